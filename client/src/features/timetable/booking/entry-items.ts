import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../../api/keys.ts'

type AddItem = Sent<'AddItem'>

export type NewItem = Camel<AddItem>

/** Quantities by ticket type id. */
export type Quantities = Readonly<Record<string, number>>

/** The most tickets of one type at once. */
export const mostTickets = 20

/** Ids of the first generation are numbers, those of occurrences texts. */
const isNumeric = (id: string): boolean => /^[0-9]+$/.test(id)

type Parts = {
  /** Null for the logged-in user. */
  readonly purchasedForUserId: number | null
  readonly agreedWaiverId: number | null
}

function agreement({ agreedWaiverId }: Parts): Pick<NewItem, 'activityRestrictionIds'> {
  return agreedWaiverId === null ? {} : { activityRestrictionIds: [agreedWaiverId] }
}

/** The basket item of a class or a slot: one place for one person. */
export function placeItem(id: string, parts: Parts): NewItem {
  return {
    purchasableId: isNumeric(id) ? Number(id) : id,
    purchasableType: isNumeric(id) ? 'activity' : 'av2Booking',
    quantity: 1,
    ...(parts.purchasedForUserId === null ? {} : { purchasedForUserId: parts.purchasedForUserId }),
    ...agreement(parts),
  }
}

/**
 * Tickets as basket items, one line per type: they belong to the logged-in user, however many come, or to the linked user
 * whose place from the waitlist they take.
 */
export function ticketItems(quantities: Quantities, parts: Parts): readonly NewItem[] {
  const whose = parts.purchasedForUserId === null ? {} : { purchasedForUserId: parts.purchasedForUserId }
  return wantedIn(quantities).map(({ id, quantity }) => ({
    purchasableId: id,
    purchasableType: 'activityTicket',
    quantity,
    ...whose,
    ...agreement(parts),
  }))
}

/** The quantities in a draft, which may have been edited by hand; null without any. */
export function quantitiesIn(draft: unknown): Quantities | null {
  if (typeof draft !== 'object' || draft === null) return null
  const wanted = Object.entries(draft).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0 && entry[1] <= mostTickets,
  )
  return wanted.length > 0 ? Object.fromEntries(wanted) : null
}

type Priced = {
  readonly id: string
  readonly price?: { readonly value: number } | null
  readonly attendees: number | null
}

/** The tickets' total, in minor units; null when a chosen one has no price. */
export function ticketsTotal(tickets: readonly Priced[], quantities: Quantities): number | null {
  const chosen = tickets.filter(({ id }) => (quantities[id] ?? 0) > 0)
  if (chosen.some(({ price }) => !price)) return null
  return chosen.reduce((sum, { id, price }) => sum + (price?.value ?? 0) * (quantities[id] ?? 0), 0)
}

/** The places that tickets take. */
export function placesOf(tickets: readonly Priced[], quantities: Quantities): number {
  return tickets.reduce((sum, { id, attendees }) => sum + (attendees ?? 1) * (quantities[id] ?? 0), 0)
}

/** The chosen tickets, to wait for. */
export function wantedIn(quantities: Quantities): readonly { readonly id: string; readonly quantity: number }[] {
  return Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))
}
