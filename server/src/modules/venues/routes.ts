import { endpoints, PlatformError } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { listVenues } from './list-venues.ts'
import { presentVenue } from './presenter.ts'

export const venueRoutes: readonly Route[] = [
  route(endpoints.listVenues, ({ query, context }) => listVenues(context.deps, query)),
  route(endpoints.readVenue, ({ params, context }) =>
    context.deps.store.read(async (reads) => {
      const venue = await reads.venues.find(params.venue)
      if (!venue) throw new PlatformError('item_not_found')
      return { data: presentVenue(venue) }
    }),
  ),
]
