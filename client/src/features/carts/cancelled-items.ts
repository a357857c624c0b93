import type { CartItem } from './cart.ts'

type Booked = Pick<CartItem, 'type' | 'startsAt' | 'cancelledAt' | 'childItems'>

/** The places that an item is made of: a bundle's are its sessions. */
function placesOf(item: Booked): readonly Pick<CartItem, 'cancelledAt'>[] {
  const sessions = item.childItems.filter(({ type, startsAt }) => type === 'av2_booking' || Boolean(startsAt))
  return item.type === 'av2_booking' ? [item, ...sessions] : sessions
}

/** How many places of an item were cancelled since it was ordered. */
export function cancelledIn(item: Booked): number {
  return placesOf(item).filter(({ cancelledAt }) => Boolean(cancelledAt)).length
}

/** Nobody is expected for it any more. */
export function isCancelled(item: Booked): boolean {
  const count = cancelledIn(item)
  return count > 0 && count === placesOf(item).length
}

/** What is left of an order: neither lines nor sessions that were cancelled. */
export function withoutCancelled(items: readonly CartItem[]): readonly CartItem[] {
  return items
    .filter((item) => !isCancelled(item))
    .map((item) => ({ ...item, childItems: item.childItems.filter(({ cancelledAt }) => !cancelledAt) }))
}
