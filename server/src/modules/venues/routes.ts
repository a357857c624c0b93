import { minute } from '@touchline/clock'
import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { listJoiningVenues, listVenues } from './list-venues.ts'
import { presentVenue } from './presenter.ts'
import { setVenue } from './set-venue.ts'

/** Of one address: a geocoder takes money for each answer. 200 people behind it have three postcodes a minute each. */
const geocoding = { most: 600, within: minute }

export const venueRoutes: readonly Route[] = [
  route(endpoints.listVenues, async ({ geocode, store, attempts }, _actor, { query, context, now }) => {
    // The geocoder is asked before the database is read.
    const { postcode, radius } = query
    const isAsked = postcode !== undefined && radius !== undefined
    if (isAsked && !attempts.take(`geocode:${context.network}`, geocoding)) throw new PlatformError('rate_limited')
    const told = isAsked ? await geocode(postcode) : undefined
    return store.read((reads) => listVenues(reads, { query, now, told }))
  }),
  readRoute(endpoints.listJoiningVenues, (reads, _actor, { query, now }) => listJoiningVenues(reads, { query, now })),
  readRoute(endpoints.readVenue, async (reads, _actor, { params, now }) => {
    const venue = await reads.venues.find(params.venue)
    if (!venue) throw new PlatformError('item_not_found')
    return { data: presentVenue(venue, now) }
  }),
  route(endpoints.updateVenue, async (deps, _actor, { params, body, now }) => ({
    data: presentVenue(await setVenue(deps, { ...params, settings: body.data }), now),
  })),
]
