import { type ApiTypes, PlatformError } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { foldForSearch } from '../../infra/wire/fold-for-search.ts'
import { findNamed } from '../categories/index.ts'
import { isInBox, milesTo, type Place } from './nearby.ts'
import { presentVenue } from './presenter.ts'
import type { VenueRow } from './tables.ts'
import { text } from '../../texts/index.ts'

type Query = ApiTypes['listVenues']['query']
type Joining = { readonly query: ApiTypes['listJoiningVenues']['query']; readonly now: number }
/** Distance in miles. */
type Found = { readonly venue: VenueRow; readonly distance: number | undefined }

type Asking = {
  readonly query: Query
  readonly now: number
  /** The geocoder's place of the postcode. */
  readonly told?: Place | undefined
}

/**
 * Venues by name, or within `radius` miles of a place, nearest first. Without a geocoder a postcode is located by the
 * venues in its district; a client with a position sends coordinates. Throws `validation_failed` for half a position.
 */
export async function listVenues(reads: Reads, { query, now, told }: Asking) {
  const all = await reads.venues.all()
  const place = placeIn(query) ?? told ?? placeOfPostcode(query, all)
  const offering = await venuesOffering(reads, query.search, { all, now })
  const found = all
    .filter((venue) => isNamed(venue, query.search) || offering.has(venue.id))
    .filter((venue) => (place && query.radius !== undefined) || isInDistrict(venue, query))
    .filter((venue) => !place || query.radius === undefined || isInBox(place, query.radius, venue))
    .map((venue): Found => ({ venue, distance: place && milesTo(place, venue) }))
    .filter(({ distance }) => place === undefined || query.radius === undefined || isWithin(distance, query.radius))
  if (place) found.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || a.venue.id - b.venue.id)
  const page = pageOf(query)
  return listReply({
    ...page,
    rows: pageOfRows(found, page).map(({ venue, distance }) => presentVenue(venue, now, distance)),
    total: found.length,
    sortBy: place ? 'distance' : 'name',
  })
}

/** Venues that sell memberships online, by name; none while that is switched off everywhere. */
export async function listJoiningVenues(reads: Reads, { query, now }: Joining) {
  const { onlineJoining } = await reads.site.getClient()
  const found = onlineJoining ? (await reads.venues.all()).filter((venue) => venue.onlineJoining) : []
  const page = pageOf(query)
  const rows = pageOfRows(found, page).map((venue) => presentVenue(venue, now))
  return listReply({ ...page, rows, total: found.length, sortBy: 'name' })
}

function placeIn({ latitude, longitude }: Query): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  throw new PlatformError('validation_failed', { fields: { [missing]: [text('fields:required')] } })
}

function isWithin(distance: number | undefined, radius: number): boolean {
  return distance !== undefined && distance <= radius
}

/** By name, town, area or postcode, or the beginning of a postcode. */
function isNamed({ searchText, postcode }: VenueRow, search = ''): boolean {
  const wanted = foldForSearch(search.trim())
  if (searchText.includes(wanted)) return true
  const beginning = compact(search)
  return /^[A-Z]{1,2}\d/.test(beginning) && compact(postcode).startsWith(beginning)
}

/** Venues that offer an activity of the name. */
async function venuesOffering(
  reads: Reads,
  search: string | undefined,
  { all, now }: { readonly all: readonly VenueRow[]; readonly now: number },
): Promise<ReadonlySet<number>> {
  if (search === undefined || search.trim() === '') return new Set()
  const { campsAndCourses } = await reads.site.getClient()
  const venueIds = campsAndCourses ? all.flatMap((venue) => (venue.campsAndCourses ? venue.id : [])) : []
  const named = new Set(venueIds.length === 0 ? [] : (await findNamed(reads, search)).map(({ id }) => id))
  if (named.size === 0) return new Set()
  const offers = await reads.categories.offeredAt({ venueIds, now })
  return new Set(offers.flatMap(({ venueId, categoryId }) => (named.has(categoryId) ? venueId : [])))
}

/** The filter of a postcode without a radius, or without a known place. */
function isInDistrict(venue: VenueRow, { postcode }: Query): boolean {
  return postcode === undefined || outwardOf(venue.postcode) === outwardOf(postcode)
}

/** The place of a postcode: that of a venue with it, or in its district. */
function placeOfPostcode({ postcode }: Query, all: readonly VenueRow[]): Place | undefined {
  if (postcode === undefined) return undefined
  const inDistrict = all.filter((venue) => outwardOf(venue.postcode) === outwardOf(postcode))
  const nearest = inDistrict.find((venue) => compact(venue.postcode) === compact(postcode)) ?? inDistrict[0]
  const { latitude, longitude } = nearest?.coordinates ?? { latitude: null, longitude: null }
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** "CF10 1AA" and "cf101aa" are both in CF10. */
function outwardOf(postcode: string): string {
  const plain = compact(postcode)
  return plain.slice(0, Math.max(2, plain.length - 3))
}
