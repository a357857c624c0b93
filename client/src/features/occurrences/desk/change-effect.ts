import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../../api/keys.ts'

type WireBooking = Entity<'Booking'>

/** What a change needs to know of a booking. */
export type ConcernedBooking = Pick<Read<WireBooking>, 'status' | 'price'>

/** Whom a change of a session concerns. */
export type ChangeEffect = {
  readonly bookings: number
  /** What calling it off refunds, in minor units. */
  readonly refund: number
}

/** The effect on the bookings of a session. The venue refunds everything paid: the price is a booking's share of it. */
export function effectOn(bookings: readonly ConcernedBooking[]): ChangeEffect {
  const settled = bookings.filter(({ status }) => status === 'settled')
  return { bookings: settled.length, refund: settled.reduce((sum, { price }) => sum + (price?.value ?? 0), 0) }
}
