import { type Query, useQuery } from '../../app/answers/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { campQuestion, campsQuestion } from './camp-questions.ts'

/** The camps of a category at a venue, including those that open for booking later. */
export function useCamps(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...campsQuestion(venueSlug, categorySlug))
}

/**
 * One camp. It is read again after a login, a logout or a change of the linked user, and stays on the page meanwhile.
 * The page shows any refusal.
 */
export function useCamp(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...campQuestion(address), 'component')
}

/** One camp as it is for a further person, whoever the page is for. */
export function useCampFor(address: ScheduleAddress, personId: number): Query<Schedule> {
  return useQuery(...campQuestion({ ...address, insteadOf: null, personId }), 'component')
}
