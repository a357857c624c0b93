import { dayIn, dayOf, daysBetween } from '../calendar.ts'
import type { WireDateTime } from '../when.ts'

/** Days from today to the day of a time, both by the venue's calendar: 0 for today, 1 for tomorrow. `now`: epoch milliseconds. */
export function daysUntil(at: WireDateTime, now: number): number {
  return daysBetween(dayIn(at.timezone, now), dayOf(at))
}
