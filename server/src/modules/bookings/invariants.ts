import type { Reads } from '../../repositories.ts'

type Broken = { readonly rule: string; readonly detail: string }

/**
 * Bookings are covered by claims, follow their bundle, share its price, are at what takes place, and put nobody in two
 * places at one time.
 */
export async function checkBookings({ bookingChecks }: Reads): Promise<readonly Broken[]> {
  const uncovered = await bookingChecks.uncovered()
  const calledOff = await bookingChecks.calledOff()
  const straying = await bookingChecks.straying()
  const uneven = await bookingChecks.uneven()
  const doubled = await bookingChecks.doubled()
  const unbacked = await bookingChecks.unbacked()
  const overpaid = await bookingChecks.overpaid()
  return [
    ...unbacked.map(({ id, amount, returned }) => ({
      rule: 'what came back is credited',
      detail: `grant ${id} of ${amount} for ${returned}`,
    })),
    ...overpaid.map(({ id, total, returned }) => ({
      rule: 'no more comes back than was paid',
      detail: `order ${id}: ${returned} of ${total}`,
    })),
    ...uncovered.map(({ id, occurrenceId }) => ({
      rule: 'live bookings are covered by a live claim',
      detail: `booking ${id} of ${occurrenceId}`,
    })),
    ...calledOff.map(({ id, status, occurrenceId }) => ({
      rule: 'nobody is booked on what was called off',
      detail: `booking ${id} of ${occurrenceId} is ${status}`,
    })),
    ...straying.map(({ id, status, bundle }) => ({
      rule: 'bookings follow their bundle',
      detail: `booking ${id} is ${status}, its bundle ${bundle}`,
    })),
    ...uneven.map(({ id, price, shares }) => ({
      rule: 'shares add up to the price',
      detail: `bundle ${id}: ${shares} of ${price}`,
    })),
    ...doubled.map(({ id, other, userId }) => ({
      rule: 'one person, one place at one time',
      detail: `user ${userId}: bookings ${id} and ${other}`,
    })),
  ]
}
