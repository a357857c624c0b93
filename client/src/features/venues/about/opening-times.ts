import { addDays, weekdayOf } from '../../../i18n/calendar.ts'
import type { Venue } from '../search/venue-search.ts'

/** A venue's opening times on one day. `mayOpen`: at other times too, which nobody has written down. */
export type OpeningDay =
  | { readonly kind: 'open'; readonly spans: readonly OpeningSpan[]; readonly mayOpen: boolean }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }

export type OpeningSpan = { readonly opens: string; readonly closes: string }

/** The facts of a venue that say when it is open. */
export type Hours = Pick<Venue, 'openingTimes' | 'openingDays'>

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const rule =
  /^(?:([A-Z][a-z](?:\s*[-,]\s*[A-Z][a-z])*)\s+)?(off|closed|24\/7|\d{1,2}:\d{2}-\d{1,2}:\d{2}(?:\s*,\s*\d{1,2}:\d{2}-\d{1,2}:\d{2})*)$/

/** Whether days such as "Mo-Fr,Su" include a weekday, 0 for Monday. Ranges may wrap around the week. */
function holds(days: string, weekday: number): boolean | null {
  let found = false
  for (const part of days.split(',')) {
    const [first = '', last = first] = part.split('-').map((day) => day.trim())
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
    if (from < 0 || to < 0) return null
    found ||= from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to
  }
  return found
}

function dayIn(hours: string): OpeningDay {
  if (hours === 'off' || hours === 'closed') return { kind: 'closed' }
  const spans = hours === '24/7' ? '00:00-24:00' : hours
  return {
    kind: 'open',
    mayOpen: false,
    spans: spans.split(',').map((span) => {
      const [opens = '', closes = ''] = span.trim().split('-')
      return { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
    }),
  }
}

/**
 * Reads OpenStreetMap opening hours for one weekday (0 for Monday): days, ranges of days, spans of hours, `off`,
 * `24/7`. Later rules override earlier ones, a day without a rule is closed. Anything richer is unknown rather than
 * wrong.
 */
function weeklyOpeningOn(openingTimes: string, weekday: number): OpeningDay {
  let day: OpeningDay = { kind: 'closed' }
  for (const text of openingTimes.split(';').map((part) => part.trim())) {
    if (text === '') continue
    const found = rule.exec(text)
    const applies = found?.[1] === undefined ? found !== null : holds(found[1], weekday)
    if (!found?.[2] || applies === null) return { kind: 'unknown' }
    if (applies) day = dayIn(found[2])
  }
  return openingTimes.trim() === '' ? { kind: 'unknown' } : day
}

/** Whether opening times are the same every week. */
export function isWeekly({ openingTimes }: Pick<Venue, 'openingTimes'>): boolean {
  return weeklyOpeningOn(openingTimes ?? '', 0).kind !== 'unknown'
}

/**
 * A venue's opening times on a day (`YYYY-MM-DD`). Times that are not the same every week are known where the platform
 * worked them out. [O-504]
 */
export function openingOn({ openingTimes, openingDays }: Hours, day: string): OpeningDay {
  const weekly = weeklyOpeningOn(openingTimes ?? '', weekdayOf(day))
  if (weekly.kind !== 'unknown') return weekly
  const found = openingDays?.find((one) => one.day === day)
  const spans = found?.hours?.filter(isSpan) ?? []
  const mayOpen = found?.unknown ?? true
  if (spans.length > 0) return { kind: 'open', spans, mayOpen }
  return { kind: mayOpen ? 'unknown' : 'closed' }
}

function isSpan(span: { readonly opens: string | null; readonly closes: string | null }): span is OpeningSpan {
  return span.opens !== null && span.closes !== null
}

/** The opening state at a local time, and its end; `until` is null where it never closes. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: string | null }
  | { readonly kind: 'closed'; readonly opens: string | null }
  | { readonly kind: 'unknown' }

/** A span such as 18:00-02:00 ends on the next day. */
const runsOver = ({ opens, closes }: OpeningSpan): boolean => closes <= opens

/** The span open at a time: one of today's from its start, one of yesterday's until its end. */
function spanAt(today: OpeningDay, yesterday: OpeningDay, clock: string): OpeningSpan | undefined {
  const late =
    yesterday.kind === 'open' ? yesterday.spans.find((span) => runsOver(span) && clock < span.closes) : undefined
  if (late || today.kind !== 'open') return late
  return today.spans.find((span) => clock >= span.opens && (runsOver(span) || clock < span.closes))
}

/** Open now and until when, or closed and the next opening today. `day` and `clock` ('HH:MM') at the venue. */
export function openStateAt(hours: Hours, day: string, clock: string): OpenState {
  const today = openingOn(hours, day)
  const open = spanAt(today, openingOn(hours, addDays(day, -1)), clock)
  if (open) return { kind: 'open', until: open.opens === '00:00' && open.closes === '24:00' ? null : open.closes }
  if (today.kind === 'unknown' || (today.kind === 'open' && today.mayOpen)) return { kind: 'unknown' }
  const next = today.kind === 'open' ? today.spans.find(({ opens }) => opens > clock) : undefined
  return { kind: 'closed', opens: next?.opens ?? null }
}
