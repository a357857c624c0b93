import type { VenueRow } from './tables.ts'

/** [S9-008] */
const metresPerMile = 1609.344
const earthRadius = 6_371_008.8

export type Place = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles. */
export function milesBetween(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return (2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))) / metresPerMile
}

/** Distance from a place to a venue in miles, one decimal [S9-009]; undefined when the venue has no coordinates. */
export function milesTo(place: Place, { coordinates }: Pick<VenueRow, 'coordinates'>): number | undefined {
  const { latitude, longitude } = coordinates
  if (latitude === null || longitude === null) return undefined
  return Math.round(milesBetween(place, { latitude, longitude }) * 10) / 10
}
