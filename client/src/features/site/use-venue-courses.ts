import { useRememberedVenue } from '../../app/choices/use-remembered-venue.ts'
import type { ChosenVenue } from './venue.ts'
import { useOffersCampsAndCourses } from './use-venue.ts'
import { useVenue } from './use-venue.ts'

export type VenueWithCourses =
  | { readonly status: 'loading' }
  /** An unknown venue, or one without camps and courses. */
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly venue: ChosenVenue }

/** The venue of a course page, remembered from now on. */
export function useVenueWithCourses(slug: string): VenueWithCourses {
  const venue = useVenue(slug)
  const found = venue.status === 'success' ? venue.data : null
  const offers = useOffersCampsAndCourses(found)
  const foundSlug = found?.slug

  useRememberedVenue(foundSlug)

  if (venue.status === 'error') return { status: 'missing' }
  if (!found) return { status: 'loading' }
  return offers ? { status: 'found', venue: found } : { status: 'missing' }
}
