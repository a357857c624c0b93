import { localDate } from '@touchline/clock'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { Presented, StoredLine } from '../../purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { readableDay } from './booking-window.ts'
import type { Schedule } from './parts.ts'
import { readSchedules } from './read-schedules.ts'
import { locationNameOf } from './static-occurrence.ts'

type Booking = Awaited<ReturnType<Reads['bookings']['bookingsOfItems']>>[number]

/** What lines of occurrences bought alone show beside name and price, by line id. [P3-022, P3-023] */
export async function presentSaleLines(
  reads: Reads,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<number, Presented>> {
  const bookings = await reads.bookings.bookingsOfItems({ itemIds: lines.map(({ id }) => id) })
  const schedules = await readSchedules(reads, [...new Set(bookings.map(({ scheduleId }) => scheduleId))])
  return new Map(
    bookings.flatMap((booking) => {
      const schedule = schedules.get(booking.scheduleId)
      return schedule ? [[booking.itemId, presentVisit(booking, schedule)] as const] : []
    }),
  )
}

function presentVisit(booking: Booking, schedule: Schedule): Presented {
  const { row, venue, category } = schedule
  const startsAt = presentDateTime(booking.startsAt, venue.timezone)
  const day = readableDay(localDate(booking.startsAt, venue.timezone))
  return {
    type: 'av2_booking',
    summary: `${venue.name}, ${day}, ${startsAt.local.slice(11, 16)}`,
    booking_id: booking.id,
    occurrence_id: booking.occurrenceId,
    booking_type: row.bookingType,
    starts_at: startsAt,
    ends_at: presentDateTime(booking.endsAt, venue.timezone),
    venue: venue.wire,
    location_name: locationNameOf(schedule),
    category_slug: category.slug,
    schedule_slug: row.slug,
    picture_kind: category.pictureKind,
  }
}
