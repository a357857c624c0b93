import { listVenues } from '@touchline/contract/calls/venues'
import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import { callList } from '../../api/call.ts'
import type { Venue } from './search/venue-search.ts'
import { venuesQuestion } from './venues-question.ts'

/** Every venue of the site. */
export function useVenues(otherErrors: OtherErrors = 'boundary'): Query<readonly Venue[]> {
  return useQuery(...venuesQuestion(), otherErrors)
}

/** Miles around a postcode: the platform's largest radius. */
const radius = 30

/**
 * Venues around a postcode, by slug, with their miles; null without a postcode, while unknown, and when the platform
 * does not know the place. The platform locates the postcode, so no key is needed here. [O-57, O-80]
 */
export function useVenuesNear(postcode: string | null): ReadonlyMap<string, number | null> | null {
  const compact = postcode?.replaceAll(' ', '').toUpperCase() ?? null
  const told = useQuery(
    compact === null ? null : [listVenues.name, 'near', compact],
    async () => {
      const { data } = await callList(listVenues, { query: { postcode: compact ?? '', radius } })
      return new Map(
        data.flatMap(({ slug, distanceInMiles }) => (slug ? [[slug, distanceInMiles ?? null] as const] : [])),
      )
    },
    'component',
  )
  return told.status === 'success' && told.data.size > 0 ? told.data : null
}
