import type { Ticket } from '../use-tickets.ts'
import type { Quantities } from './entry-items.ts'
import { ticketsTotal } from './entry-items.ts'

type Offered = Pick<Ticket, 'id' | 'price' | 'attendees' | 'coveredBy'>

export type TicketsDue = {
  /** Minor units; where `isLess`, before the packages' part. */
  readonly amount: number
  /** Packages pay for a part that only the basket knows. */
  readonly isLess: boolean
  /** A package that pays for some of the choice. */
  readonly coveredBy: Ticket['coveredBy']
}

/**
 * The basket's charge for tickets; null when a chosen one has no price. Packages pay for a line whole or not at all.
 * Several lines may draw on the same usages in an unknown order, so the sum is known only when there are enough for
 * all. [O-45, O-172]
 */
export function ticketsDue(tickets: readonly Offered[], quantities: Quantities): TicketsDue | null {
  const amount = ticketsTotal(tickets, quantities)
  if (amount === null) return null
  const countOf = ({ id }: Offered): number => quantities[id] ?? 0
  const mayBeCovered = tickets.filter((ticket) => {
    const { price, coveredBy } = ticket
    return countOf(ticket) > 0 && (price?.value ?? 0) > 0 && coveredBy && countOf(ticket) <= leftIn(coveredBy)
  })
  const coveredBy = mayBeCovered[0]?.coveredBy ?? null
  const needed = mayBeCovered.reduce((sum, ticket) => sum + countOf(ticket), 0)
  // Without a number, the next usage may be the last.
  const isCertain = mayBeCovered.every((one) => needed <= (one.coveredBy?.usagesLeft ?? 0))
  if (!isCertain) return { amount, isLess: true, coveredBy }
  return { amount: amount - (ticketsTotal(mayBeCovered, quantities) ?? 0), isLess: false, coveredBy }
}

function leftIn({ usagesLeft }: NonNullable<Ticket['coveredBy']>): number {
  return usagesLeft ?? Number.MAX_SAFE_INTEGER
}
