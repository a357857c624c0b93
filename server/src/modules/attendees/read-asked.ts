import type { Chosen } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { readSchedules } from '../schedules/index.ts'
import { unmetRestrictions } from '../selling/index.ts'
import { type Asked, askedOf, type Line } from './asked.ts'

type Agreement = { readonly userId: number; readonly restrictionId: number }

/** Everybody who comes by a basket and is asked something, in the order of its lines. `given` is agreed to as well. */
export async function readAsked(
  reads: Reads,
  { cartId, given = [] }: { readonly cartId: number; readonly given?: readonly Agreement[] },
): Promise<readonly Asked[]> {
  const lines = linesIn(await reads.attendees.linesOf({ cartId }))
  const schedules = await readSchedules(
    reads,
    lines.map(({ scheduleId }) => scheduleId),
  )
  const asking = lines.flatMap((line) => {
    const schedule = schedules.get(line.scheduleId)
    const asks = schedule && (schedule.waiver !== null || (!line.isAnswered && schedule.sections.length > 0))
    return asks ? [{ line, schedule }] : []
  })
  if (asking.length === 0) return []
  const userIds = [...new Set(asking.flatMap(({ line }) => line.user?.id ?? []))]
  const agreed = userIds.length === 0 ? [] : await reads.restrictions.agreedBy({ userIds })
  const entered = await reads.attendees.ofItems({ itemIds: asking.map(({ line }) => line.itemId) })
  return asking.flatMap(({ line, schedule }) => {
    const own = [...agreed, ...given].filter(({ userId }) => userId === line.user?.id)
    return askedOf(line, { schedule, entered, agreed: new Set(own.map(({ restrictionId }) => restrictionId)) })
  })
}

/** Whether something is still to be said of somebody before a basket can be paid. */
export async function isSomethingAsked(reads: Reads, basket: Parameters<typeof readAsked>[1]): Promise<boolean> {
  return (await readAsked(reads, basket)).some(({ isComplete }) => !isComplete)
}

/** Whether booking a schedule for somebody would leave something to ask: nobody can answer for them meanwhile. */
export async function wouldAsk(
  reads: Reads,
  {
    scheduleId,
    userId,
    isBundle,
  }: { readonly scheduleId: string; readonly userId: number; readonly isBundle: boolean },
): Promise<boolean> {
  const schedule = (await readSchedules(reads, [scheduleId])).get(scheduleId)
  if (!schedule) return false
  if (!isBundle && schedule.sections.length > 0) return true
  const agreed = await reads.restrictions.agreedBy({ userIds: [userId] })
  return unmetRestrictions(schedule, new Set(agreed.map(({ restrictionId }) => restrictionId))) !== null
}

type Row = Awaited<ReturnType<Reads['attendees']['linesOf']>>[number]

function linesIn(rows: readonly Row[]): readonly Line[] {
  const firsts = new Map<number, Row>()
  for (const row of rows) if (!firsts.has(row.item.id)) firsts.set(row.item.id, row)
  return [...firsts.values()].map(({ item, booking, user }) => ({
    itemId: item.id,
    name: item.name,
    occurrenceId: booking.occurrenceId,
    scheduleId: booking.scheduleId,
    user: booking.userId === null || !user ? null : { id: booking.userId, ...user },
    count: booking.count,
    isBundle: booking.bundleId !== null,
    // Written by the type that parsed it.
    isAnswered: booking.bundleId !== null && !(item.choice as Chosen | null)?.answersLater,
  }))
}
