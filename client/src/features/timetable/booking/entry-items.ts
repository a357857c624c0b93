import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../../api/keys.ts'

type AddItem = Sent<'AddItem'>

export type NewItem = Camel<AddItem>

/** How many of each kind of ticket, by its id. */
export type Quantities = Readonly<Record<string, number>>

/** The most tickets of one kind in one go. */
export const mostTickets = 20

/** Ids of the first generation are numbers, occurrences have texts. [C-37] */
const isNumeric = (id: string): boolean => /^[0-9]+$/.test(id)

type Parts = {
  /** Null: for whoever is logged in. */
  readonly purchasedForUserId: number | null
  readonly agreedWaiverId: number | null
}

function agreement({ agreedWaiverId }: Parts): Pick<NewItem, 'activityRestrictionIds'> {
  return agreedWaiverId === null ? {} : { activityRestrictionIds: [agreedWaiverId] }
}

/** A class or a slot as the basket takes it: one place for one person. [O-91, P5-002, P5-007] */
export function placeItem(id: string, parts: Parts): NewItem {
  return {
    purchasableId: isNumeric(id) ? Number(id) : id,
    purchasableType: isNumeric(id) ? 'activity' : 'av2Booking',
    quantity: 1,
    ...(parts.purchasedForUserId === null ? {} : { purchasedForUserId: parts.purchasedForUserId }),
    ...agreement(parts),
  }
}

/** Tickets in one go, one line for each kind: they belong to whoever is logged in, however many come. [P5-007, O-58] */
export function ticketItems(quantities: Quantities, parts: Parts): readonly NewItem[] {
  return Object.entries(quantities).flatMap(([purchasableId, quantity]) =>
    quantity > 0 ? [{ purchasableId, purchasableType: 'activityTicket' as const, quantity, ...agreement(parts) }] : [],
  )
}

type Priced = {
  readonly id: string
  readonly price?: { readonly value: number } | null
  readonly attendees: number | null
}

/** What tickets come to, in minor units; null where a chosen one has no price. */
export function ticketsTotal(tickets: readonly Priced[], quantities: Quantities): number | null {
  const chosen = tickets.filter(({ id }) => (quantities[id] ?? 0) > 0)
  if (chosen.some(({ price }) => !price)) return null
  return chosen.reduce((sum, { id, price }) => sum + (price?.value ?? 0) * (quantities[id] ?? 0), 0)
}

/** Places that tickets take. */
export function placesOf(tickets: readonly Priced[], quantities: Quantities): number {
  return tickets.reduce((sum, { id, attendees }) => sum + (attendees ?? 1) * (quantities[id] ?? 0), 0)
}
