import { localDate } from '@touchline/clock'
import type { Reads } from '../../repositories.ts'
import { readSchedules } from '../schedules/index.ts'
import { bookingPath } from '../site/index.ts'

/** The page of the bookings site that books an occurrence, or the course it belongs to; undefined without one. */
export async function readBookingPath(
  reads: Reads,
  occurrence: { readonly id: string; readonly scheduleId: string; readonly startsAt: number },
): Promise<string | undefined> {
  const schedule = (await readSchedules(reads, [occurrence.scheduleId])).get(occurrence.scheduleId)
  if (!schedule) return undefined
  const { row, venue, category } = schedule
  return bookingPath(row.bookingType, {
    venueSlug: venue.slug,
    categorySlug: category.slug,
    slug: row.slug,
    occurrenceId: occurrence.id,
    day: localDate(occurrence.startsAt, venue.timezone),
  })
}
