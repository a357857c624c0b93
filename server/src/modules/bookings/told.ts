import type { Reads } from '../../repositories.ts'
import type { Told } from '../mails/index.ts'
import { datedOf, readSessions } from '../schedules/index.ts'
import type { BookingRow } from '../reservations/index.ts'

/** Bookings as mails show them: time and place come from the booking's own row, which is the customer's. */
export async function toldOf(reads: Reads, bookings: readonly BookingRow[]): Promise<readonly Told[]> {
  const sessions = await readSessions(reads, bookings)
  return bookings.flatMap((booking) => {
    const found = sessions.get(booking.occurrenceId)
    if (!found) return []
    const { id: bookingId, sequence, startsAt, endsAt, userId, ownerId, orderId } = booking
    const dated = datedOf(found.schedule, found.session)
    return [{ ...dated, startsAt, endsAt, bookingId, sequence, userId, ownerId, orderId }]
  })
}
