import { instantOf } from '../../i18n/calendar.ts'
import { daysUntil } from '../../i18n/days/days-until.ts'
import { dateText, timeText, weekdayText } from '../../i18n/when.ts'
import { sessionsOf } from './cart.ts'
import type { CartItem, SessionItem } from './cart.ts'

type Happening = Pick<CartItem, 'type' | 'childItems' | 'startsAt' | 'endsAt'>

export type NextSession<T extends Happening> = { readonly item: T; readonly session: SessionItem }

const week = 7 * 24 * 3_600_000

/** The first session after `now` (epoch milliseconds), with its item; undefined without one. */
export function nextSession<T extends Happening>(items: readonly T[], now: number): NextSession<T> | undefined {
  return items
    .flatMap((item) => sessionsOf(item).map((session) => ({ item, session })))
    .filter(({ session }) => instantOf(session.startsAt) >= now)
    .toSorted((a, b) => instantOf(a.session.startsAt) - instantOf(b.session.startsAt))[0]
}

/** When to come: today or tomorrow with the time, a weekday within the next seven days, later a weekday with its date. */
export type Expected =
  | { readonly kind: 'today' | 'tomorrow'; readonly time: string }
  | { readonly kind: 'soon'; readonly weekday: string }
  | { readonly kind: 'later'; readonly day: string }

export function expectedOn({ startsAt }: SessionItem, now: number): Expected {
  const days = daysUntil(startsAt, now)
  if (days <= 1) return { kind: days === 1 ? 'tomorrow' : 'today', time: timeText(startsAt) }
  const weekday = weekdayText(startsAt)
  // The same weekday next week could be taken for today.
  const isSoon = instantOf(startsAt) - now < week - 24 * 3_600_000
  return isSoon ? { kind: 'soon', weekday } : { kind: 'later', day: `${weekday} ${dateText(startsAt)}` }
}
