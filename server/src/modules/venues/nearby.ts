import type { VenueRow } from './tables.ts'

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

/** The distance from a place to a venue in miles; undefined without coordinates. */
export function milesTo(place: Place, { coordinates }: Pick<VenueRow, 'coordinates'>): number | undefined {
  const { latitude, longitude } = coordinates
  if (latitude === null || longitude === null) return undefined
  return milesBetween(place, { latitude, longitude })
}

/** A distance for display. */
export function oneDecimal(miles: number): number {
  return Math.round(miles * 10) / 10
}

/** Whether a venue lies in the box around a circle of the radius in miles, which rules most out without measuring. */
export function isInBox(place: Place, radius: number, { coordinates }: Pick<VenueRow, 'coordinates'>): boolean {
  const { latitude, longitude } = coordinates
  if (latitude === null || longitude === null) return false
  const angle = (radius * metresPerMile) / earthRadius
  if (Math.abs(radians(latitude - place.latitude)) > angle + rounding) return false
  const sine = Math.sin(angle) / Math.cos(radians(place.latitude))
  // A circle around a pole meets every meridian.
  if (!(sine < 1) || Math.abs(radians(place.latitude)) + angle >= Math.PI / 2) return true
  const apart = Math.abs(longitude - place.longitude)
  return radians(Math.min(apart, 360 - apart)) <= Math.asin(sine) + rounding
}

/** A tenth of a millimetre: venues on the edge of the box are measured. */
const rounding = 1e-11
