import type { Activity } from '../../../features/categories/activities.ts'
import type { BookedAs } from '../../../features/occurrences/booked-as.ts'
import type { Soon } from '../../../features/occurrences/soon/soon.ts'
import { dayOf } from '../../../i18n/calendar.ts'
import { firstDay } from '../../shared/paths.ts'
import { paths } from '../paths.ts'
import { pathsOf } from '../schedules/schedule-paths.ts'

/** Names of the activities at each venue. */
export function activitiesAt(activities: readonly Activity[]): (slug: string) => readonly string[] {
  return (slug) => activities.filter(({ venues }) => venues.some((at) => at.slug === slug)).map(({ name }) => name)
}

/** The list of an activity at a venue: its courses or camps, or a day, `YYYY-MM-DD` or the next one. */
export function listPath(of: BookedAs, venueSlug: string, slug: string, day = firstDay): string {
  return of === 'course' || of === 'camp' ? pathsOf[of].list(venueSlug, slug) : paths.timeSlots(venueSlug, slug, day)
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
