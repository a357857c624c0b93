import { paths } from './paths.ts'

/** Slug of the venue that an address is about, so that its theme is the first one shown; null for none. */
export function venueOfPath(pathname: string): string | null {
  return /^\/(?:(?:courses|camps|packages)\/)?location\/([\w-]+)/.exec(pathname)?.[1] ?? null
}

/** Where somebody at `pathname` goes on at another venue: not every venue has the same categories, but each has the area. */
export function atVenue(venueSlug: string, pathname: string): string {
  // The prices of memberships are about whichever venue is chosen.
  if (pathname === paths.pricing()) return paths.pricing()
  if (pathname.startsWith('/camps/')) return paths.campCategories(venueSlug)
  return pathname.startsWith('/courses/') ? paths.courseCategories(venueSlug) : paths.location(venueSlug)
}
