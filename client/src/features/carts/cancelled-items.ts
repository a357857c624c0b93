import type { CartItem } from './cart.ts'

type Booked = Pick<CartItem, 'type' | 'startsAt' | 'cancelledAt' | 'childItems'>

/** The places of an item: for a bundle, its sessions. */
function placesOf(item: Booked): readonly Pick<CartItem, 'cancelledAt'>[] {
  const sessions = item.childItems.filter(({ type, startsAt }) => type === 'av2_booking' || Boolean(startsAt))
  return item.type === 'av2_booking' ? [item, ...sessions] : sessions
}

/** The number of cancelled places of an item. */
export function cancelledIn(item: Booked): number {
  return placesOf(item).filter(({ cancelledAt }) => Boolean(cancelledAt)).length
}

/** Whether all its places are cancelled. */
export function isCancelled(item: Booked): boolean {
  const count = cancelledIn(item)
  return count > 0 && count === placesOf(item).length
}

/** An order without cancelled lines and sessions. */
export function withoutCancelled(items: readonly CartItem[]): readonly CartItem[] {
  return items
    .filter((item) => !isCancelled(item))
    .map((item) => ({ ...item, childItems: item.childItems.filter(({ cancelledAt }) => !cancelledAt) }))
}
