import { listCourses } from 'virtual:calls/courses'
import { callList } from '../../../api/call.ts'
import { useQuery } from '../../../app/use-query.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { scheduleStanding } from '../../occurrences/schedules/schedule-standing.ts'
import { selectedUserQuery } from '../../occurrences/selected-user-query.ts'
import { coursesIn } from '../course.ts'
import { dateOf } from '../../../app/machine.ts'

const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs

/** How many are asked for: some of them are full. */
const asked = 12

const none: readonly Schedule[] = []

/**
 * Courses over all venues that begin in the next week and can be booked, the first first; null until they are known,
 * empty where a platform does not say. `now`: epoch milliseconds.
 */
export function useCoursesSoon(now: number): readonly Schedule[] | null {
  // By the hour: visitors of one hour ask the same, and the platform has it ready.
  const from = Math.floor(now / hourMs) * hourMs
  const courses = useQuery(
    [listCourses.name, 'soon', from],
    async () => {
      const { data } = await callList(listCourses, {
        query: {
          ...selectedUserQuery(),
          page: 1,
          perPage: asked,
          source: 'online',
          startsAfter: dateOf(from).toISOString(),
          startsBefore: dateOf(from + weekMs).toISOString(),
        },
      })
      return coursesIn(data)
    },
    'component',
  )
  if (courses.status !== 'success') return courses.status === 'loading' ? null : none
  return courses.data.filter((course) => scheduleStanding(course, now).kind === 'bookable')
}
