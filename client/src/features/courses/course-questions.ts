import { listCourses, readCourse } from '@touchline/contract/calls/courses'
import { call, callList } from '../../api/call.ts'
import type { Question } from '../../app/answers/question.ts'
import { oneScheduleQuestion, scheduleListQuestion } from '../occurrences/schedules/schedule-questions.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { courseIn, coursesIn } from './course.ts'

/** The courses of a category at a venue, including those that open for booking later. */
export function coursesQuestion(venueSlug: string, categorySlug: string): Question<readonly Schedule[]> {
  const { name } = listCourses
  return scheduleListQuestion(
    { name, read: (query) => callList(listCourses, { query }), schedulesIn: coursesIn },
    venueSlug,
    categorySlug,
  )
}

/** One course. */
export function courseQuestion(address: ScheduleAddress): Question<Schedule> {
  const { name } = readCourse
  return oneScheduleQuestion(
    { name, read: (idOrSlug, query) => call(readCourse, { params: { idOrSlug }, query }), scheduleIn: courseIn },
    address,
  )
}
