import { type Query, useQuery } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { campQuestion, campsQuestion } from './camp-questions.ts'

/** The camps of a category at a venue, with those whose booking opens later. [S7-035, S7-037, O-36, O-83] */
export function useCamps(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...campsQuestion(venueSlug, categorySlug))
}

/**
 * One camp. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, S7-035, O-83, C-60]
 */
export function useCamp(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...campQuestion(address), 'component')
}
