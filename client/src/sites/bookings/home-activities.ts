import type { Activity } from '../../features/categories/activities.ts'
import type { ActivityHit } from '../../features/categories/ActivityHits.tsx'
import { textsMatch } from '../../features/venues/venue-search.ts'
import type { Venue } from '../../features/venues/venue-search.ts'
import { paths } from './paths.ts'
import { pathsOf } from './schedule-paths.ts'

/** Home, searched for something. */
export const searchPath = (search: string): string => `${paths.home()}?${new URLSearchParams({ search }).toString()}`

/** Names of what can be done at each venue. */
export function activitiesAt(activities: readonly Activity[]): (slug: string) => readonly string[] {
  return (slug) => activities.filter(({ venues }) => venues.some((at) => at.slug === slug)).map(({ name }) => name)
}

/** Each activity at each of its venues that the search names, by the activity or by both together. */
export function hitsOf(
  activities: readonly Activity[],
  venues: readonly Venue[],
  search: string,
): readonly ActivityHit[] {
  return activities.flatMap((activity) =>
    venues
      .filter(({ slug }) => activity.venues.some((at) => at.slug === slug))
      .filter(({ name, town, postcode }) => textsMatch([activity.name, name, town, postcode], search))
      .map(({ slug, name }) => ({ activity, venue: { slug, name } })),
  )
}

/** Straight to its courses or camps where there is one venue, or one chosen before; else to the choice of its venues. */
export function activityPath({ name, slug, of, venues }: Activity, chosen: string | null): string {
  const [only, ...others] = venues
  const at = others.length === 0 ? only : venues.find((venue) => venue.slug === chosen)
  return at ? pathsOf[of].list(at.slug, slug) : searchPath(name)
}
