import { listCourses, readCourse } from 'virtual:calls/courses'
import { call, callList } from '../../api/call.ts'
import type { Query } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { useOneSchedule, useScheduleList } from '../occurrences/schedules/use-schedules.ts'
import { courseIn, coursesIn } from './course.ts'

/** The courses of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  const { name } = listCourses
  return useScheduleList(
    { name, read: (query) => callList(listCourses, { query }), schedulesIn: coursesIn },
    venueSlug,
    categorySlug,
  )
}

/** One course, read again when another person is booked for. [S4-070, O-83, C-60] */
export function useCourse(address: ScheduleAddress): Query<Schedule> {
  const { name } = readCourse
  return useOneSchedule(
    { name, read: (idOrSlug, query) => call(readCourse, { params: { idOrSlug }, query }), scheduleIn: courseIn },
    address,
  )
}
