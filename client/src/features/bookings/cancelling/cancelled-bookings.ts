import { daysUntil } from '../../../i18n/days/days-until.ts'
import { bundleOf } from '../my-bookings.ts'
import type { Entry, MyBooking } from '../my-bookings.ts'

/**
 * Bookings cancelled by the venue or the customer, until their day is over. Sessions of one course, or days of one camp,
 * are one entry until the day of the last, at the first that is left; those that the venue called off are apart from those
 * that the customer cancelled. `now`: epoch milliseconds. [O-442]
 */
export function cancelledToCome(bookings: readonly MyBooking[], now: number): readonly Entry[] {
  const isLeft = ({ startsAt }: MyBooking) => daysUntil(startsAt, now) >= 0
  const cancelled = bookings.filter(({ status }) => status === 'cancelled')
  return [...Map.groupBy(cancelled, keyOf).values()].flatMap((days) => {
    const booking = days.find(isLeft)
    return booking ? [{ booking, sessions: days.length, days }] : []
  })
}

function keyOf(booking: MyBooking): string {
  return `${bundleOf(booking) ?? `booking ${booking.id}`} ${booking.cancelled?.source ?? ''}`
}
