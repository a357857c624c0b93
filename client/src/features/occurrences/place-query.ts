import { channelInUse } from '../../app/session/counter.ts'
import { selectedUserQuery } from './selected-user-query.ts'

/** The query for a category at a venue, for the attendee. */
export function placeQuery(venueSlug: string, categorySlug: string) {
  return {
    ...selectedUserQuery(),
    source: channelInUse(),
    venueSlugs: [venueSlug],
    categorySlugs: [categorySlug],
  } as const
}

/** The query for a whole category at a venue, including schedules that open later. */
export function listQuery(venueSlug: string, categorySlug: string) {
  return { ...placeQuery(venueSlug, categorySlug), filterByFirstBookableAt: false } as const
}
