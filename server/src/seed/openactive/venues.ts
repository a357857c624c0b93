import type { SeedRecord } from '@touchline/contract'
import { escapeHtml } from '@touchline/serving'
import type { Ids } from './ids.ts'
import type { Report } from './report.ts'
import { idOf, isThing, numberOf, textOf, type Thing, thingsOf, wordOf } from './things.ts'

type VenueRecord = SeedRecord<'venues'>
type LocationRecord = SeedRecord<'locations'>

/** Fields of a place that a venue has. */
const known = new Set([
  'type',
  '@type',
  'id',
  '@id',
  'identifier',
  'name',
  'description',
  'address',
  'geo',
  'telephone',
  'email',
  'openingHoursSpecification',
  'containedInPlace',
  'amenityFeature',
])

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export type Venues = {
  readonly records: VenueRecord[]
  readonly locations: LocationRecord[]
  /** The venue of a place; a reason in words where it can be none. */
  readonly of: (place: unknown, kind: string) => VenueRecord | string
  /** A hall or court of its own. */
  readonly locate: (venue: VenueRecord, name: string) => LocationRecord
}

export function collectVenues(ids: Ids, timezone: string, createdAt: number, report: Report): Venues {
  const records: VenueRecord[] = []
  const locations: LocationRecord[] = []
  const byPlace = new Map<string, VenueRecord>()

  function venueOf(place: Thing, kind: string): VenueRecord | string {
    const geo = isThing(place['geo']) ? place['geo'] : {}
    const [latitude, longitude] = [numberOf(geo['latitude']), numberOf(geo['longitude'])]
    const name = textOf(place['name'])
    if (name === undefined) return 'its location has no name'
    if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      return `its location ${name} has no coordinates`
    const key = idOf(place) ?? `${name} ${latitude} ${longitude}`
    const found = byPlace.get(key)
    if (found) return found
    for (const field of Object.keys(place)) if (!known.has(field)) report.hasNoPlace(`${kind}.location`, field, key)
    const facilities = thingsOf(place['amenityFeature']).flatMap((feature) => {
      const named = textOf(feature['name'])
      return named !== undefined && feature['value'] === true
        ? [{ code: ids.slug('facility', named, false), name: named }]
        : []
    })
    const venue: VenueRecord = {
      id: records.length + 1,
      clientId: 1,
      slug: ids.slug('venue', name),
      name,
      descriptionHtml: htmlOf(place['description']) ?? `<p>${escapeHtml(name)}</p>`,
      ...addressOf(place['address'], name),
      openingTimes: openingTimesOf(place['openingHoursSpecification']),
      latitude,
      longitude,
      timezone,
      campsAndCoursesEnabled: true,
      activitiesV2MigrationOn: '2025-01-01',
      phone: textOf(place['telephone']) ?? null,
      email: textOf(place['email']) ?? null,
      pictureUrl: null,
      ...(facilities.length > 0 && { facilities }),
      createdAt,
    }
    records.push(venue)
    byPlace.set(key, venue)
    return venue
  }

  return {
    records,
    locations,
    of: (place, kind) => (isThing(place) ? venueOf(place, kind) : 'it has no location'),
    locate(venue, name) {
      const location = { id: locations.length + 1, venueId: venue.id, parentId: null, name }
      locations.push(location)
      return location
    },
  }
}

/** A record's text has room for as many, each written as an entity. */
const mostLetters = 2500

/** Text of a feed as HTML: its own tags are shown as text. */
export function htmlOf(value: unknown): string | undefined {
  const text = textOf(value)?.slice(0, mostLetters)
  const paragraphs = text?.split(/\n\s*\n/).map((part) => `<p>${escapeHtml(part.trim())}</p>`)
  return paragraphs?.join('')
}

/** A record needs each line of an address: the town stands for a region, the name for a street. */
function addressOf(value: unknown, name: string) {
  const address = isThing(value) ? value : { streetAddress: value }
  const { streetAddress, addressLocality, addressRegion, postalCode } = address
  const [first, ...more] = (textOf(streetAddress) ?? name).split(/\s*,\s*|\n/)
  const town = textOf(addressLocality) ?? textOf(addressRegion) ?? name
  return {
    address1: first || name,
    address2: more.length > 0 ? more.join(', ') : null,
    town,
    area: textOf(addressRegion) ?? town,
    postcode: textOf(postalCode) ?? '-',
  }
}

/** As OpenStreetMap writes opening hours; open at any time where the feed does not say. */
function openingTimesOf(value: unknown): string {
  const times = thingsOf(value).flatMap(({ dayOfWeek, opens, closes }) => {
    const days = [dayOfWeek].flat().flatMap((day) => (weekdays.includes(wordOf(day)) ? [wordOf(day).slice(0, 2)] : []))
    const [from, to] = [timeOf(opens), timeOf(closes)]
    return days.length > 0 && from !== undefined && to !== undefined ? [`${days.join(',')} ${from}-${to}`] : []
  })
  return times.length > 0 ? times.join('; ').replaceAll('-00:00', '-24:00') : '24/7'
}

function timeOf(value: unknown): string | undefined {
  return /^T?((?:[01]\d|2[0-3]):[0-5]\d)/.exec(textOf(value) ?? '')?.[1]
}
