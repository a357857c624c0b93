import { instantOf } from '../../../i18n/calendar.ts'
import type { DatesChoice } from '../../occurrences/booking/dates-choice.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { isBookable } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionTag } from '../../occurrences/session-tag.ts'

type Camp = Pick<Schedule, 'occurrences' | 'soldAs' | 'price' | 'bookableAction'>

/** Why all of it cannot be had, with the first session that stands against it. */
export type WhyNotWhole =
  | { readonly because: 'sold-out' | 'busy' | 'closed'; readonly session: Session }
  | { readonly because: 'past' | 'booked' | 'no-price' }

/** How a camp can be booked: all of it, by sessions, or as somebody likes. */
export type CampOffer =
  | { readonly kind: 'whole' }
  | { readonly kind: 'sessions'; readonly whyNotWhole: WhyNotWhole | null; readonly preselected: readonly string[] }
  | { readonly kind: 'either' }

/** [S4-055, O-25] */
function hasSomeSessions(message: string | null | undefined): boolean {
  return /individual sessions/i.test(message ?? '') && /already booked/i.test(message ?? '')
}

/** [S4-080, O-25] */
const notIndividually = /cannot book this session individually/i

/** The sessions that are shown to choose from: one that is not sold alone stays away where none is. [S4-080] */
export function sessionsShown({ occurrences, soldAs }: Camp): readonly Session[] {
  if (soldAs.single) return occurrences
  return occurrences.filter(({ bookableAction }) => !notIndividually.test(bookableAction?.message ?? ''))
}

/** The ids of all sessions that can be booked. */
export function bookableIds({ occurrences }: Pick<Camp, 'occurrences'>, now: number): readonly string[] {
  return occurrences.filter((session) => isBookable(session, now)).flatMap(({ id }) => id ?? [])
}

/**
 * What stands against booking all of it; null when nothing does. A session that was called off is no part of the camp.
 * [S4-054, S4-055, C-74, O-125]
 */
function whyNotWhole({ occurrences, price, bookableAction }: Camp, now: number): WhyNotWhole | null {
  if (hasSomeSessions(bookableAction?.message)) return { because: 'booked' }
  const against = occurrences.find((session) => session.status !== 'cancelled' && !isBookable(session, now))
  if (!against) return price === null ? { because: 'no-price' } : null
  if (instantOf(against.startsAt) <= now) return { because: 'past' }
  const tag = sessionTag(against, now)
  if (tag === 'busy') return { because: 'busy', session: against }
  if (tag === 'booked' || tag === 'reserved') return { because: 'booked' }
  return { because: tag === null ? 'closed' : 'sold-out', session: against }
}

/** [S4-053 to S4-058, C-74] */
export function campOffer(camp: Camp, now: number): CampOffer {
  const { whole, single } = camp.soldAs
  if (!single) return { kind: 'whole' }
  if (!whole) return { kind: 'sessions', whyNotWhole: null, preselected: [] }
  const why = whyNotWhole(camp, now)
  return why === null ? { kind: 'either' } : { kind: 'sessions', whyNotWhole: why, preselected: bookableIds(camp, now) }
}

/** What is chosen, as far as it is offered: the entire camp unless something else is; of sessions those that can be booked. [S4-052] */
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
