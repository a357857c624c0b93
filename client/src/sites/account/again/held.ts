import type { Cart, CartItem } from '../../../features/carts/cart.ts'
import type { Pair } from './pair.ts'

/** A place that the basket holds for a pair, and nothing else. */
export type Held = { readonly pair: Pair; readonly cart: Cart; readonly item: CartItem & { readonly id: number } }

/** The pair whose place is the only item of a basket; null for any other basket. */
export function heldIn(cart: Cart | null, pairs: readonly Pair[], ownId: number): Held | null {
  const [item, ...others] = cart?.items ?? []
  if (!cart || !item || others.length > 0 || item.id === null) return null
  const pair = pairs.find((one) => isOf(item, one, ownId))
  return pair ? { pair, cart, item: { ...item, id: item.id } } : null
}

function isOf(item: CartItem, { name, personId, venueSlug, categorySlug, type }: Pair, ownId: number): boolean {
  const isPlace = item.type === 'av2_booking' && item.quantity === 1
  const isPerson = (item.purchasedForUserId ?? ownId) === personId
  const isAt = item.venue?.slug === venueSlug && (item.categorySlug ?? categorySlug) === categorySlug
  // A ticket is called "Lane swim: Adult".
  const isNamed = item.name === name || (type === 'ticketed' && item.name?.startsWith(`${name}: `) === true)
  return isPlace && isPerson && isAt && isNamed
}

/** Whether a basket already holds what is about to be added, for the same person. */
export function hasItem(
  cart: Cart,
  wanted: { readonly purchasableId: string | number },
  personId: number,
  ownId: number,
) {
  return cart.items.some(
    ({ purchasableId, purchasedForUserId }) =>
      purchasableId !== undefined &&
      String(purchasableId) === String(wanted.purchasableId) &&
      (purchasedForUserId ?? ownId) === personId,
  )
}
