import { readBookingBundle } from '@touchline/contract/calls/bookings'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { cancellationSource } from '../cancellation-source.ts'
import { bookingsIn, bundleOf } from '../my-bookings.ts'
import type { Entry, MyBooking } from '../my-bookings.ts'

/** All days of an entry's camp by time, asked for where the page has read only the latest. */
export function useCampDays({ booking, days }: Entry): readonly MyBooking[] {
  const id = booking.bookingType === 'camps' ? bundleOf(booking) : null
  const settled = days.filter(({ status }) => status === 'settled').length
  const isWhole = settled >= (booking.bookingBundleContext?.totalSettledBookings ?? 0)
  const query = useQuery(
    id === null || isWhole ? null : [readBookingBundle.name, id],
    async () => {
      const query = { cancellationSource: cancellationSource() }
      const { bookings } = await call(readBookingBundle, { params: { id: id ?? 0 }, query })
      return bookingsIn(bookings ?? [])
    },
    'component',
  )
  if (query.status !== 'success') return days
  const known = new Set(days.map((day) => day.id))
  const others = query.data.filter((day) => !known.has(day.id))
  return [...others, ...days].toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))
}
