import { listCourses, listStartingSoon } from 'virtual:calls/courses'
import { callList } from '../../../api/call.ts'
import { dateOf } from '../../../app/machine.ts'
import { useQuery } from '../../../app/use-query.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { scheduleStanding } from '../../occurrences/schedules/schedule-standing.ts'
import { selectedUserQuery } from '../../occurrences/selected-user-query.ts'
import { coursesIn } from '../course.ts'

const hourMs = 60 * 60 * 1000
const days = 7
const weekMs = days * 24 * hourMs

/** As many as one line of a wide screen and some to spare: not all of them have an address here. */
const wanted = 6

/** How many of all courses are asked for: some of them are full. */
const asked = 12

const none: readonly Schedule[] = []

async function askPlatform(): Promise<readonly Schedule[]> {
  const query = { ...selectedUserQuery(), source: 'online', days, limit: wanted } as const
  const { data } = await callList(listStartingSoon, { query })
  return coursesIn(data)
}

async function askForAll(from: number): Promise<readonly Schedule[]> {
  const { data } = await callList(listCourses, {
    query: {
      ...selectedUserQuery(),
      page: 1,
      perPage: asked,
      source: 'online',
      startsAfter: dateOf(from).toISOString(),
      startsBefore: dateOf(from + weekMs).toISOString(),
    },
  })
  return coursesIn(data)
}

/**
 * Courses over all venues that begin in the next week and can be booked, the first first; null until they are known,
 * empty where a platform does not say. One that has no call for it is asked for its courses. `now`: epoch milliseconds. [O-97]
 */
export function useCoursesSoon(now: number): readonly Schedule[] | null {
  // By the hour: visitors of one hour ask the same, and the platform has it ready.
  const from = Math.floor(now / hourMs) * hourMs
  const told = useQuery([listStartingSoon.name, from], askPlatform, 'component')
  const isNeeded = told.status === 'error'
  const listed = useQuery(isNeeded ? [listCourses.name, 'soon', from] : null, () => askForAll(from), 'component')

  const courses = isNeeded ? listed : told
  if (courses.status !== 'success') return courses.status === 'loading' ? null : none
  return courses.data.filter((course) => scheduleStanding(course, now).kind === 'bookable')
}
