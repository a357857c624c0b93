import type { Cart as WireCart } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'

type Own = 'hold' | 'notices'

/** The basket. Hold and notices are extras of our platform; the client works without them. [C-23, O-88] */
export type Cart = Omit<Camel<WireCart>, Own> & Partial<Pick<Camel<WireCart>, Own>>

export type CartItem = Cart['items'][number]
export type Hold = NonNullable<Cart['hold']>

type Child = CartItem['childItems'][number]
export type SessionItem = Extract<Child, { readonly type: 'av2_booking' }>
export type ExtraItem = Extract<Child, { readonly type: 'pricing_option' }>

/** The dated sessions of an item, in the platform's order. */
export function sessionsOf(item: Pick<CartItem, 'childItems'>): readonly SessionItem[] {
  return item.childItems.filter((child) => child.type === 'av2_booking')
}

/** What was bought along with an item, such as a cap or a towel. */
export function extrasOf(item: Pick<CartItem, 'childItems'>): readonly ExtraItem[] {
  return item.childItems.filter((child) => child.type === 'pricing_option')
}

/** Nothing is in the basket, or there is none yet. */
export function isEmpty(cart: Pick<Cart, 'items'> | null): boolean {
  return cart === null || cart.items.length === 0
}
