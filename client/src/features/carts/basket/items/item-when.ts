import { addDays, dayOf } from '../../../../i18n/calendar.ts'
import { compareCodes } from '../../../../i18n/collation.ts'
import { dateText, dayText, timeRangeText, weekdayText } from '../../../../i18n/when.ts'
import { sessionsOf } from '../../cart.ts'
import type { CartItem, SessionItem } from '../../cart.ts'

type Dated = Pick<CartItem, 'type' | 'childItems' | 'startsAt' | 'endsAt' | 'bookingType'>

type Span = { readonly count: number; readonly from: string; readonly to: string }

/** When an item takes place: one session, weekly, chosen days, or a number of sessions. */
export type ItemWhen =
  | { readonly kind: 'once'; readonly day: string; readonly time: string }
  | ({ readonly kind: 'weekly'; readonly weekday: string; readonly time: string } & Span)
  /** Each day in words; with its time where times differ. */
  | { readonly kind: 'days'; readonly days: readonly string[]; readonly time: string | null }
  | ({ readonly kind: 'several'; readonly time: string | null } & Span)

/** More days than these are counted. */
const mostNamed = 6
/** This many consecutive days are shown as a range, like a whole camp. */
const leastInARow = 3

/** The text all sessions share; null where they differ. */
function commonOf(sessions: readonly SessionItem[], textOf: (session: SessionItem) => string): string | null {
  const [only = null, ...others] = new Set(sessions.map(textOf))
  return others.length === 0 ? only : null
}

const timeOf = ({ startsAt, endsAt }: SessionItem): string => timeRangeText(startsAt, endsAt)

/** Chosen days of a camp: the first and the last would not identify them. */
function areChosenDays({ bookingType }: Dated, sessions: readonly SessionItem[]): boolean {
  if (bookingType !== 'camps' || sessions.length > mostNamed) return false
  const days = sessions.map(({ startsAt }) => dayOf(startsAt))
  const inARow = days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))
  return !inARow || days.length < leastInARow
}

/** When to come, from the sessions actually bought; undefined without a time. */
export function itemWhen(item: Dated): ItemWhen | undefined {
  const sessions = sessionsOf(item).toSorted((a, b) => compareCodes(a.startsAt.utc, b.startsAt.utc))
  const [first] = sessions
  const last = sessions.at(-1)
  if (!first || !last || sessions.length === 1) {
    const { startsAt, endsAt } = first ?? item
    if (!startsAt) return undefined
    return { kind: 'once', day: dayText(startsAt), time: timeRangeText(startsAt, endsAt ?? null) }
  }
  const time = commonOf(sessions, timeOf)
  if (areChosenDays(item, sessions)) {
    const days = sessions.map((one) =>
      time === null ? `${dayText(one.startsAt)}, ${timeOf(one)}` : dayText(one.startsAt),
    )
    return { kind: 'days', days, time }
  }
  const span = { count: sessions.length, from: dateText(first.startsAt), to: dateText(last.startsAt) }
  const weekday = commonOf(sessions, ({ startsAt }) => weekdayText(startsAt))
  return weekday === null || time === null
    ? { kind: 'several', time, ...span }
    : { kind: 'weekly', weekday, time, ...span }
}
