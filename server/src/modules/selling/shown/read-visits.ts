import type { CartItem, Unworded } from '@touchline/contract'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import type { ShownBooking } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { presentCalendarEntry, readCalendarEntries } from '../../reservations/index.ts'
import { type Schedule, type SessionRow, whereIs } from '../../schedules/index.ts'

/** Time and place of a booking, and its calendar entry once it is ordered. */
export type Visit = Required<Pick<Unworded<CartItem>, 'starts_at' | 'ends_at' | 'location_name'>> &
  Pick<Unworded<CartItem>, 'cancelled_at' | 'calendar'>

/**
 * Presents when and where bookings are. The times are the booking's own, which follow its occurrence until it is
 * cancelled. An ordered booking is where its occurrence is now, which may not be where its schedule is.
 */
export async function readVisits(
  reads: Reads,
  bookings: readonly ShownBooking[],
): Promise<(booking: ShownBooking, schedule: Schedule) => Visit> {
  const ordered = bookings.filter(({ orderId }) => typeof orderId === 'number')
  const entries = await readCalendarEntries(
    reads,
    ordered.map(({ id }) => id),
  )
  const ids = [...new Set(ordered.map(({ occurrenceId }) => occurrenceId))]
  const rows = ids.length === 0 ? [] : await reads.occurrences.byIds({ ids })
  const occurrences = new Map<string, SessionRow>(rows.map((row) => [row.id, row]))
  return (booking, schedule) => {
    const { timezone } = schedule.venue
    const entry = entries.get(booking.id)
    const occurrence = occurrences.get(booking.occurrenceId)
    const { friendly_location_name: friendly, location_name: location } = whereIs(schedule, occurrence)
    return {
      starts_at: presentDateTime(booking.startsAt, timezone),
      ends_at: presentDateTime(booking.endsAt, timezone),
      location_name: friendly ?? location,
      ...(booking.cancelledAt && { cancelled_at: presentInstant(booking.cancelledAt) }),
      ...(entry && { calendar: presentCalendarEntry(entry, occurrence?.postponed === true) }),
    }
  }
}
