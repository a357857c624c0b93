import { compareNames } from '../../../i18n/collation.ts'
import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../../api/keys.ts'
import { nameOfSlug } from '../../../i18n/slug-name.ts'

type WireVenue = Entity<'Venue'>

type VenueAnswer = Read<WireVenue>

/** A venue with a name and a slug. */
export type Venue = VenueAnswer & { readonly name: string; readonly slug: string }

/** The displayable part of an answer; null without a name or a slug. */
export function venueIn(answer: VenueAnswer): Venue | null {
  const slug = answer.slug ?? (answer.id === null ? null : String(answer.id))
  const name = answer.name ?? (answer.slug && nameOfSlug(answer.slug))
  return slug && name ? { ...answer, name, slug } : null
}

export type Place = { readonly latitude: number; readonly longitude: number }

/** A venue with its distance in miles, when known. */
export type FoundVenue = { readonly venue: Venue; readonly miles: number | null }

const metresPerMile = 1609.344
const earthRadiusMetres = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in miles. */
export function milesBetween(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return (2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)))) / metresPerMile
}

/** A venue's position; null unless latitude is -90 to 90 and longitude is finite. [S5-063] */
export function placeOf({ coordinates }: Pick<Venue, 'coordinates'>): Place | null {
  const { latitude, longitude } = coordinates ?? { latitude: null, longitude: null }
  if (latitude === null || longitude === null || !Number.isFinite(longitude)) return null
  return latitude >= -90 && latitude <= 90 ? { latitude, longitude } : null
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Whether each searched word is in any of the texts; a postcode matches with and without its space. */
export function textsMatch(texts: readonly (string | null | undefined)[], search: string): boolean {
  const text = folded(texts.filter(Boolean).join(' \n'))
  const close = text.replaceAll(' ', '')
  const wanted = folded(search.trim())
  if (close.includes(wanted.replaceAll(' ', ''))) return true
  return wanted.split(/\s+/).every((word) => text.includes(word))
}

export type VenueQuery = {
  /** Name, town, postcode or activity, in part; empty for all. */
  readonly search: string
  /** Slugs of venues that the search finds otherwise. */
  readonly foundAt?: ReadonlySet<string>
  /** Names of a venue's activities, by its slug. */
  readonly activitiesOf: (slug: string) => readonly string[]
  /** The customer's position, or null. */
  readonly from: Place | null
  /** Miles around `from`; null for any distance. */
  readonly radius: number | null
  /** Miles from the searched postcode, by slug; null for another search. */
  readonly near?: ReadonlyMap<string, number | null> | null
  /** The slug of the remembered venue, which comes first. */
  readonly chosen: string | null
}

function comesBefore(a: FoundVenue, b: FoundVenue, chosen: string | null): number {
  if (a.miles !== null || b.miles !== null) return (a.miles ?? Infinity) - (b.miles ?? Infinity)
  const rank = ({ venue }: FoundVenue): number => (venue.slug === chosen ? 0 : 1)
  return rank(a) - rank(b) || compareNames(a.venue.name, b.venue.name)
}

/** The matching venues: nearest first where the position is known, else by name. */
export function findVenues(venues: readonly Venue[], query: VenueQuery): readonly FoundVenue[] {
  const { search, from, radius, chosen, activitiesOf, foundAt, near = null } = query
  if (near) {
    const around = venues.filter(({ slug }) => near.has(slug))
    return around
      .map((venue): FoundVenue => ({ venue, miles: near.get(venue.slug) ?? null }))
      .toSorted((a, b) => comesBefore(a, b, chosen))
  }
  const textsOf = ({ name, slug, town, area, address1, postcode }: Venue): readonly (string | null)[] => [
    name,
    town,
    area,
    address1,
    postcode,
    ...activitiesOf(slug),
  ]
  return venues
    .filter((venue) => foundAt?.has(venue.slug) || textsMatch(textsOf(venue), search))
    .map((venue): FoundVenue => {
      const place = placeOf(venue)
      return { venue, miles: from && place ? milesBetween(from, place) : null }
    })
    .filter(({ miles }) => from === null || radius === null || (miles !== null && miles <= radius))
    .toSorted((a, b) => comesBefore(a, b, chosen))
}

/** A distance with one decimal. */
export function milesText(miles: number): string {
  return miles.toFixed(1)
}

/** Search radii in miles; the largest is the platform's. */
export const radii = [5, 10, 20, 30] as const

export const defaultRadius = 5

/** Whether a search is a whole postcode, which can be located. */
export function isPostcode(search: string): boolean {
  return /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i.test(search.trim())
}
