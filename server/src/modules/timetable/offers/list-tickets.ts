import { isNumeric, PlatformError, type Ticket, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { findActivity } from '../find-activity.ts'
import { findOffer } from './find-offer.ts'
import { presentTickets } from './present-offer.ts'
import { coversOf } from '../read-covers.ts'

type Question = {
  readonly params: { readonly venue: string; readonly category: string; readonly activity: string }
  readonly now: number
}

/**
 * Ticket types of one time, by either of its ids, or of the next time of an activity, by its slug; empty where it is
 * not sold by ticket. Throws `item_not_found`. [S7-022, P3-109, O-162]
 */
export async function listTickets(reads: Reads, actor: Actor, { params, now }: Question): Promise<Unworded<Ticket>[]> {
  const { venue, categories } = await findActivity(reads, { venue: params.venue, activity: params.category })
  const categoryIds = new Set(categories.map(({ id }) => id))
  const id = await idOf(reads, params, now)
  if (id === undefined) return []
  const { offer, view } = await findOffer(reads, actor, { id, now })
  if (offer.row.venueId !== venue.id || !categoryIds.has(offer.row.categoryId)) {
    throw new PlatformError('item_not_found')
  }
  return presentTickets(offer, view, await coversOf(reads, offer, view))
}

/** The id itself; for a slug, its next time. */
async function idOf(reads: Reads, { venue, activity }: Question['params'], now: number): Promise<string | undefined> {
  if (isNumeric(activity) || /^[A-Za-z0-9_-]{34}$/.test(activity)) return activity
  const where = await findActivity(reads, { venue, activity })
  const ticketed = where.categories.filter(({ bookingType }) => bookingType === 'ticketed').map(({ id }) => id)
  if (ticketed.length === 0) return undefined
  const [next] = await reads.timetable.next({ venueId: where.venue.id, categoryIds: ticketed, now })
  return next?.id
}
