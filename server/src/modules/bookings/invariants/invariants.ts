import { zero } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { findPaidLine, readLeftOfLine } from '../cancelling/withdraw-penalty.ts'

type Broken = { readonly rule: string; readonly detail: string }

/**
 * Bookings have claims, agree with their bundle in state and price, belong to occurrences that take place, and never
 * put a person in two places at one time.
 */
export async function checkBookings(reads: Reads): Promise<readonly Broken[]> {
  const { bookingChecks } = reads
  const uncovered = await bookingChecks.uncovered()
  const calledOff = await bookingChecks.calledOff()
  const straying = await bookingChecks.straying()
  const uneven = await bookingChecks.uneven()
  const doubled = await bookingChecks.doubled()
  const unbacked = await bookingChecks.unbacked()
  const overpaid = await bookingChecks.overpaid()
  return [
    ...(await checkWithdrawn(reads)),
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

/** Except when a refund of the order has failed since: staff repeat it. [O-54, O-207] */
async function checkWithdrawn(reads: Reads): Promise<readonly Broken[]> {
  const broken: Broken[] = []
  for (const penalty of await reads.penalties.listWithdrawnPaid()) {
    const line = await findPaidLine(reads, penalty)
    if (!line) continue
    const { orderId } = line
    const { amount } = await readLeftOfLine(reads, line)
    const refunds = await reads.payments.refundsOfOrders({ orderIds: [orderId] })
    if (amount === zero || refunds.some(({ state }) => state === 'failed')) continue
    const detail = `penalty ${penalty.id}: ${amount} is left of order ${orderId}`
    broken.push({ rule: 'what was paid for a withdrawn penalty has come back', detail })
  }
  return broken
}
