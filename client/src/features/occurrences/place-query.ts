import { channelInUse } from '../../app/session/counter.ts'
import { selectedUserQuery } from './selected-user-query.ts'

/** Where a question is about: a category at a venue, for whoever is booked for. */
export function placeQuery(venueSlug: string, categorySlug: string) {
  return {
    ...selectedUserQuery(),
    source: channelInUse(),
    venueSlugs: [venueSlug],
    categorySlugs: [categorySlug],
  } as const
}

/** All of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function listQuery(venueSlug: string, categorySlug: string) {
  return { ...placeQuery(venueSlug, categorySlug), filterByFirstBookableAt: false } as const
}
