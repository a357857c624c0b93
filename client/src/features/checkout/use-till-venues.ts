import { useSession } from '../../app/session/use-session.ts'
import type { TillVenue } from '../tills/TillPart.tsx'
import { useVenues } from '../venues/use-venues.ts'

/** Venues where the caller can open a till, and their own venue. */
export function useTillVenues(): { readonly venues: readonly TillVenue[]; readonly homeVenueId: number | null } {
  const { user } = useSession()
  const query = useVenues('component')
  const found = query.status === 'success' ? query.data : []
  const venues = found.flatMap(({ id, name, timezone }) =>
    id === null ? [] : [{ id, name, timezone: timezone ?? null }],
  )
  const home = found.find(({ slug }) => slug === user?.homeVenueSlug)
  return { venues, homeVenueId: home?.id ?? null }
}
