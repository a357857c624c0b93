import type { CartItem } from './cart.ts'

type Place = Pick<CartItem, 'cancelledAt' | 'calendar'>
type Booked = Place & Pick<CartItem, 'type' | 'startsAt' | 'childItems'>
type IsGone = (place: Place) => boolean

const isGivenBack: IsGone = ({ cancelledAt }) => Boolean(cancelledAt)
const waitsForDate: IsGone = ({ cancelledAt, calendar }) => !cancelledAt && calendar?.postponed === true

/** The places of an item: for a bundle, its sessions. */
function placesOf(item: Booked): readonly Place[] {
  const sessions = item.childItems.filter(({ type, startsAt }) => type === 'av2_booking' || Boolean(startsAt))
  return item.type === 'av2_booking' ? [item, ...sessions] : sessions
}

function isWhole(item: Booked, isGone: IsGone): boolean {
  const places = placesOf(item)
  return places.length > 0 && places.every(isGone)
}

function without(items: readonly CartItem[], isGone: IsGone): readonly CartItem[] {
  return items
    .filter((item) => !isWhole(item, isGone))
    .map((item) => ({ ...item, childItems: item.childItems.filter((child) => !isGone(child)) }))
}

/** The number of cancelled places of an item. */
export const cancelledIn = (item: Booked): number => placesOf(item).filter(isGivenBack).length

/** Whether all its places are cancelled. */
export const isCancelled = (item: Booked): boolean => isWhole(item, isGivenBack)

/** An order without cancelled lines and sessions. */
export const withoutCancelled = (items: readonly CartItem[]): readonly CartItem[] => without(items, isGivenBack)

/** The number of places of an item that wait for a new date. */
export const postponedIn = (item: Booked): number => placesOf(item).filter(waitsForDate).length

/** Lines and sessions that have a date. */
export const withoutPostponed = (items: readonly CartItem[]): readonly CartItem[] => without(items, waitsForDate)
