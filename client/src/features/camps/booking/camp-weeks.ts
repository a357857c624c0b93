import { compareCodes } from '../../../i18n/collation.ts'
import { dayOf, mondayOf } from '../../../i18n/calendar.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import type { Session } from '../../occurrences/session.ts'

/** Sessions that stand together; `number`: of the week, from 1, null where there is but one. */
export type CampWeek = { readonly number: number | null; readonly sessions: readonly Session[] }

/** The sessions by the weeks they are in, each from its Monday on, where the camp lasts more than one. [S2-173] */
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
