import type { Reads } from '../../repositories.ts'
import type { Schedule, Session } from './parts/parts.ts'
import { readSchedules } from './read-schedules.ts'

export type Scheduled = { readonly schedule: Schedule; readonly session: Session }

/**
 * Occurrences by id with their schedules, of any kind: sessions of courses and camps come with their schedule, others
 * are read. Unknown ids are absent. At most 1,024.
 */
export async function readSessions(
  reads: Reads,
  wanted: readonly { readonly occurrenceId: string; readonly scheduleId: string }[],
): Promise<ReadonlyMap<string, Scheduled>> {
  const schedules = await readSchedules(
    reads,
    wanted.map(({ scheduleId }) => scheduleId),
  )
  const found = new Map<string, Scheduled>()
  for (const schedule of schedules.values()) {
    for (const session of schedule.sessions) found.set(session.row.id, { schedule, session })
  }
  const others = wanted.filter(({ occurrenceId }) => !found.has(occurrenceId))
  for (const scheduled of await readAlone(reads, others, schedules)) found.set(scheduled.session.row.id, scheduled)
  return found
}

async function readAlone(
  reads: Reads,
  wanted: readonly { readonly occurrenceId: string }[],
  schedules: ReadonlyMap<string, Schedule>,
): Promise<readonly Scheduled[]> {
  if (wanted.length === 0) return []
  const rows = await reads.occurrences.byIds({ ids: [...new Set(wanted.map(({ occurrenceId }) => occurrenceId))] })
  return rows.flatMap((row) => {
    const schedule = schedules.get(row.scheduleId)
    return schedule ? [{ schedule, session: { row } }] : []
  })
}
