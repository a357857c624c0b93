import { compareCodes, compareNames } from '../../../i18n/collation.ts'
import { dayOf, partOfDay, partsOfDay } from '../../../i18n/calendar.ts'
import type { PartOfDay } from '../../../i18n/calendar.ts'
import { daysOfStrip } from '../../../ui/layout/days/day-strip.ts'
import type { Span } from '../../../ui/layout/days/day-strip.ts'
import type { Session } from '../session.ts'
import { sessionsHeld } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'

export type TimetableRow = { readonly schedule: Schedule; readonly session: Session }

export type TimetablePart = { readonly part: PartOfDay; readonly rows: readonly TimetableRow[] }

/** A day of the strip, `YYYY-MM-DD`, with its number of sessions. */
export type StripDay = { readonly day: string; readonly sessions: number }

/** The first and the last day to come with sessions; today without any. */
export function spanOf(schedules: readonly Schedule[], today: string): Span {
  const days = schedules
    .flatMap(({ occurrences }) => occurrences.map(({ startsAt }) => dayOf(startsAt)))
    .filter((day) => day >= today)
    .toSorted()
  return { first: days[0] ?? today, last: days.at(-1) ?? today }
}

/** The day to show: the requested one, within the range; by default the first with sessions. */
export function dayToShow(asked: string | null, { first, last }: Span): string {
  if (asked === null || asked < first) return first
  return asked > last ? last : asked
}

/** The strip's days around `shown`, with their sessions. */
export function stripOf(schedules: readonly Schedule[], shown: string, span: Span): readonly StripDay[] {
  const all = schedules.flatMap((schedule) => sessionsHeld(schedule).map(({ startsAt }) => dayOf(startsAt)))
  return daysOfStrip(shown, span).map((day) => ({ day, sessions: all.filter((each) => each === day).length }))
}

/** A day's sessions by part of the day, each in order of time; empty parts are left out. */
export function sessionsOf(schedules: readonly Schedule[], day: string): readonly TimetablePart[] {
  const rows = schedules
    .flatMap((schedule) => schedule.occurrences.map((session) => ({ schedule, session })))
    .filter(({ session }) => dayOf(session.startsAt) === day)
    .toSorted(
      (a, b) =>
        compareCodes(a.session.startsAt.local, b.session.startsAt.local) ||
        compareNames(a.schedule.name, b.schedule.name),
    )
  return partsOfDay
    .map((part) => ({ part, rows: rows.filter(({ session }) => partOfDay(session.startsAt.local) === part) }))
    .filter((entry) => entry.rows.length > 0)
}
