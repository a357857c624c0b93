import type { OrderItemType, Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

type WireCart = Entity<'Cart'>

/** The basket as it can be read from any platform. Hold and notices are extras of ours. [C-23, O-88] */
export type Cart = Read<WireCart>

export type CartItem = Cart['items'][number]
export type Hold = NonNullable<Cart['hold']>

type Child = CartItem['childItems'][number]
export type ExtraItem = Child

type Happening = Pick<CartItem, 'type' | 'childItems' | 'startsAt' | 'endsAt'>

/** A dated session of an item, or the item itself where it is one. */
export type SessionItem = { readonly startsAt: WireDateTime; readonly endsAt: WireDateTime | null }

function isSession({ type, startsAt }: Pick<Child, 'type' | 'startsAt'>): boolean {
  return type === 'av2_booking' || Boolean(startsAt)
}

/** The dated sessions of an item, in the platform's order; what has no time has none. */
export function sessionsOf(item: Happening): readonly SessionItem[] {
  // A bundle's own time is that of all its sessions.
  const booked = item.type === 'av2_booking' ? [item, ...item.childItems] : item.childItems
  return booked.flatMap(({ startsAt, endsAt }) => (startsAt ? [{ startsAt, endsAt: endsAt ?? null }] : []))
}

/** What was bought along with an item, such as a cap or a towel, or what a membership is made of. */
export function extrasOf(item: Pick<CartItem, 'childItems'>): readonly ExtraItem[] {
  return item.childItems.filter((child) => !isSession(child))
}

/** Where an item takes place: its own venue, or that of its sessions; of a membership, where its holder is at home. */
export function venueNameOf(item: Pick<CartItem, 'venue' | 'homeVenue' | 'childItems'>): string | null {
  const { venue, homeVenue, childItems } = item
  return venue?.name ?? homeVenue?.name ?? childItems.find((child) => child.venue?.name)?.venue?.name ?? null
}

/** The part of a venue where an item takes place, where the platform tells it. */
export function locationNameOf({ locationName, childItems }: Pick<CartItem, 'locationName' | 'childItems'>) {
  return locationName ?? childItems.find((child) => child.locationName)?.locationName ?? null
}

/** The time zone that items take place in; null where none of them has a time. */
export function timezoneOf(items: readonly Happening[]): string | null {
  const [first] = items.flatMap((item) => [item.startsAt, ...item.childItems.map(({ startsAt }) => startsAt)])
  return first?.timezone ?? null
}

type Priced = {
  readonly price: ReadPrice | null
  readonly lineTotal: ReadPrice | null
  readonly quantity: number | null
}

/** What a line costs in minor units: its total, or its price as often as it is bought; null where nobody says. */
export function amountOf({ price, lineTotal, quantity }: Priced): number | null {
  if (lineTotal !== null) return lineTotal.value
  return price === null ? null : price.value * (quantity ?? 1)
}

/** How many things are in the basket, as far as the platform counts them. */
export function itemCountOf({ itemCount, count, items }: Pick<Cart, 'itemCount' | 'count' | 'items'>): number {
  return itemCount ?? count ?? items.length
}

const placeTypes: ReadonlySet<string> = new Set<OrderItemType>(['av2_booking', 'av2_booking_bundle'])

/** Something in the basket is a place for somebody; a penalty is not. */
export function holdsPlaces({ items }: { readonly items: readonly Pick<CartItem, 'type'>[] }): boolean {
  return items.some(({ type }) => type !== null && placeTypes.has(type))
}

/** Nothing is in the basket, or there is none yet. */
export function isEmpty(cart: Pick<Cart, 'items'> | null): boolean {
  return cart === null || cart.items.length === 0
}
