import { readCourse } from 'virtual:calls/courses'
import { unreadable } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/use-query.ts'
import type { Query } from '../../../app/use-query.ts'
import { courseIn } from '../course.ts'
import type { Course, CourseAnswer } from '../course.ts'
import { selectedUserQuery } from '../list/use-courses.ts'

export type CourseAddress = {
  readonly venueSlug: string
  readonly categorySlug: string
  readonly courseSlug: string
}

/** An answer of which nothing can be shown is no answer. */
function shown(answer: CourseAnswer): Course {
  const course = courseIn(answer)
  if (course === null) throw unreadable()
  return course
}

/**
 * One course. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, O-83, C-60]
 */
export function useCourse({ venueSlug, categorySlug, courseSlug }: CourseAddress): Query<Course> {
  return useQuery(
    [readCourse.name, venueSlug, categorySlug, courseSlug],
    async () =>
      shown(
        await call(readCourse, {
          params: { idOrSlug: courseSlug },
          query: {
            ...selectedUserQuery(),
            source: 'online',
            venueSlugs: [venueSlug],
            categorySlugs: [categorySlug],
          },
        }),
      ),
    'component',
  )
}
