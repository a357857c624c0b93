import type { Chosen } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'
import type { Person } from './person.ts'

/** Loads the facts of possible attendees, with their bookings in a span of time: one query per table. */
export async function readPersons(
  reads: Reads,
  ids: readonly number[],
  { now, from, to }: { readonly now: number; readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map()
  const memberships = await reads.memberships.heldPrices(ids)
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
        bookings: (bookingsOf.get(id) ?? []).map(({ held, ordered, choice, ...booking }) => ({
          ...booking,
          atOwnPrice: isOwn(held ?? ordered, choice),
        })),
        agreed: new Set(agreed.filter(({ userId }) => userId === id).map(({ restrictionId }) => restrictionId)),
        waits: waits
          .filter(({ userId }) => userId === id)
          .map(({ id: entryId, placesId, count, offerExpiresAt }) => ({
            entryId,
            placesId,
            count,
            offeredUntil: offerExpiresAt !== null && offerExpiresAt > now ? offerExpiresAt : null,
          })),
      },
    ]),
  )
}

type Applied = { readonly benefit: boolean; readonly package: boolean }

/** A ticket at the price of another customer, who showed their membership, is at that customer's price. */
function isOwn(applied: Applied | null, choice: unknown): boolean {
  // Written by the type that parsed it.
  const discount = (choice as Chosen | null)?.discount
  return applied !== null && (applied.package || (applied.benefit && discount === undefined))
}

type Around = { readonly occurrences: readonly Pick<OccurrenceRow, 'id' | 'scheduleId' | 'startsAt' | 'endsAt'>[] }

/**
 * The people with the tickets that others bought at their price at some occurrences: a customer who showed a membership
 * has had their own price there.
 */
export async function withGivenPrices(
  reads: Reads,
  persons: ReadonlyMap<number, Person>,
  { occurrences }: Around,
): Promise<ReadonlyMap<number, Person>> {
  const members = [...persons.values()].filter(({ memberships }) => memberships.length > 0)
  if (members.length === 0 || occurrences.length === 0) return persons
  const given = await reads.carts.pricesGivenAt({ occurrenceIds: occurrences.map(({ id }) => id) })
  return new Map(
    [...persons].map(([id, person]) => {
      const own = given.flatMap(({ choice, itemId, occurrenceId, bookingId }) => {
        // Written by the type that parsed it.
        const isFor = (choice as Chosen | null)?.discount?.customerId === id
        const at = occurrences.find((one) => one.id === occurrenceId)
        if (!isFor || !at) return []
        const { scheduleId, startsAt, endsAt } = at
        const place = { id: bookingId, itemId, occurrenceId, scheduleId, name: '', startsAt, endsAt }
        return [{ ...place, status: 'reserved' as const, exclusive: false, atOwnPrice: true }]
      })
      return [id, { ...person, bookings: [...person.bookings, ...own] }]
    }),
  )
}
