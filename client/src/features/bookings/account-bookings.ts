import { instantOf } from '../../i18n/calendar.ts'
import { cancelledToCome } from './cancelling/cancelled-bookings.ts'
import { alone, arrange, bundleOf, isThisWeek } from './my-bookings.ts'
import type { Entry, MyBooking } from './my-bookings.ts'

/** The bookings of an account, in the parts of its page. */
export type AccountBookings = {
  readonly thisWeek: readonly Entry[]
  readonly later: readonly Entry[]
  /** Latest first. */
  readonly past: readonly Entry[]
}

/**
 * Sorts bookings into this week, later and past. A cancelled booking stays at its time, with its state, until its day is
 * over, whoever cancelled it: nobody comes for it, and nobody looks for it in vain. `now`: epoch milliseconds. [O-442]
 */
export function accountBookings(bookings: readonly MyBooking[], now: number): AccountBookings {
  const { next, thisWeek, later, past } = arrange(bookings, now)
  const cancelled = cancelledToCome(bookings, now)
  const soon = new Set(thisWeek)
  const coming = [...(next ? [next] : []), ...thisWeek, ...later, ...cancelled].toSorted(byTime)
  const isSoon = (entry: Entry) => soon.has(entry) || isThisWeek(entry.booking, now)
  const shown = new Set(cancelled.flatMap(({ days }) => days.map(({ id }) => id)))
  const over = bookings.filter(({ id, status }) => status === 'cancelled' && !shown.has(id)).map(alone)
  return {
    thisWeek: coming.filter(isSoon),
    later: coming.filter((entry) => !isSoon(entry)),
    past: [...past, ...over].toSorted((a, b) => byTime(b, a)),
  }
}

function byTime(a: Entry, b: Entry): number {
  return instantOf(a.booking.startsAt) - instantOf(b.booking.startsAt) || a.booking.id - b.booking.id
}

/** How often a person was there: 'You were there 5 of 6 times'. */
export type Attended = { readonly times: number; readonly of: number }

/** A past row: one session, or the sessions of a course or camp with how often the person was there. */
export type PastEntry = Entry & { readonly attended: Attended }

/** Joins the past sessions of a course, or the days of a camp, into one row, at the time of the last. */
export function pastEntries(entries: readonly Entry[]): readonly PastEntry[] {
  const rows = new Map<string, PastEntry>()
  for (const { booking, sessions, days } of entries) {
    const bundle = bundleOf(booking)
    const source = booking.cancelled?.source ?? ''
    const key = bundle === null ? `booking ${booking.id}` : `bundle ${bundle} ${booking.status} ${source}`
    const known = rows.get(key) ?? { booking, sessions: 0, days: [], attended: { times: 0, of: 0 } }
    const { times, of } = known.attended
    const isNoted = typeof booking.attended === 'boolean'
    const attended = { times: times + (booking.attended === true ? 1 : 0), of: of + (isNoted ? 1 : 0) }
    const bothDays = [...known.days, ...days].toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))
    rows.set(key, { ...known, sessions: known.sessions + sessions, days: bothDays, attended })
  }
  return [...rows.values()]
}
