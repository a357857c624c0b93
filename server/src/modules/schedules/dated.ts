import type { Text } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { Schedule, Session } from './parts/parts.ts'
import { readSchedules } from './read-schedules.ts'
import { whereIs } from './static-occurrence.ts'
import { text } from '../../texts/index.ts'

/** Name, time and place, as mails and baskets show them. */
export type Dated = {
  readonly name: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly timezone: string
  /** From the room up to the venue. */
  readonly location: Text | string
  /** The time does not count, and a new one will follow. */
  readonly isPostponed?: true
}

/** The name, time and place of an occurrence. */
export function datedOf(schedule: Schedule, { row }: Session): Dated {
  const { location_name: room, friendly_location_name: friendly } = whereIs(schedule, row)
  const { name: venue, timezone } = schedule.venue
  const { startsAt, endsAt } = row
  const place = friendly ?? room
  return {
    name: schedule.row.name,
    startsAt,
    endsAt,
    timezone,
    location: within(place, venue),
    ...(row.postponed === true && { isPostponed: true as const }),
  }
}

function within(place: Text | string, venue: string): Text | string {
  if (typeof place === 'string') return place === venue ? venue : `${place}, ${venue}`
  return text('programme:place_at', { place, venue })
}

/** Loads them. Throws when the occurrence does not exist. */
export async function readDated(reads: Reads, occurrenceId: string): Promise<Dated> {
  const [row] = await reads.occurrences.byIds({ ids: [occurrenceId] })
  const schedule = row && (await readSchedules(reads, [row.scheduleId])).get(row.scheduleId)
  if (!schedule) throw new Error(`there is no occurrence ${occurrenceId}`)
  return datedOf(schedule, { row })
}
