import { addDays, dayOf, mondayOf } from '../../../i18n/calendar.ts'
import type { Session } from '../../occurrences/session.ts'
import type { Course } from '../course.ts'

export type TimetableRow = { readonly course: Course; readonly session: Session }

export type TimetableDay = { readonly day: string; readonly rows: readonly TimetableRow[] }

/** The sessions of one week by day, days without sessions left out, each day in order of time. `monday` is YYYY-MM-DD. */
export function timetableWeek(courses: readonly Course[], monday: string): readonly TimetableDay[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const rows = courses.flatMap((course) => course.occurrences.map((session) => ({ course, session })))
  return days
    .map((day) => ({ day, rows: inOrder(rows.filter(({ session }) => dayOf(session.startsAt) === day)) }))
    .filter((entry) => entry.rows.length > 0)
}

function inOrder(rows: readonly TimetableRow[]): readonly TimetableRow[] {
  return rows.toSorted(
    (a, b) =>
      a.session.startsAt.local.localeCompare(b.session.startsAt.local) ||
      a.course.name.localeCompare(b.course.name, 'en-GB'),
  )
}

/** The weeks that the timetable can show, as their Mondays: from that of the next session to that of the last. */
export type Weeks = { readonly first: string; readonly last: string }

export function weeksOf(courses: readonly Course[], today: string): Weeks {
  const days = courses.flatMap(({ occurrences }) => occurrences.map(({ startsAt }) => dayOf(startsAt)))
  const coming = days.filter((day) => day >= today).toSorted()
  const first = coming[0] ?? today
  return { first: mondayOf(first), last: mondayOf(coming.at(-1) ?? first) }
}

/** The week to show: the one asked for, kept within those that there are. */
export function weekToShow(asked: string | null, weeks: Weeks): string {
  if (asked === null || mondayOf(asked) < weeks.first) return weeks.first
  return mondayOf(asked) > weeks.last ? weeks.last : mondayOf(asked)
}
