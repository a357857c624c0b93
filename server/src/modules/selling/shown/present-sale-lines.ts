import type { Presented, ShownBooking, Showing, StoredLine } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { ticketsAmong } from '../../reservations/index.ts'
import { suitableFor } from '../eligibility/ages.ts'
import { summariseLine } from '../cancelling/summarise-line.ts'
import { type Schedule, readOtherSchedules } from '../../schedules/index.ts'
import type { SaleFacts } from '../read-sale-facts.ts'
import { isLeft, readReusable, readShownBookings } from './read-shown.ts'
import { readVisits, type Visit } from './read-visits.ts'
import { text } from '../../../texts/index.ts'

/** Occurrence details of basket and order lines bought alone, by line id. */
export async function presentSaleLines(
  reads: Reads,
  lines: readonly StoredLine[],
  { currency, now, fresh }: Showing<Pick<SaleFacts, 'schedules'>>,
): Promise<ReadonlyMap<number, Presented>> {
  const bookings = await readShownBookings(reads, lines, fresh)
  const scheduleIds = [...new Set(bookings.map(({ scheduleId }) => scheduleId))]
  const schedules = await readOtherSchedules(reads, scheduleIds, fresh?.facts.schedules)
  const visitOf = await readVisits(reads, bookings)
  const isReusable = await readReusable(reads, lines, { bookings, now })
  const byId = new Map(lines.map((line) => [line.id, line]))
  return new Map(
    [...Map.groupBy(bookings, ({ itemId }) => itemId).values()].flatMap((own) => {
      // Tickets that were given back are bookings of their own.
      const left = own.filter(isLeft)
      const booking = left[0] ?? own[0]
      if (!booking) return []
      const schedule = schedules.get(booking.scheduleId)
      if (!schedule) return []
      const line = byId.get(booking.itemId)
      const sold = { bookings: left, extras: line?.extrasTotal, usesPackage: line && isReusable(line) }
      const summary = summariseLine(schedule, sold, { now, currency })
      const visit = {
        ...presentVisit(booking, schedule, visitOf(booking, schedule)),
        ...(summary && { cancellation_summary: summary }),
        ...(line &&
          left.length > 0 &&
          left.length < own.length && { tickets_left: ticketsAmong(left, own, line.quantity) }),
      }
      return [[booking.itemId, { ...visit, max_quantity: line && isByNumber(line, schedule) ? null : 1 }] as const]
    }),
  )
}

/** Places without a name are limited only by the places left, including those offered to the owner. [P5-002, P5-007] */
function isByNumber({ purchasableType, purchasedForUserId }: StoredLine, { row }: Schedule): boolean {
  if (purchasedForUserId !== null || purchasableType === 'av2Booking') return false
  return row.bookingType === 'ticketed' || purchasableType === 'purchasableOccurrence'
}

function presentVisit(booking: ShownBooking, schedule: Schedule, visit: Visit): Presented {
  const { row, venue, category } = schedule
  const audience = suitableFor(row)
  return {
    type: 'av2_booking',
    summary: text('carts:place_and_time', { place: venue.name, when: visit.starts_at.local }),
    booking_id: booking.id,
    occurrence_id: booking.occurrenceId,
    booking_type: row.bookingType,
    ...visit,
    venue: venue.wire,
    category_slug: category.slug,
    schedule_slug: row.slug,
    picture_kind: category.pictureKind,
    ...(audience && { suitable_for: audience }),
    bring: [...row.bring],
  }
}
