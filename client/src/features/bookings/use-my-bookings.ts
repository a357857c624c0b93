import { listBookings } from '@touchline/contract/calls/bookings'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import type { Owner } from '../../app/session/session-state.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import { cancellationSource } from './cancellation-source.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

/**
 * All bookings of the logged-in user and their family outside baskets, by time, whoever is acted for; while staff serve
 * a customer, that customer's. `onRead` gets each answer.
 */
export function useMyBookings(
  { id, isSelf }: Pick<Owner, 'id' | 'isSelf'>,
  otherErrors: OtherErrors = 'boundary',
  onRead: (bookings: readonly MyBooking[]) => void = () => undefined,
): Query<readonly MyBooking[]> {
  return useQuery(
    [listBookings.name, id, 'own'],
    async () => {
      const whose = isSelf ? {} : { userId: id }
      const query = { cancellationSource: cancellationSource(), ...whose }
      const status = ['settled' as const, 'cancelled' as const]
      const bookings = bookingsIn(
        await allPages((page) => callList(listBookings, { query: { ...query, status, ...page }, wholeAccount: true })),
      )
      onRead(bookings)
      return bookings
    },
    otherErrors,
  )
}
