import { listCourses, readCourse } from 'virtual:calls/courses'
import { allPages } from '../../api/all-pages.ts'
import { unreadable } from '../../api/api-error.ts'
import { call, callList } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { selectedUserQuery } from '../occurrences/selected-user-query.ts'
import { courseIn, coursesIn } from './course.ts'

/** The courses of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery([listCourses.name, venueSlug, categorySlug], async () => {
    const answers = await allPages((page) =>
      callList(listCourses, {
        query: {
          ...page,
          ...selectedUserQuery(),
          source: 'online',
          filterByFirstBookableAt: false,
          venueSlugs: [venueSlug],
          categorySlugs: [categorySlug],
        },
      }),
    )
    return coursesIn(answers)
  })
}

/**
 * One course. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, O-83, C-60]
 */
export function useCourse({ venueSlug, categorySlug, slug }: ScheduleAddress): Query<Schedule> {
  return useQuery(
    [readCourse.name, venueSlug, categorySlug, slug],
    async () => {
      const answer = await call(readCourse, {
        params: { idOrSlug: slug },
        query: {
          ...selectedUserQuery(),
          source: 'online',
          venueSlugs: [venueSlug],
          categorySlugs: [categorySlug],
        },
      })
      const course = courseIn(answer)
      // An answer of which nothing can be shown is no answer.
      if (course === null) throw unreadable()
      return course
    },
    'component',
  )
}
