import { listCamps, readCamp } from 'virtual:calls/camps'
import { call, callList } from '../../api/call.ts'
import type { Query } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { useOneSchedule, useScheduleList } from '../occurrences/schedules/use-schedules.ts'
import { campIn, campsIn } from './camp.ts'

/** The camps of a category at a venue, with those whose booking opens later. [S7-035, S7-037, O-36, O-83] */
export function useCamps(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  const { name } = listCamps
  return useScheduleList(
    { name, read: (query) => callList(listCamps, { query }), schedulesIn: campsIn },
    venueSlug,
    categorySlug,
  )
}

/** One camp, read again when another person is booked for. [S4-070, S7-035, O-83, C-60] */
export function useCamp(address: ScheduleAddress): Query<Schedule> {
  const { name } = readCamp
  return useOneSchedule(
    { name, read: (idOrSlug, query) => call(readCamp, { params: { idOrSlug }, query }), scheduleIn: campIn },
    address,
  )
}
