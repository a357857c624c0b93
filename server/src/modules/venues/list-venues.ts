import { type ApiTypes, PlatformError } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { foldForSearch, milesTo, type Place } from './nearby.ts'
import { presentVenue } from './presenter.ts'
import type { VenueRow } from './tables.ts'

type Query = ApiTypes['listVenues']['query']
type Found = { readonly venue: VenueRow; readonly distance: number | undefined }

/**
 * Venues by name, or within `radius` miles of a place, nearest first. A postcode is matched by its outward part:
 * the platform has no gazetteer, a client that has one sends coordinates. Throws `validation_failed` for half a place.
 */
export async function listVenues(reads: Reads, query: Query) {
  const all = await reads.venues.all()
  const place = placeIn(query)
  const found = all
    .filter((venue) => matches(venue, query))
    .map((venue): Found => ({ venue, distance: place && milesTo(place, venue) }))
    .filter(({ distance }) => place === undefined || query.radius === undefined || isWithin(distance, query.radius))
  if (place) found.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || a.venue.id - b.venue.id)
  const page = pageOf(query)
  return listReply({
    ...page,
    rows: pageOfRows(found, page).map(({ venue, distance }) => presentVenue(venue, distance)),
    total: found.length,
    sortBy: place ? 'distance' : 'name',
  })
}

function placeIn({ latitude, longitude }: Query): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  throw new PlatformError('validation_failed', { fields: { [missing]: ['This field is required'] } })
}

function isWithin(distance: number | undefined, radius: number): boolean {
  return distance !== undefined && distance <= radius
}

function matches(venue: VenueRow, { search, postcode }: Query): boolean {
  if (search !== undefined && !venue.searchText.includes(foldForSearch(search.trim()))) return false
  return postcode === undefined || outwardOf(venue.postcode) === outwardOf(postcode)
}

/** "CF10 1AA" and "cf101aa" are both in CF10. */
function outwardOf(postcode: string): string {
  const plain = postcode.replaceAll(' ', '').toUpperCase()
  return plain.slice(0, Math.max(2, plain.length - 3))
}
