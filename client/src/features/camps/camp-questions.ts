import { listCamps, readCamp } from '@touchline/contract/calls/camps'
import { call, callList } from '../../api/call.ts'
import type { Question } from '../../app/answers/question.ts'
import { oneScheduleQuestion, scheduleListQuestion } from '../occurrences/schedules/schedule-questions.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { campIn, campsIn } from './camp.ts'

/** The camps of a category at a venue, including those that open for booking later. */
export function campsQuestion(venueSlug: string, categorySlug: string): Question<readonly Schedule[]> {
  const { name } = listCamps
  return scheduleListQuestion(
    { name, read: (query) => callList(listCamps, { query }), schedulesIn: campsIn },
    venueSlug,
    categorySlug,
  )
}

/** One camp. */
export function campQuestion(address: ScheduleAddress): Question<Schedule> {
  const { name } = readCamp
  return oneScheduleQuestion(
    { name, read: (idOrSlug, query) => call(readCamp, { params: { idOrSlug }, query }), scheduleIn: campIn },
    address,
  )
}
