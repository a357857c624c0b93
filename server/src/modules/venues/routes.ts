import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listVenues } from './list-venues.ts'
import { presentVenue } from './presenter.ts'

export const venueRoutes: readonly Route[] = [
  readRoute(endpoints.listVenues, (reads, _actor, { query, now }) => listVenues(reads, { query, now })),
  readRoute(endpoints.readVenue, async (reads, _actor, { params }) => {
    const venue = await reads.venues.find(params.venue)
    if (!venue) throw new PlatformError('item_not_found')
    return { data: presentVenue(venue) }
  }),
]
