import { PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { readCatalogue } from '../occurrences/index.ts'
import type { CartState } from './cart.ts'

/**
 * Checks before money moves that everything in the basket can still be had: places are held, nothing has ended, no
 * penalty blocks the owner. The price a customer saw holds for the life of the basket.
 * Throws `booking_blocked` or `not_bookable`.
 */
export async function recheckCart(reads: Reads, { cart, items }: CartState, now: number): Promise<void> {
  if (await reads.penalties.blocksBooking(cart.userId)) throw new PlatformError('booking_blocked')
  const catalogue = await readCatalogue(reads)
  const bundles = await reads.bookings.bundlesOfCart(cart.id)
  for (const item of items.filter(({ parentId }) => parentId === null)) {
    const entry = item.scheduleId === null ? undefined : catalogue.byId.get(item.scheduleId)
    const held = bundles.some(({ cartItemId, status }) => cartItemId === item.id && status === 'reserved')
    if (!entry || !held) {
      throw new PlatformError('not_bookable', { message: `We no longer hold a place for you: ${item.name}` })
    }
    if (entry.schedule.endsAt <= now) {
      throw new PlatformError('not_bookable', { message: `This course has ended: ${item.name}` })
    }
  }
}
