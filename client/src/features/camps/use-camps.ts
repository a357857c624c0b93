import { listCamps, readCamp } from '@touchline/contract/calls/camps'
import { call, callList } from '../../api/call.ts'
import { type Query, type Question, useQuery } from '../../app/use-query.ts'
import { oneScheduleQuestion, scheduleListQuestion } from '../occurrences/schedules/schedule-questions.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { campIn, campsIn } from './camp.ts'

/** The camps of a category at a venue, with those whose booking opens later. [S7-035, S7-037, O-36, O-83] */
export function campsQuestion(venueSlug: string, categorySlug: string): Question<readonly Schedule[]> {
  const { name } = listCamps
  return scheduleListQuestion(
    { name, read: (query) => callList(listCamps, { query }), schedulesIn: campsIn },
    venueSlug,
    categorySlug,
  )
}

export function useCamps(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery(...campsQuestion(venueSlug, categorySlug))
}

/** One camp. */
export function campQuestion(address: ScheduleAddress): Question<Schedule> {
  const { name } = readCamp
  return oneScheduleQuestion(
    { name, read: (idOrSlug, query) => call(readCamp, { params: { idOrSlug }, query }), scheduleIn: campIn },
    address,
  )
}

/**
 * One camp. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, S7-035, O-83, C-60]
 */
export function useCamp(address: ScheduleAddress): Query<Schedule> {
  return useQuery(...campQuestion(address), 'component')
}
