import { instantOf } from '../../../i18n/calendar.ts'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { isBookable } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionTag } from '../../occurrences/session-tag.ts'

type Camp = Pick<Schedule, 'occurrences' | 'soldAs' | 'price' | 'bookableAction'>

/** Why the whole cannot be booked, with the first session in the way. */
export type WhyNotWhole =
  | { readonly because: 'sold-out' | 'busy' | 'closed'; readonly session: Session }
  | { readonly because: 'past' | 'booked' | 'no-price' }

/** How a camp can be booked: whole, by sessions, or either. */
export type CampOffer =
  | { readonly kind: 'whole' }
  | { readonly kind: 'sessions'; readonly whyNotWhole: WhyNotWhole | null; readonly preselected: readonly string[] }
  | { readonly kind: 'either' }

function hasSomeSessions(message: string | null | undefined): boolean {
  return /individual sessions/i.test(message ?? '') && /already booked/i.test(message ?? '')
}

/** The platform's text for a session not sold alone. [S4-080, O-25] */
const notIndividually = /cannot book this session individually/i

/** The sessions to choose from: one not sold alone is hidden where none is. [S4-080] */
export function sessionsShown({ occurrences, soldAs }: Camp): readonly Session[] {
  if (soldAs.single) return occurrences
  return occurrences.filter(({ bookableAction }) => !notIndividually.test(bookableAction?.message ?? ''))
}

/** Ids of all sessions that can be booked. */
export function bookableIds({ occurrences }: Pick<Camp, 'occurrences'>, now: number): readonly string[] {
  return occurrences.filter((session) => isBookable(session, now)).flatMap(({ id }) => id ?? [])
}

/**
 * Why the whole cannot be booked; null when it can. A called-off session does not belong to the camp. [S4-054, S4-055,
 * C-74, O-125]
 */
function whyNotWhole({ occurrences, price, bookableAction }: Camp, now: number): WhyNotWhole | null {
  if (hasSomeSessions(bookableAction?.message)) return { because: 'booked' }
  const against = occurrences.find((session) => session.status !== 'cancelled' && !isBookable(session, now))
  if (!against) return price === null ? { because: 'no-price' } : null
  const tag = sessionTag(against, now)
  if (tag !== 'postponed' && instantOf(against.startsAt) <= now) return { because: 'past' }
  if (tag === 'busy') return { because: 'busy', session: against }
  if (tag === 'booked' || tag === 'reserved') return { because: 'booked' }
  return { because: tag === null || tag === 'postponed' ? 'closed' : 'sold-out', session: against }
}

/** How the camp can be booked now. */
export function campOffer(camp: Camp, now: number): CampOffer {
  const { whole, single } = camp.soldAs
  if (!single) return { kind: 'whole' }
  if (!whole) return { kind: 'sessions', whyNotWhole: null, preselected: [] }
  const why = whyNotWhole(camp, now)
  return why === null ? { kind: 'either' } : { kind: 'sessions', whyNotWhole: why, preselected: bookableIds(camp, now) }
}

/** The offer to an attendee; no days are chosen for an unknown one. */
export function offerTo(person: object | null, offer: CampOffer): CampOffer {
  return person === null && offer.kind === 'sessions' ? { ...offer, preselected: [] } : offer
}

/** The choice as far as it is offered: the entire camp by default; of sessions, those that can be booked. */
export function chosenDates(chosen: DatesChoice | null, offer: CampOffer, bookable: readonly string[]): DatesChoice {
  const own = chosen?.kind === 'sessions' ? chosen.sessionIds.filter((id) => bookable.includes(id)) : null
  switch (offer.kind) {
    case 'whole':
      return { kind: 'whole' }
    case 'sessions':
      return { kind: 'sessions', sessionIds: own ?? offer.preselected }
    case 'either':
      return own === null ? { kind: 'whole' } : { kind: 'sessions', sessionIds: own }
  }
}
