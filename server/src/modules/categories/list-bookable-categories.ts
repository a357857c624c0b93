import { type BookableCategory, type BookingType, PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'

/**
 * The categories with something to book at a venue; none when camps and courses are switched off, there or everywhere.
 * [C-15, O-81]
 * Throws `item_not_found` for an unknown venue.
 */
export async function listBookableCategories(
  reads: Reads,
  venueIdOrSlug: string,
  bookingTypes: readonly BookingType[] | undefined,
  now: number,
): Promise<BookableCategory[]> {
  const venue = await reads.venues.find(venueIdOrSlug)
  if (!venue) throw new PlatformError('item_not_found')
  const { campsAndCourses } = await reads.site.getClient()
  if (!campsAndCourses || !venue.campsAndCourses) return []
  const rows = await reads.categories.bookableAt({ venueId: venue.id, now })
  return rows
    .filter(({ bookingType }) => !bookingTypes || (bookingType !== null && bookingTypes.includes(bookingType)))
    .map((row) => ({
      id: row.id,
      name: row.name,
      slug: row.slug,
      booking_type: row.bookingType,
      picture_kind: row.pictureKind,
      bookable_count: row.bookableCount,
    }))
}
