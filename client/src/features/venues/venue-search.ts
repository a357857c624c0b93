import { compareNames } from '../../i18n/collation.ts'
import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'

type WireVenue = Entity<'Venue'>

type VenueAnswer = Read<WireVenue>

/** A venue that can be shown and found again. */
export type Venue = VenueAnswer & { readonly name: string; readonly slug: string }

/** What can be shown of an answer; null where it can be neither named nor found again. */
export function venueIn(answer: VenueAnswer): Venue | null {
  const slug = answer.slug ?? (answer.id === null ? null : String(answer.id))
  const name = answer.name ?? (answer.slug && nameOfSlug(answer.slug))
  return slug && name ? { ...answer, name, slug } : null
}

export type Place = { readonly latitude: number; readonly longitude: number }

/** A venue, and how far it is from the customer in miles when that is known. [S3-006] */
export type FoundVenue = { readonly venue: Venue; readonly miles: number | null }

/** [S9-008] */
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

/** Where a venue is; null unless latitude is -90 to 90 and longitude is finite. [S5-063] */
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

/** Words that are looked for, each in any of the texts; a postcode is found with and without its space. */
export function textsMatch(texts: readonly (string | null | undefined)[], search: string): boolean {
  const text = folded(texts.filter(Boolean).join(' \n'))
  const close = text.replaceAll(' ', '')
  const wanted = folded(search.trim())
  if (close.includes(wanted.replaceAll(' ', ''))) return true
  return wanted.split(/\s+/).every((word) => text.includes(word))
}

export type VenueQuery = {
  /** Name, town, postcode or an activity, or parts of them; empty for all. */
  readonly search: string
  /** Names of what can be done at a venue, by its slug. */
  readonly activitiesOf: (slug: string) => readonly string[]
  /** Where the customer is, or null. */
  readonly from: Place | null
  /** Miles around `from`; null for any distance. */
  readonly radius: number | null
  /** Miles from the postcode that is searched for, by slug of the venues around it; null where that is not the search. */
  readonly near?: ReadonlyMap<string, number | null> | null
  /** Slug of the venue chosen before: it comes first. */
  readonly chosen: string | null
}

function comesBefore(a: FoundVenue, b: FoundVenue, chosen: string | null): number {
  if (a.miles !== null || b.miles !== null) return (a.miles ?? Infinity) - (b.miles ?? Infinity)
  const rank = ({ venue }: FoundVenue): number => (venue.slug === chosen ? 0 : 1)
  return rank(a) - rank(b) || compareNames(a.venue.name, b.venue.name)
}

/** The venues that are asked for: the nearest first where the customer's place is known, else by name. [O-01, S5-064, S5-065] */
export function findVenues(venues: readonly Venue[], query: VenueQuery): readonly FoundVenue[] {
  const { search, from, radius, chosen, activitiesOf, near = null } = query
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
    .filter((venue) => textsMatch(textsOf(venue), search))
    .map((venue): FoundVenue => {
      const place = placeOf(venue)
      return { venue, miles: from && place ? milesBetween(from, place) : null }
    })
    .filter(({ miles }) => from === null || radius === null || (miles !== null && miles <= radius))
    .toSorted((a, b) => comesBefore(a, b, chosen))
}

/** A distance with one decimal. [S9-009] */
export function milesText(miles: number): string {
  return miles.toFixed(1)
}

/** Miles to look around; the largest is the largest that the platform knows. [S9-006, S9-007] */
export const radii = [5, 10, 20, 30] as const

export const defaultRadius = 5

/** Whether a search is a whole postcode, whose place can be asked for. */
export function isPostcode(search: string): boolean {
  return /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i.test(search.trim())
}
