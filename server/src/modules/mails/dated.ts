import type { Reads } from '../../repositories.ts'
import { readSchedules, type Schedule, type Session, whereIs } from '../occurrences/index.ts'
import type { Dated } from './words.ts'

/** An occurrence as mails name it. */
export function datedOf(schedule: Schedule, { row }: Session): Dated {
  const { location_name: room, friendly_location_name: friendly } = whereIs(schedule, row)
  const { name: venue, timezone } = schedule.venue
  const { startsAt, endsAt } = row
  const location = [friendly ?? room, venue].filter((part, index, all) => all.indexOf(part) === index).join(', ')
  return { name: schedule.row.name, startsAt, endsAt, timezone, location }
}

/** The same, read. Throws when there is no such occurrence. */
export async function readDated(reads: Reads, occurrenceId: string): Promise<Dated> {
  const [row] = await reads.sales.occurrences({ ids: [occurrenceId] })
  const schedule = row && (await readSchedules(reads, [row.scheduleId])).get(row.scheduleId)
  if (!schedule) throw new Error(`there is no occurrence ${occurrenceId}`)
  return datedOf(schedule, { row })
}
