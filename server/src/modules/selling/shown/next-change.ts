import { minute } from '@touchline/clock'
import type { Schedule } from '../../schedules/index.ts'
import { spanOf } from '../eligibility/booking-window.ts'
import { cutOffOf } from '../cancelling/may-cancel.ts'

/**
 * The next instant at which time alone changes the answer for schedules: a session starts or ends, a window opens or
 * closes, or free cancellation ends. Undefined means never.
 */
export function nextChange(schedules: Iterable<Schedule>, now: number): number | undefined {
  let next = Infinity
  const consider = (instant: number) => {
    if (instant > now && instant < next) next = instant
  }
  for (const { row, sessions, windows, category, venue } of schedules) {
    for (const { startsAt, endsAt } of [row, ...sessions.map((session) => session.row)]) {
      consider(startsAt)
      consider(endsAt)
      consider(cutOffOf({ startsAt }, { policy: category.cancellation, timezone: venue.timezone }))
    }
    for (const window of windows) {
      const { opensAt, closesAt } = spanOf(window, row.startsAt)
      consider(opensAt)
      consider(closesAt)
    }
  }
  return next === Infinity ? undefined : next
}

/** The end of the minute: the tables allow nothing to begin or end within one. */
export function endOfMinute(now: number): number {
  return (Math.floor(now / minute) + 1) * minute
}
