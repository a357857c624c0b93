import { wayOut } from '../../../browser/ways-out.ts'
import { placeOf } from '../search/venue-search.ts'
import type { Venue } from '../search/venue-search.ts'

type Addressed = Pick<Venue, 'address1' | 'town' | 'postcode'>

/** 'Meadow Lane, Ashcombe, AC1 4QT', as far as it is known. */
export function venueAddress({ address1, town, postcode }: Addressed): string {
  return [address1, town, postcode].filter((part) => part?.trim()).join(', ')
}

const directions = 'https://www.google.com/maps/dir/?'

/** A venue's facilities in its own words; empty when unknown. */
export function facilityNames({ facilities }: Pick<Venue, 'facilities'>): readonly string[] {
  return (facilities ?? []).flatMap(({ name }) => name ?? [])
}

/** A route planner's link to its coordinates, else to its address; null without either, and at a kiosk. */
export function directionsUrl(venue: Addressed & Pick<Venue, 'name' | 'coordinates'>): string | null {
  const place = placeOf(venue)
  const address = venueAddress(venue)
  if (place === null && address === '') return null
  const destination = place ? `${place.latitude},${place.longitude}` : `${venue.name}, ${address}`
  return wayOut(directions + new URLSearchParams({ api: '1', destination }).toString()) ?? null
}
