import type { Reads } from '../../repositories.ts'
import type { Told } from '../mails/index.ts'
import { type BookingRow, readCalendarEntries } from '../reservations/index.ts'
import { datedOf, readSessions } from '../schedules/index.ts'
import { summariseCancellation } from '../selling/index.ts'
import { currencyOf } from '../site/index.ts'

/** Bookings as mails show them: time and place come from the booking's own row, which is the customer's. */
export async function toldOf(reads: Reads, bookings: readonly BookingRow[], now: number): Promise<readonly Told[]> {
  if (bookings.length === 0) return []
  const sessions = await readSessions(reads, bookings)
  const entries = await readCalendarEntries(
    reads,
    bookings.map(({ id }) => id),
  )
  const currency = currencyOf(await reads.site.getClient())
  return bookings.flatMap((booking) => {
    const found = sessions.get(booking.occurrenceId)
    if (!found) return []
    const { id: bookingId, startsAt, endsAt, userId, ownerId, orderId, venueId, price } = booking
    const { schedule, session } = found
    const calendar = entries.get(bookingId) ?? null
    const isToCome = booking.status !== 'cancelled' && startsAt > now
    const terms = {
      cancellation: isToCome ? summariseCancellation(schedule, { startsAt, price, now }, currency) : null,
      bring: schedule.row.bring,
    }
    const dated = datedOf(schedule, session)
    return [{ ...dated, startsAt, endsAt, bookingId, calendar, terms, userId, ownerId, orderId, venueId }]
  })
}
