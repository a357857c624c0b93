import { type BookableCategory, type BookingType, isByDate, PlatformError, type Unworded } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { presentBookableCategory } from './presenter.ts'

/**
 * The categories with something to book at a venue; camps and courses only where they are switched on. Throws
 * `item_not_found` for an unknown venue. [C-15, O-81]
 */
export async function listBookableCategories(
  reads: Reads,
  venueIdOrSlug: string,
  bookingTypes: readonly BookingType[] | undefined,
  now: number,
): Promise<Unworded<BookableCategory>[]> {
  const venue = await reads.venues.find(venueIdOrSlug)
  if (!venue) throw new PlatformError('item_not_found')
  const { campsAndCourses } = await reads.site.getClient()
  const areOn = campsAndCourses && venue.campsAndCourses
  const rows = (await reads.categories.bookableAt({ venueId: venue.id, now })).filter(
    ({ bookingType }) => areOn || isByDate(bookingType),
  )
  const asked = rows.filter(
    ({ bookingType }) => !bookingTypes || (bookingType !== null && bookingTypes.includes(bookingType)),
  )
  const parents = await reads.categories.byIds({ ids: [...new Set(asked.flatMap(({ parentId }) => parentId ?? []))] })
  const byId = new Map(parents.map((parent) => [parent.id, parent]))
  return asked.map((row) => presentBookableCategory(row, row.parentId === null ? undefined : byId.get(row.parentId)))
}

type Named = { readonly venue: string; readonly category: string }

/**
 * One bookable category, by slug or id; also one whose schedules have all ended, with nothing to book. Throws
 * `item_not_found` when nothing was ever planned there.
 */
export async function readBookableCategory(
  reads: Reads,
  { venue, category: name }: Named,
  bookingTypes: readonly BookingType[] | undefined,
  now: number,
): Promise<Unworded<BookableCategory>> {
  const isMeant = ({ id, slug }: Pick<Unworded<BookableCategory>, 'id' | 'slug'>) => id === name || slug === name
  const found = (await listBookableCategories(reads, venue, bookingTypes, now)).find(isMeant)
  if (found) return found
  // An unknown category is refused without searching all past schedules.
  const isKnown = (await reads.categories.all()).some(isMeant)
  const ended = isKnown ? (await listBookableCategories(reads, venue, bookingTypes, 0)).find(isMeant) : undefined
  if (!ended) throw new PlatformError('item_not_found')
  return { ...ended, bookable_count: 0 }
}
