import { paths } from './paths.ts'

/** What a customer wants to book when they come without a venue. */
export type Bookable = 'activity' | 'course' | 'camp'

const targets = { activity: paths.location, course: paths.courseCategories, camp: paths.campCategories } as const

/** Where to go for one kind of booking: the route's venue first, then the remembered one; null when there is neither. [S2-003 to S2-012, O-13] */
export function venueTarget(bookable: Bookable, routeVenue: string | null, remembered: string | null): string | null {
  const venue = routeVenue?.trim() || remembered
  return venue ? targets[bookable](venue) : null
}
