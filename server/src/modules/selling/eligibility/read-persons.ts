import type { Reads } from '../../../repositories.ts'
import type { Person } from './person.ts'

/** Loads the facts of possible attendees, with their bookings in a span of time: one query per table. */
export async function readPersons(
  reads: Reads,
  ids: readonly number[],
  { now, from, to }: { readonly now: number; readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map()
  const memberships = await reads.memberships.givingPrices(ids, now)
  const bookings = from <= to ? await reads.bookings.liveBetween({ userIds: ids, from, to }) : []
  const agreed = await reads.restrictions.agreedBy({ userIds: ids })
  const waits = await reads.waitlists.liveOfUsers({ userIds: ids })
  const birthdays = new Map((await reads.users.birthdays({ ids })).map(({ id, bornOn }) => [id, bornOn]))
  const bookingsOf = Map.groupBy(bookings, ({ userId }) => userId)
  return new Map(
    ids.map((id) => [
      id,
      {
        id,
        bornOn: birthdays.get(id) ?? null,
        memberships: memberships.get(id) ?? [],
        bookings: bookingsOf.get(id) ?? [],
        agreed: new Set(agreed.filter(({ userId }) => userId === id).map(({ restrictionId }) => restrictionId)),
        waits: waits
          .filter(({ userId }) => userId === id)
          .map(({ id: entryId, placesId, count, offerExpiresAt }) => ({
            entryId,
            placesId,
            count,
            hasOffer: offerExpiresAt !== null && offerExpiresAt > now,
          })),
      },
    ]),
  )
}
