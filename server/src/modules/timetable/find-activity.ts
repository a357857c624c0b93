import { isByDate, PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { CategoryRow } from '../categories/index.ts'
import type { VenueRow } from '../venues/index.ts'

/** A venue, and the categories there that a name matches. */
export type Where = {
  readonly venue: VenueRow
  /** Categories booked by date; for a group's name, those in the group. */
  readonly categories: readonly CategoryRow[]
}

/** Throws `item_not_found` for an unknown venue or category, and for a category not booked by date. */
export async function findActivity(
  reads: Reads,
  { venue: venueName, activity }: { readonly venue: string; readonly activity: string },
): Promise<Where> {
  const venue = await reads.venues.find(venueName)
  if (!venue) throw new PlatformError('item_not_found')
  const meant = await reads.categories.called({ slug: activity, id: activity.toLowerCase() })
  const named = findCategory(meant, activity)
  const categories = named ? byDateIn(meant, named) : []
  if (categories.length === 0) throw new PlatformError('item_not_found')
  return { venue, categories }
}

/** By slug, or by id. */
export function findCategory(all: readonly CategoryRow[], name: string): CategoryRow | undefined {
  const id = name.toLowerCase()
  return all.find(({ slug }) => slug === name) ?? all.find((category) => category.id === id)
}

/** A category booked by date, or all those of a group. */
export function byDateIn(all: readonly CategoryRow[], named: CategoryRow): readonly CategoryRow[] {
  const meant = [named, ...all.filter(({ parentId }) => parentId === named.id)]
  return meant.filter(({ bookingType }) => isByDate(bookingType))
}
