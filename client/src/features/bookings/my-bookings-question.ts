import { listBookings } from '@touchline/contract/calls/bookings'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import type { Question } from '../../app/answers/question.ts'
import type { Owner } from '../../app/session/session-state.ts'
import { cancellationSource } from './cancellation-source.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

type Query = { readonly userId?: number }

async function readBookings(whose: Query): Promise<readonly MyBooking[]> {
  const query = { cancellationSource: cancellationSource(), ...whose }
  const status = ['settled' as const, 'cancelled' as const]
  return bookingsIn(
    await allPages((page) => callList(listBookings, { query: { ...query, status, ...page }, wholeAccount: true })),
  )
}

/** The bookings of the login, which names itself: they can be read before the user is known. */
export const readOwnBookings = (): Promise<readonly MyBooking[]> => readBookings({})

/**
 * All bookings of the logged-in user and their family outside baskets, by time, whoever is acted for; while staff serve
 * a customer, that customer's.
 */
export function myBookingsQuestion({ id, isSelf }: Pick<Owner, 'id' | 'isSelf'>): Question<readonly MyBooking[]> {
  return [[listBookings.name, id, 'own'], isSelf ? readOwnBookings : () => readBookings({ userId: id })]
}
