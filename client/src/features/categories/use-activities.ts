import { listBookableCategories } from 'virtual:calls/categories'
import { call } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import { activitiesOver } from './activities.ts'
import type { Activity } from './activities.ts'
import { categoryIn } from './use-course-categories.ts'

/** Venues are asked one by one, so only a few are: an operator of many is found by its venues. */
const mostVenues = 6

/** What has pages of its own below each venue. */
const sold = { source: 'online', bookingTypes: ['courses', 'camps'] } as const

const none: readonly Activity[] = []

/** What can be booked over all venues; null until it is known, without the venues that do not say. */
export function useActivities(venueSlugs: readonly string[] | null): readonly Activity[] | null {
  const few = venueSlugs !== null && venueSlugs.length > 0 && venueSlugs.length <= mostVenues ? venueSlugs : null
  const activities = useQuery(
    few && [listBookableCategories.name, 'over', ...few],
    async () => {
      const asked = (few ?? []).map(async (venueSlug) => {
        const answers = await call(listBookableCategories, { params: { venue: venueSlug }, query: sold })
        return { venueSlug, categories: answers.flatMap((answer) => categoryIn(answer) ?? []) }
      })
      const told = await Promise.allSettled(asked)
      return activitiesOver(told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    },
    'component',
  )
  if (activities.status === 'success') return activities.data
  return activities.status === 'loading' && (few !== null || venueSlugs === null) ? null : none
}
