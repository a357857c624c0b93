import { compareCodes } from '../../../i18n/collation.ts'
import { addDays, isDay } from '../../../i18n/calendar.ts'
import { daysOfStrip } from '../../../ui/layout/days/day-strip.ts'
import type { Span } from '../../../ui/layout/days/day-strip.ts'

/** A day of an activity, `YYYY-MM-DD`, and whether anything can be booked on it. */
export type ActivityDay = { readonly raw: string; readonly isBookable: boolean }

/** Without days from the platform, the next four weeks are offered. */
const daysAhead = 27

/** The days ahead of today that an address may name where the platform knows no later day. */
const mostDaysAhead = 366

/** From today to the last known day. */
export function spanOf(days: readonly ActivityDay[], today: string): Span {
  const last = days.reduce((latest, { raw }) => (raw > latest ? raw : latest), today)
  return { first: today, last: last === today ? addDays(today, daysAhead) : last }
}

/** The requested day, if it is to come within a year or the known days; else the first bookable or known one, or today. */
export function dayToShow(asked: string, days: readonly ActivityDay[], today: string): string {
  const latest = [spanOf(days, today).last, addDays(today, mostDaysAhead)].toSorted(compareCodes)[1] ?? today
  if (isDay(asked) && asked >= today && asked <= latest) return asked
  const coming = days.filter(({ raw }) => raw >= today).toSorted((a, b) => compareCodes(a.raw, b.raw))
  return (coming.find(({ isBookable }) => isBookable) ?? coming[0])?.raw ?? today
}

export type StripDay = { readonly day: string; readonly isBookable: boolean; readonly isPlanned: boolean }

/** The strip's days around `shown`. */
export function stripOf(days: readonly ActivityDay[], shown: string, span: Span): readonly StripDay[] {
  const known = new Map(days.map(({ raw, isBookable }) => [raw, isBookable]))
  return daysOfStrip(shown, span).map((day) => ({
    day,
    isBookable: known.get(day) ?? false,
    isPlanned: known.has(day),
  }))
}
