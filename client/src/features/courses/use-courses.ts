import { type Query, useQuery } from '../../app/answers/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { courseQuestion, coursesQuestion } from './course-questions.ts'

/** The courses of a category at a venue, including those that open for booking later. */
export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...coursesQuestion(venueSlug, categorySlug))
}

/**
 * One course. It is read again after a login, a logout or a change of the linked user, and stays on the page meanwhile.
 * The page shows any refusal.
 */
export function useCourse(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...courseQuestion(address), 'component')
}
