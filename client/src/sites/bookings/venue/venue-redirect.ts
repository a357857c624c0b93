import { paths } from '../paths.ts'

/** The kind of booking of a customer who comes without a venue. */
export type Bookable = 'activity' | 'course' | 'camp'

const targets = { activity: paths.location, course: paths.courseCategories, camp: paths.campCategories } as const

/** The target for a kind of booking: the route's venue, else the remembered one; null without either. */
export function venueTarget(bookable: Bookable, routeVenue: string | null, remembered: string | null): string | null {
  const venue = routeVenue?.trim() || remembered
  return venue ? targets[bookable](venue) : null
}
