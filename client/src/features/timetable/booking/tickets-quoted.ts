import type { Query } from '../../../app/answers/use-query.ts'
import type { LineTerms } from '../../occurrences/terms-together.ts'
import { termsQuoted } from '../../occurrences/use-quote.ts'
import type { Quote } from '../../occurrences/use-quote.ts'
import { placesOf, ticketsTotal } from './entry-items.ts'
import type { Quantities } from './entry-items.ts'
import type { Ticket } from '../use-tickets.ts'

/** A part of the tickets of one kind that have the same price. */
export type TicketLine = {
  readonly ticketId: string
  readonly quantity: number
  readonly price: number
  readonly reason: 'member' | 'package' | null
}

export type TicketsQuoted = {
  /** Minor units; null while the platform decides, and where a ticket has no price. */
  readonly total: number | null
  readonly lines: readonly TicketLine[]
  /** The terms of cancelling each line; empty until the platform says those of all. */
  readonly terms: readonly LineTerms[]
}

type Asking = {
  readonly tickets: readonly Pick<Ticket, 'id' | 'name' | 'price' | 'attendees'>[]
  readonly quantities: Quantities
  readonly loggedIn: boolean
}

/**
 * The price of chosen tickets, as the basket will charge them. A visitor has everybody's prices; so has anybody on a
 * platform that does not answer the question. [O-283]
 */
export function ticketsQuoted(query: Query<Quote>, { tickets, quantities, loggedIn }: Asking): TicketsQuoted {
  const ordinary = { total: ticketsTotal(tickets, quantities), lines: [], terms: [] }
  // A price of nothing may be that of the first ticket only.
  if (!loggedIn || placesOf(tickets, quantities) === 0) return ordinary
  if (query.status === 'error') return query.error.status === 404 ? ordinary : { ...ordinary, total: null }
  if (query.status === 'loading') return { ...ordinary, total: null }
  const lines = (query.data.lines ?? []).flatMap((line): readonly TicketLine[] => {
    const { purchasableId, quantity, price } = line
    if (purchasableId === null || quantity === null || !price) return []
    return [{ ticketId: purchasableId, quantity, price: price.value, reason: reasonOf(line) }]
  })
  return { total: query.data.total?.value ?? null, lines, terms: named(termsQuoted(query.data), query.data, tickets) }
}

/** Terms with the tickets whose they are. */
function named(terms: readonly LineTerms[], { lines }: Quote, tickets: Asking['tickets']): readonly LineTerms[] {
  return terms.map((one, index) => {
    const { purchasableId, quantity, price } = lines?.[index] ?? {}
    const name = tickets.find(({ id }) => id === purchasableId)?.name
    return name && quantity && price ? { ...one, tickets: { name, quantity, price: price.value } } : one
  })
}

type Line = { readonly benefitApplied: boolean | null; readonly packageApplied: boolean | null }

function reasonOf({ benefitApplied, packageApplied }: Line): TicketLine['reason'] {
  if (packageApplied) return 'package'
  return benefitApplied ? 'member' : null
}
