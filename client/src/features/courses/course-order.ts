import { instantOf } from '../../i18n/when.ts'
import type { Course } from './course.ts'

/** Whether the last session is over at `now`, epoch milliseconds. */
export function hasEnded({ endsAt }: Pick<Course, 'endsAt'>, now: number): boolean {
  return instantOf(endsAt) <= now
}

/** Courses as they are listed: by their start, those that have ended last. */
export function inListOrder(courses: readonly Course[], now: number): readonly Course[] {
  const rank = (course: Course): number => (hasEnded(course, now) ? 1 : 0)
  return courses.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      instantOf(a.startsAt) - instantOf(b.startsAt) ||
      a.name.localeCompare(b.name, 'en-GB') ||
      a.id.localeCompare(b.id),
  )
}
