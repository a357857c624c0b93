import type { Cart as WireCart } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

/** The basket. [C-23] */
export type Cart = Camel<WireCart>

export type CartItem = Cart['items'][number]
export type Hold = NonNullable<Cart['hold']>

type Child = CartItem['childItems'][number]
export type ExtraItem = Child

type Happening = Pick<CartItem, 'type' | 'childItems' | 'startsAt' | 'endsAt'>

/** A dated session of an item, or the item itself where it is one. */
export type SessionItem = { readonly startsAt: WireDateTime; readonly endsAt: WireDateTime }

/** The dated sessions of an item, in the platform's order; what has no time has none. */
export function sessionsOf(item: Happening): readonly SessionItem[] {
  const booked = [item, ...item.childItems].filter(({ type }) => type === 'av2_booking')
  return booked.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []))
}

/** What was bought along with an item, such as a cap or a towel. */
export function extrasOf(item: Pick<CartItem, 'childItems'>): readonly ExtraItem[] {
  return item.childItems.filter((child) => child.type === 'pricing_option')
}

const placeTypes: ReadonlySet<string> = new Set<CartItem['type']>(['av2_booking', 'av2_booking_bundle'])

/** Something in the basket is a place for somebody; a penalty is not. */
export function holdsPlaces({ items }: { readonly items: readonly Pick<CartItem, 'type'>[] }): boolean {
  return items.some(({ type }) => placeTypes.has(type))
}

/** Nothing is in the basket, or there is none yet. */
export function isEmpty(cart: Pick<Cart, 'items'> | null): boolean {
  return cart === null || cart.items.length === 0
}
