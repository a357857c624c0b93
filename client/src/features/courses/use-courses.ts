import { listCourses, readCourse } from '@touchline/contract/calls/courses'
import { call, callList } from '../../api/call.ts'
import { type Query, type Question, useQuery } from '../../app/use-query.ts'
import { oneScheduleQuestion, scheduleListQuestion } from '../occurrences/schedules/schedule-questions.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { courseIn, coursesIn } from './course.ts'

/** The courses of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function coursesQuestion(venueSlug: string, categorySlug: string): Question<readonly Schedule[]> {
  const { name } = listCourses
  return scheduleListQuestion(
    { name, read: (query) => callList(listCourses, { query }), schedulesIn: coursesIn },
    venueSlug,
    categorySlug,
  )
}

export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...coursesQuestion(venueSlug, categorySlug))
}

/** One course. */
export function courseQuestion(address: ScheduleAddress): Question<Schedule> {
  const { name } = readCourse
  return oneScheduleQuestion(
    { name, read: (idOrSlug, query) => call(readCourse, { params: { idOrSlug }, query }), scheduleIn: courseIn },
    address,
  )
}

/**
 * One course. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, O-83, C-60]
 */
export function useCourse(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...courseQuestion(address), 'component')
}
