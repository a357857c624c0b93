import { compareCodes } from '../../../i18n/collation.ts'
import { dayOf, mondayOf } from '../../../i18n/calendar.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import type { Session } from '../../occurrences/session.ts'

/** Sessions of a week; `number` from 1, null for a single week. */
export type CampWeek = { readonly number: number | null; readonly sessions: readonly Session[] }

/** The sessions by week, from Monday, where the camp lasts more than one. */
export function campWeeks(
  { durationInWeeks }: Pick<Schedule, 'durationInWeeks'>,
  sessions: readonly Session[],
): readonly CampWeek[] {
  const weeks = Map.groupBy(sessions, ({ startsAt }) => mondayOf(dayOf(startsAt)))
  const isLong = durationInWeeks === null ? weeks.size > 1 : durationInWeeks > 1
  if (!isLong) return sessions.length === 0 ? [] : [{ number: null, sessions }]
  return [...weeks.entries()]
    .toSorted(([a], [b]) => compareCodes(a, b))
    .map(([, own], index) => ({ number: index + 1, sessions: own }))
}
