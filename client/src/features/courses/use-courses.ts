import { type Query, useQuery } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { courseQuestion, coursesQuestion } from './course-questions.ts'

/** The courses of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...coursesQuestion(venueSlug, categorySlug))
}

/**
 * One course. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, O-83, C-60]
 */
export function useCourse(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...courseQuestion(address), 'component')
}
