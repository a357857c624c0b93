import { listCourses } from '@touchline/contract/calls/courses'
import { callList } from '../../api/call.ts'
import { channelInUse, selectedUserQuery } from '../../app/session/counter.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import { dateOf } from '../../i18n/date-of.ts'
import { scheduleStanding } from '../occurrences/schedules/schedule-standing.ts'
import type { Schedule } from '../occurrences/schedules/schedule.ts'
import { coursesIn } from './course.ts'

const hourMs = 60 * 60 * 1000
/**
 * Rounded to the hour, so that visitors of one hour send the same query, which the platform has cached. `now`: epoch
 * milliseconds.
 */
const hourOf = (now: number): number => Math.floor(now / hourMs) * hourMs

const weekMs = 7 * 24 * 60 * 60 * 1000

/** How many courses to read: some of them are full. */
const asked = 12

const none: readonly Schedule[] = []

async function askForAll(from: number): Promise<readonly Schedule[]> {
  const { data } = await callList(listCourses, {
    query: {
      ...selectedUserQuery(),
      page: 1,
      perPage: asked,
      source: channelInUse(),
      startsAfter: dateOf(from).toISOString(),
      startsBefore: dateOf(from + weekMs).toISOString(),
    },
  })
  return coursesIn(data)
}

/**
 * Courses over all venues that begin in the next week and can be booked, for a platform that does not list what begins
 * soon; null until known, and while not `needed`. `now`: epoch milliseconds. [O-97]
 */
export function useCoursesSoon(now: number, needed: boolean): readonly Schedule[] | null {
  const from = hourOf(now)
  const listed = useQuery(needed ? [listCourses.name, 'soon', from] : null, () => askForAll(from), 'component')
  if (listed.status !== 'success') return listed.status === 'loading' ? null : none
  return listed.data.filter((course) => scheduleStanding(course, now).kind === 'bookable')
}
