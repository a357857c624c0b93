import { listVenues } from '@touchline/contract/calls/venues'
import { callList } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'

/** Miles around a postcode: the largest that the platform knows. [S9-007] */
const radius = 30

/**
 * The venues around a postcode, by slug, each with its miles; null without one, while they are not known, and where a
 * platform knows of none. Where the postcode is, the platform knows or asks: no key is needed here. [O-57, O-80]
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
