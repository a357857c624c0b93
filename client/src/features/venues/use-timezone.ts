import { useVenues } from './use-venues.ts'

/** The time zone of a venue, or of the site's first one; null while unknown: days are then those of the device. */
export function useTimezone(venueSlug: string | null = null): string | null {
  const venues = useVenues('component')
  if (venues.status !== 'success') return null
  const venue = venues.data.find(({ slug }) => slug === venueSlug) ?? venues.data[0]
  return venue?.timezone ?? null
}
