import type { ActivityClassDetails, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { summariseCancellation } from '../selling/index.ts'
import { minorUnits, zero } from '@touchline/money'
import { findOffer } from './offers/find-offer.ts'
import { presentOffer, presentTickets } from './offers/present-offer.ts'
import { coversOf } from './read-covers.ts'

/** One class, slot or ticket time with the details of its own page, by either of its ids. Throws `item_not_found`. */
export async function readActivity(
  reads: Reads,
  actor: Actor,
  asking: { readonly id: string; readonly now: number },
): Promise<Unworded<ActivityClassDetails>> {
  const { offer, view } = await findOffer(reads, actor, asking)
  const { row, schedule } = offer
  const presented = presentOffer(offer, view)
  const { price } = presented
  const covers = await coversOf(reads, offer, view)
  const { single } = schedule
  const covered = (single && covers.get(single.option.id)) ?? null
  const isOver = row.startsAt <= view.now || row.status === 'cancelled'
  const tickets = presentTickets(offer, view, covers)
  // The price is of the cheapest ticket, and a fee is limited by everything that is paid.
  const isPaid = tickets.some((ticket) => (ticket.price?.value ?? 0) > 0)
  const most = isPaid ? { most: null } : {}
  const paid = covered ? { price: zero, usesPackage: true } : { price: minorUnits(price?.value ?? 0), ...most }
  const terms = { startsAt: row.startsAt, ...paid, now: view.now }
  return {
    ...presented,
    description: schedule.row.description,
    category: schedule.category.wire,
    venue: schedule.venue.wire,
    bring: [...schedule.row.bring],
    cancellation_summary: isOver || price === null ? null : summariseCancellation(schedule, terms, view.currency),
    tickets,
    covered_by: covered,
  }
}
