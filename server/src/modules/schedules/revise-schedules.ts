import type { Ids } from '../../infra/store/ids.ts'
import type { Tx } from '../../repositories.ts'
import { sessionsHeld } from './sessions-held.ts'
import { occurrenceWrites } from './write-repository.ts'

/** Gives schedules new revisions and updates the span of courses and camps. Part of a transaction. */
export async function reviseSchedules(tx: Tx, scheduleIds: readonly string[], ids: Pick<Ids, 'uuid'>): Promise<void> {
  const different = [...new Set(scheduleIds)].toSorted()
  if (different.length === 0) return
  const heads = await tx.occurrences.schedules({ scheduleIds: different })
  for (const { row } of heads) {
    const { id, bookingType, startsAt, endsAt } = row
    const isWhole = bookingType === 'courses' || bookingType === 'camps'
    const sessions = isWhole ? await tx.occurrences.sessions({ scheduleIds: [id] }) : []
    const held = sessionsHeld({ sessions })
    // A schedule that is called off altogether shows its planned sessions.
    const rows = (held.length > 0 ? held : sessions).map((session) => session.row)
    const span =
      rows.length === 0
        ? { startsAt, endsAt }
        : { startsAt: Math.min(...rows.map((one) => one.startsAt)), endsAt: Math.max(...rows.map((one) => one.endsAt)) }
    await occurrenceWrites(tx).reviseSchedule({ id, revision: ids.uuid(), ...span })
  }
}
