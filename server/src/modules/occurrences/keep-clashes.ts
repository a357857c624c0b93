import { PlatformError } from '@touchline/contract'
import type { Ids } from '../../infra/store/ids.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { waitlistJob } from '../places/index.ts'
import { occupied } from './slot.ts'
import { overlap } from './person.ts'
import type { Planned } from './clash.ts'
import { readClashes, readOthers } from './read-clashes.ts'
import { sessionsHeld } from './sessions-held.ts'
import type { OccurrenceRow } from './tables.ts'

/** An occurrence with what clashes are found by. Throws `item_not_found`. */
export async function getPlanned(reads: Reads, id: string): Promise<Planned> {
  const [planned] = await reads.clashes.byIds({ ids: [id] })
  if (!planned) throw new PlatformError('item_not_found')
  return planned
}

/** An occurrence as it is stored. Throws `item_not_found`. */
export async function getRow(reads: Reads, id: string): Promise<OccurrenceRow> {
  const [row] = await reads.sales.occurrences({ ids: [id] })
  if (!row) throw new PlatformError('item_not_found')
  return row
}

/** What was and is in the way of something that changes: to be looked at again after the change. */
export async function readNeighbours(tx: Tx, planned: Planned): Promise<readonly string[]> {
  const others = await readOthers(tx, [planned])
  const span = occupied(planned.row, planned.schedule)
  const near = others.filter((other) => overlap(span, occupied(other.row, other.schedule)))
  return near.map(({ row }) => row.id)
}

/**
 * Says of occurrences whether something speaks against them, wherever that has changed, and has it looked after who waits
 * for those; answers their schedules. Part of a unit of work. [P4-003, O-48]
 */
export async function keepClashes(
  tx: Tx,
  occurrenceIds: readonly string[],
  { ids, now }: { readonly ids: Pick<Ids, 'uuid'>; readonly now: number },
): Promise<readonly string[]> {
  const planned = occurrenceIds.length === 0 ? [] : await tx.clashes.byIds({ ids: [...new Set(occurrenceIds)] })
  const clashes = await readClashes(tx, planned)
  const changed: Planned['row'][] = []
  for (const { row } of planned) {
    if (row.status === 'cancelled') continue
    const status = clashes.has(row.id) ? 'clashing' : 'bookable'
    if (status === row.status) continue
    await tx.occurrences.setStatus({ id: row.id, status, revision: ids.uuid() })
    changed.push(row)
  }
  const waitedFor = await tx.waitlists.waitedForOn({ occurrenceIds: changed.map(({ id }) => id) })
  for (const { placesId } of waitedFor) await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
  return changed.map(({ scheduleId }) => scheduleId)
}

/** What is remembered of schedules is of another state now; courses and camps last from their first to their last session. */
export async function reviseSchedules(tx: Tx, scheduleIds: readonly string[], ids: Pick<Ids, 'uuid'>): Promise<void> {
  const different = [...new Set(scheduleIds)].toSorted()
  if (different.length === 0) return
  const heads = await tx.occurrences.schedules({ scheduleIds: different })
  for (const { row } of heads) {
    const { id, bookingType, startsAt, endsAt } = row
    const isWhole = bookingType === 'courses' || bookingType === 'camps'
    const sessions = isWhole ? await tx.occurrences.sessions({ scheduleIds: [id] }) : []
    const held = sessionsHeld({ sessions })
    // Of what was called off altogether, it is told when it was to be.
    const rows = (held.length > 0 ? held : sessions).map((session) => session.row)
    const span =
      rows.length === 0
        ? { startsAt, endsAt }
        : { startsAt: Math.min(...rows.map((one) => one.startsAt)), endsAt: Math.max(...rows.map((one) => one.endsAt)) }
    await tx.occurrences.reviseSchedule({ id, revision: ids.uuid(), ...span })
  }
}
