import { listCamps, readCamp } from 'virtual:calls/camps'
import { allPages } from '../../api/all-pages.ts'
import { unreadable } from '../../api/api-error.ts'
import { call, callList } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { Schedule, ScheduleAddress } from '../occurrences/schedules/schedule.ts'
import { selectedUserQuery } from '../occurrences/selected-user-query.ts'
import { campIn, campsIn } from './camp.ts'

/** The camps of a category at a venue, with those whose booking opens later. [S7-035, S7-037, O-36, O-83] */
export function useCamps(venueSlug: string, categorySlug: string): Query<readonly Schedule[]> {
  return useQuery([listCamps.name, venueSlug, categorySlug], async () => {
    const answers = await allPages((page) =>
      callList(listCamps, {
        query: {
          ...page,
          ...selectedUserQuery(),
          source: 'online',
          filterByFirstBookableAt: false,
          venueSlugs: [venueSlug],
          categorySlugs: [categorySlug],
        },
      }),
    )
    return campsIn(answers)
  })
}

/**
 * One camp. It is read again after login, logout and the choice of another person, and stays on the page meanwhile. A
 * refusal of any kind is for the page to show. [S4-070, S7-035, O-83, C-60]
 */
export function useCamp({ venueSlug, categorySlug, slug }: ScheduleAddress): Query<Schedule> {
  return useQuery(
    [readCamp.name, venueSlug, categorySlug, slug],
    async () => {
      const answer = await call(readCamp, {
        params: { idOrSlug: slug },
        query: {
          ...selectedUserQuery(),
          source: 'online',
          venueSlugs: [venueSlug],
          categorySlugs: [categorySlug],
        },
      })
      const camp = campIn(answer)
      // An answer of which nothing can be shown is no answer.
      if (camp === null) throw unreadable()
      return camp
    },
    'component',
  )
}
