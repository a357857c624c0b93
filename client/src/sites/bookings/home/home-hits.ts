import type { Activity } from '../../../features/categories/activities.ts'
import type { ActivityHit } from '../../../features/categories/ActivityHits.tsx'
import { textsMatch } from '../../../features/venues/search/venue-search.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'

/**
 * Each activity at each venue that the search matches, by the activity's name or with the venue's, an exact name first;
 * then those that the platform `named`.
 */
export function hitsOf(
  activities: readonly Activity[],
  venues: readonly Venue[],
  { search, named }: { readonly search: string; readonly named: readonly Activity[] },
): readonly ActivityHit[] {
  const isMeant = ({ activity }: ActivityHit) => activity.name === search.trim()
  const byActivity = at(activities, venues)
    .filter(({ activity, venue: { name, town, postcode } }) =>
      textsMatch([activity.name, name, town, postcode], search),
    )
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
  const isNew = (hit: ActivityHit) =>
    byActivity.every(({ activity, venue }) => activity.slug !== hit.activity.slug || venue.slug !== hit.venue.slug)
  return [...byActivity, ...at(named, venues).filter(isNew)]
}

function at(activities: readonly Activity[], venues: readonly Venue[]) {
  return activities.flatMap((activity) =>
    venues
      .filter(({ slug }) => activity.venues.some((where) => where.slug === slug))
      .map((venue) => ({ activity, venue })),
  )
}
