import type { Activity } from '../../../features/categories/activities.ts'
import type { ActivityHit } from '../../../features/categories/ActivityHits.tsx'
import type { BookedAs } from '../../../features/occurrences/booked-as.ts'
import type { Soon } from '../../../features/occurrences/soon/soon.ts'
import { textsMatch } from '../../../features/venues/search/venue-search.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'
import { dayOf } from '../../../i18n/calendar.ts'
import { firstDay } from '../../shared/paths.ts'
import { paths } from '../paths.ts'
import { pathsOf } from '../schedules/schedule-paths.ts'

/** Names of the activities at each venue. */
export function activitiesAt(activities: readonly Activity[]): (slug: string) => readonly string[] {
  return (slug) => activities.filter(({ venues }) => venues.some((at) => at.slug === slug)).map(({ name }) => name)
}

/**
 * Each activity at each venue that the search matches, by the activity's name or with the venue's, an exact name first;
 * then activities with a schedule `named` so.
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

/** The list of an activity at a venue: its courses or camps, or its next day. */
export function listPath(of: BookedAs, venueSlug: string, slug: string): string {
  return of === 'course' || of === 'camp'
    ? pathsOf[of].list(venueSlug, slug)
    : paths.timeSlots(venueSlug, slug, firstDay)
}

/** The list itself for a single or remembered venue; else the choice of venues. */
export function activityPath({ name, slug, of, venues }: Activity, chosen: string | null): string {
  const [only, ...others] = venues
  const where = others.length === 0 ? only : venues.find((venue) => venue.slug === chosen)
  return where ? listPath(of, where.slug, slug) : paths.search(name)
}

const slotTypes = { class: 'classes', ticket: 'tickets', court: 'slots' } as const

/** The page of an item that begins soon. */
export function soonPath({ of, address, venue, category, startsAt }: Soon): string {
  if (of === 'course' || of === 'camp') return pathsOf[of].details(venue.slug, category.slug, address)
  return paths.timeSlot(venue.slug, category.slug, dayOf(startsAt), slotTypes[of], address)
}
