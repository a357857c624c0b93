import { compareCodes, compareNames } from '../../../i18n/collation.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import type { Schedule } from '../schedules/schedule.ts'

/** Whether the last session has ended at `now`, epoch milliseconds; false without an end. */
export function hasEnded({ endsAt }: Pick<Schedule, 'endsAt'>, now: number): boolean {
  return endsAt !== null && instantOf(endsAt) <= now
}

const startOf = ({ startsAt }: Schedule): number => (startsAt === null ? Number.MAX_SAFE_INTEGER : instantOf(startsAt))

/** By start, past ones last. */
export function inListOrder(schedules: readonly Schedule[], now: number): readonly Schedule[] {
  const rank = (schedule: Schedule): number => (hasEnded(schedule, now) ? 1 : 0)
  return schedules.toSorted(
    (a, b) =>
      rank(a) - rank(b) || startOf(a) - startOf(b) || compareNames(a.name, b.name) || compareCodes(a.slug, b.slug),
  )
}
