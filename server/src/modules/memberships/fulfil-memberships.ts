import { addDays, daysBetween, localDate } from '@touchline/clock'
import type { Ended, Sale, StoredLine } from '../../purchasables/purchasable.ts'
import type { Tx } from '../../repositories.ts'
import { changeIn, newIn } from './bought-as.ts'
import { lastDayFrom } from './sell-membership.ts'
import { scheduleEndNotice } from './remind-members.ts'
import { membershipWrites } from './repository.ts'

/**
 * Turns paid lines into memberships: new ones from today, a further month (from the day after the last day, or from
 * today where that has passed), or another type from now on. Part of the transaction that settles the order.
 */
export async function fulfilMemberships(tx: Tx, lines: readonly StoredLine[], sale: Sale): Promise<void> {
  for (const line of lines) {
    const [joined, change] = [newIn(line.purchasableId), changeIn(line.purchasableId)]
    if (joined) await join(tx, line, { ...sale, ...joined })
    else if (change) await membershipWrites(tx).changeType({ id: change.membershipId, membershipTypeId: change.typeId })
    else await renew(tx, line, sale)
  }
}

/** Ends the unused time of refunded memberships and renewals. Answers the lines that ended. Part of a transaction. */
export async function endMemberships(tx: Tx, lines: readonly StoredLine[], now: number): Promise<readonly Ended[]> {
  const ended = await membershipWrites(tx).endTimes({ itemIds: lines.map(({ id }) => id), endedAt: now })
  for (const { membershipId: id, days } of ended) {
    await membershipWrites(tx).lock({ id })
    const [membership] = await tx.memberships.byIds({ ids: [id] })
    if (membership?.endsOn) await membershipWrites(tx).endOn({ id, endsOn: addDays(membership.endsOn, -days) })
  }
  return ended.map(({ orderItemId: id }) => ({ id }))
}

async function timezoneAt(tx: Tx, venueId: number): Promise<string> {
  return (await tx.venues.byId({ id: venueId }))?.timezone ?? 'UTC'
}

async function join(
  tx: Tx,
  line: StoredLine,
  { ownerId, now, typeId, venueId }: Sale & { readonly typeId: number; readonly venueId: number },
): Promise<void> {
  const timezone = await timezoneAt(tx, venueId)
  const startsOn = localDate(now, timezone)
  const id = await tx.idBlocks.reserve({ kind: 'membership', count: 1 })
  const endsOn = lastDayFrom(startsOn)
  await membershipWrites(tx).insert({
    id,
    userId: line.purchasedForUserId ?? ownerId,
    membershipTypeId: typeId,
    homeVenueId: venueId,
    startsOn,
    endsOn,
    orderItemId: line.id,
  })
  await noteTime(tx, { line, id, startsOn, endsOn })
  await scheduleEndNotice(tx, { membershipId: id, endsOn, timezone })
}

async function renew(tx: Tx, line: StoredLine, { now }: Sale): Promise<void> {
  const id = Number(line.purchasableId)
  await membershipWrites(tx).lock({ id })
  const [membership] = await tx.memberships.byIds({ ids: [id] })
  if (!membership?.endsOn) return
  const timezone = await timezoneAt(tx, membership.homeVenueId)
  const today = localDate(now, timezone)
  const next = addDays(membership.endsOn, 1)
  const startsOn = next < today ? today : next
  const endsOn = lastDayFrom(startsOn)
  await membershipWrites(tx).endOn({ id, endsOn })
  await noteTime(tx, { line, id, startsOn, endsOn })
  await scheduleEndNotice(tx, { membershipId: id, endsOn, timezone })
}

type Time = { readonly line: StoredLine; readonly id: number; readonly startsOn: string; readonly endsOn: string }

function noteTime(tx: Tx, { line, id: membershipId, startsOn, endsOn }: Time): Promise<void> {
  const days = daysBetween(startsOn, endsOn) + 1
  return membershipWrites(tx).insertTime({ orderItemId: line.id, membershipId, days, endedAt: null })
}
