import { paths } from './paths.ts'

/** The slug of an address's venue, whose theme is shown first; null for none. */
export function venueOfPath(pathname: string): string | null {
  return /^\/(?:(?:courses|camps|packages)\/)?location\/([\w-]+)/.exec(pathname)?.[1] ?? null
}

/** The same area at another venue, as not every venue has the same categories. */
export function atVenue(venueSlug: string, pathname: string): string {
  // Membership prices are those of the chosen venue.
  if (pathname === paths.pricing()) return paths.pricing()
  if (pathname.startsWith('/camps/')) return paths.campCategories(venueSlug)
  return pathname.startsWith('/courses/') ? paths.courseCategories(venueSlug) : paths.location(venueSlug)
}
