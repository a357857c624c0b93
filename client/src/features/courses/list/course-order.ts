import { instantOf } from '../../../i18n/when.ts'
import type { Course } from '../course.ts'

/** Whether the last session is over at `now`, epoch milliseconds; not where nobody says when that is. */
export function hasEnded({ endsAt }: Pick<Course, 'endsAt'>, now: number): boolean {
  return endsAt !== null && instantOf(endsAt) <= now
}

const startOf = ({ startsAt }: Course): number => (startsAt === null ? Number.MAX_SAFE_INTEGER : instantOf(startsAt))

/** Courses as they are listed: by their start, those that have ended last. */
export function inListOrder(courses: readonly Course[], now: number): readonly Course[] {
  const rank = (course: Course): number => (hasEnded(course, now) ? 1 : 0)
  return courses.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      startOf(a) - startOf(b) ||
      a.name.localeCompare(b.name, 'en-GB') ||
      a.slug.localeCompare(b.slug),
  )
}
