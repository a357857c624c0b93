import { addDays, localDate } from '@touchline/clock'
import type { Sale, StoredLine } from '../../purchasable.ts'
import type { Tx } from '../../repositories.ts'
import { newIn } from './new-membership.ts'
import { lastDayFrom } from './sell-membership.ts'

/**
 * Lines that are paid become memberships from today on, or another month of those there are: from the day after their last
 * one, or from today where that is over. Part of the unit of work that settles the order. [O-56, O-174]
 */
export async function settleMemberships(tx: Tx, lines: readonly StoredLine[], sale: Sale): Promise<void> {
  for (const line of lines) {
    const joined = newIn(line.purchasableId)
    if (joined) await join(tx, line, { ...sale, ...joined })
    else await renew(tx, Number(line.purchasableId), sale)
  }
}

async function todayAt(tx: Tx, venueId: number, now: number): Promise<string> {
  return localDate(now, (await tx.venues.byId({ id: venueId }))?.timezone ?? 'UTC')
}

async function join(
  tx: Tx,
  line: StoredLine,
  { ownerId, now, typeId, venueId }: Sale & { readonly typeId: number; readonly venueId: number },
): Promise<void> {
  const startsOn = await todayAt(tx, venueId, now)
  await tx.memberships.insert({
    id: await tx.idBlocks.reserve({ kind: 'membership', count: 1 }),
    userId: line.purchasedForUserId ?? ownerId,
    membershipTypeId: typeId,
    homeVenueId: venueId,
    startsOn,
    endsOn: lastDayFrom(startsOn),
    orderItemId: line.id,
  })
}

async function renew(tx: Tx, id: number, { now }: Sale): Promise<void> {
  const [membership] = await tx.memberships.byIds({ ids: [id] })
  if (!membership?.endsOn) return
  const today = await todayAt(tx, membership.homeVenueId, now)
  const next = addDays(membership.endsOn, 1)
  await tx.memberships.extend({ id, endsOn: lastDayFrom(next < today ? today : next) })
}
