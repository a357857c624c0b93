import type { OrderItemType, Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

type WireCart = Entity<'Cart'>

/** The basket of any platform. Hold and notices are our extras. */
export type Cart = Read<WireCart>

export type CartItem = Cart['items'][number]
export type Hold = NonNullable<Cart['hold']>

type Child = CartItem['childItems'][number]
export type ExtraItem = Child

type Happening = Pick<CartItem, 'type' | 'childItems' | 'startsAt' | 'endsAt'>

/** A dated session of an item, or the item itself. */
export type SessionItem = { readonly startsAt: WireDateTime; readonly endsAt: WireDateTime | null }

function isSession({ type, startsAt }: Pick<Child, 'type' | 'startsAt'>): boolean {
  return type === 'av2_booking' || Boolean(startsAt)
}

/** The dated sessions of an item, in the platform's order; empty without a time. */
export function sessionsOf(item: Happening): readonly SessionItem[] {
  // A bundle's own time spans all its sessions.
  const booked = item.type === 'av2_booking' ? [item, ...item.childItems] : item.childItems
  return booked.flatMap(({ startsAt, endsAt }) => (startsAt ? [{ startsAt, endsAt: endsAt ?? null }] : []))
}

/** The extras of an item, such as a cap, or the parts of a membership. */
export function extrasOf(item: Pick<CartItem, 'childItems'>): readonly ExtraItem[] {
  return item.childItems.filter((child) => !isSession(child))
}

/** The venue of an item, of its sessions, or the home venue of a membership. */
export function venueNameOf(item: Pick<CartItem, 'venue' | 'homeVenue' | 'childItems'>): string | null {
  const { venue, homeVenue, childItems } = item
  return venue?.name ?? homeVenue?.name ?? childItems.find((child) => child.venue?.name)?.venue?.name ?? null
}

/** The part of the venue, where the platform says. */
export function locationNameOf({ locationName, childItems }: Pick<CartItem, 'locationName' | 'childItems'>) {
  return locationName ?? childItems.find((child) => child.locationName)?.locationName ?? null
}

/** The time zone of items; null when none has a time. */
export function timezoneOf(items: readonly Happening[]): string | null {
  const [first] = items.flatMap((item) => [item.startsAt, ...item.childItems.map(({ startsAt }) => startsAt)])
  return first?.timezone ?? null
}

type Priced = {
  readonly price: ReadPrice | null
  readonly lineTotal: ReadPrice | null
  readonly quantity: number | null
}

/** A line's amount in minor units: its total, or price times quantity; null when unknown. */
export function amountOf({ price, lineTotal, quantity }: Priced): number | null {
  if (lineTotal !== null) return lineTotal.value
  return price === null ? null : price.value * (quantity ?? 1)
}

/** The number of items in lines: three tickets of one line are three. */
export function countIn(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((count, { quantity }) => count + (quantity ?? 1), 0)
}

/** The number of items of a basket: the platform's, or our own. */
export function itemCountOf({ itemCount, count, items }: Pick<Cart, 'itemCount' | 'count' | 'items'>): number {
  return itemCount ?? count ?? countIn(items)
}

const placeTypes: ReadonlySet<string> = new Set<OrderItemType>(['av2_booking', 'av2_booking_bundle'])

/** Whether any item holds a place; a penalty does not. */
export function holdsPlaces({ items }: { readonly items: readonly Pick<CartItem, 'type'>[] }): boolean {
  return items.some(({ type }) => type !== null && placeTypes.has(type))
}

/** Whether the basket is missing or has no items. */
export function isEmpty(cart: Pick<Cart, 'items'> | null): boolean {
  return cart === null || cart.items.length === 0
}
