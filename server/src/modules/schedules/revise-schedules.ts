import type { Ids } from '../../infra/store/ids.ts'
import type { Tx } from '../../repositories.ts'
import { sessionsHeld } from './sessions-held.ts'
import { occurrenceWrites } from './write-repository.ts'

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
    await occurrenceWrites(tx).reviseSchedule({ id, revision: ids.uuid(), ...span })
  }
}
