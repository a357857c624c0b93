import type { Reads } from '../../repositories.ts'
import type { Told } from '../mails/index.ts'
import { type BookingRow, readCalendarEntries } from '../reservations/index.ts'
import { datedOf, readSessions } from '../schedules/index.ts'
import { currencyOf } from '../site/index.ts'
import { readCancellationFacts, unitOf } from './cancelling/read-units.ts'
import { summariseUnit } from './cancelling/summarise-unit.ts'

/** Bookings as mails show them: time and place come from the booking's own row, which is the customer's. */
export async function toldOf(reads: Reads, bookings: readonly BookingRow[], now: number): Promise<readonly Told[]> {
  if (bookings.length === 0) return []
  const sessions = await readSessions(reads, bookings)
  const entries = await readCalendarEntries(
    reads,
    bookings.map(({ id }) => id),
  )
  const isToCome = ({ status, startsAt }: BookingRow) => status === 'settled' && startsAt > now
  const toCome = bookings.filter(isToCome)
  const facts = toCome.length > 0 ? await readCancellationFacts(reads, toCome, now) : undefined
  const currency = currencyOf(await reads.site.getClient())
  return bookings.flatMap((booking) => {
    const found = sessions.get(booking.occurrenceId)
    if (!found) return []
    const { id: bookingId, startsAt, endsAt, userId, ownerId, orderId, venueId, price } = booking
    const { schedule, session } = found
    const dated = datedOf(schedule, session)
    const calendar = entries.get(bookingId) ?? null
    const unit = facts && isToCome(booking) ? unitOf(facts, booking, { now, source: 'customers' }) : undefined
    const cancellation = unit && dated.isPostponed !== true ? summariseUnit(schedule, unit, { now, currency }) : null
    const terms = { cancellation, price, bring: schedule.row.bring }
    return [{ ...dated, startsAt, endsAt, bookingId, calendar, terms, userId, ownerId, orderId, venueId }]
  })
}
