import type { Text } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { text } from '../../texts/index.ts'
import type { Block, Item } from './composing/letter.ts'

/** A venue as mails show it: where it is, and how it is reached. */
export type Place = {
  readonly name: string
  readonly address: string
  /** A map with the way there; null where neither place nor address is known. */
  readonly map: string | null
  readonly telephone: string | null
  readonly email: string | null
}

const directions = 'https://www.google.com/maps/dir/?'

/** Venues, each once, in the order of their first mention. */
export async function readPlaces(reads: Reads, venueIds: readonly number[]): Promise<readonly Place[]> {
  const places: Place[] = []
  for (const id of new Set(venueIds)) {
    const venue = await reads.venues.byId({ id })
    if (!venue) continue
    const { name, address1, address2, town, postcode, coordinates, phone: telephone, email } = venue
    const address = [address1, address2, town, postcode].filter((part) => part?.trim()).join(', ')
    places.push({ name, address, map: mapOf(name, address, coordinates), telephone, email })
  }
  return places
}

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null }

function mapOf(name: string, address: string, { latitude, longitude }: Coordinates): string | null {
  const isKnown = latitude !== null && longitude !== null
  if (!isKnown && address === '') return null
  const destination = isKnown ? `${latitude},${longitude}` : `${name}, ${address}`
  return directions + new URLSearchParams({ api: '1', destination }).toString()
}

/** The venues and their contacts; nothing without a place. */
export function blocksOfPlaces(places: readonly Place[]): readonly Block[] {
  if (places.length === 0) return []
  return [{ heading: text('mails:where') }, { list: places.map(itemOf) }]
}

/** The operator's contact for mails about no place: the reader's own venue, else the first one that has any. */
export async function readContact(reads: Reads, homeVenueId: number | null): Promise<Text | null> {
  const home = homeVenueId === null ? undefined : await reads.venues.byId({ id: homeVenueId })
  const isReached = home !== undefined && waysOf(home).length > 0
  const venue = isReached ? home : await reads.venues.firstReached()
  return venue && waysOf(venue).length > 0 ? text('mails:contact_at', { name: venue.name, ways: waysOf(venue) }) : null
}

function waysOf({ phone, email }: { readonly phone: string | null; readonly email: string | null }): string[] {
  return [phone, email].flatMap((way) => (way?.trim() ? [way] : []))
}

function itemOf({ name, address, map, telephone: phone, email }: Place): Item {
  const contact = waysOf({ phone, email })
  return {
    text: text('mails:parts', { parts: [name, address].filter((part) => part !== '') }),
    under: [
      ...(map === null ? [] : [{ link: text('mails:map'), href: map, to: 'map' as const }]),
      ...(contact.length === 0 ? [] : [text('mails:contact', { ways: contact })]),
    ],
  }
}
