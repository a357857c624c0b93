import { isByDate, PlatformError, v1TypeOf, type VenueCategory } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { CategoryRow } from '../categories/index.ts'
import type { VenueRow } from '../venues/index.ts'
import { findCategory } from './find-activity.ts'

type Asking = { readonly venue: string; readonly now: number }

/** Categories booked by date at a venue: groups with content there, and categories without a group, by name. */
export async function listCategories(reads: Reads, asking: Asking): Promise<VenueCategory[]> {
  const { here, present } = await readHere(reads, asking)
  const found: VenueCategory[] = []
  // One after the other: they share a connection.
  for (const category of here.filter(({ parentId }) => parentId === null)) found.push(await present(category))
  return found
}

/**
 * One of them, or one in a group; also one whose occurrences are all over, with nothing in it. Throws `item_not_found`
 * when nothing was ever planned there.
 */
export async function readCategory(
  reads: Reads,
  { name, ...asking }: Asking & { readonly name: string },
): Promise<VenueCategory> {
  const { all, here, present } = await readHere(reads, asking)
  const category = findCategory(here, name)
  if (category) return present(category)
  const ever = findCategory(all, name) ? (await readHere(reads, { ...asking, now: 0 })).here : []
  const over = findCategory(ever, name)
  if (!over) throw new PlatformError('item_not_found')
  const parent = all.find(({ id }) => id === over.parentId)
  return presentCategory(over, { children: [], parent, venues: [], nextDate: null })
}

async function readHere(reads: Reads, { venue: name, now }: Asking) {
  const venue = await reads.venues.find(name)
  if (!venue) throw new PlatformError('item_not_found')
  const venues = await reads.venues.all()
  const all = await reads.categories.all()
  const offered = await reads.timetable.categoriesAt({ venueIds: venues.map(({ id }) => id), now })
  const venuesOf = Map.groupBy(offered, ({ categoryId }) => categoryId)
  const isHere = ({ id }: CategoryRow) => venuesOf.get(id)?.some(({ venueId }) => venueId === venue.id) ?? false
  const byDate = all.filter((category) => isByDate(category.bookingType) && isHere(category))
  const groups = all.filter(({ id }) => byDate.some(({ parentId }) => parentId === id))
  const here = all.filter((category) => byDate.includes(category) || groups.includes(category))
  const present = async (category: CategoryRow): Promise<VenueCategory> => {
    const children = byDate.filter(({ parentId }) => parentId === category.id)
    const meant = children.length > 0 ? children : [category]
    const categoryIds = meant.map(({ id }) => id)
    const [next] = await reads.timetable.next({ venueId: venue.id, categoryIds, now })
    const at = new Set(categoryIds.flatMap((id) => venuesOf.get(id) ?? []).map(({ venueId }) => venueId))
    const parent = here.find(({ id }) => id === category.parentId)
    return presentCategory(category, {
      children,
      parent,
      venues: venues.filter(({ id }) => at.has(id)),
      nextDate: next?.localDate ?? null,
    })
  }
  return { all, here, present }
}

type Around = {
  readonly children: readonly CategoryRow[]
  readonly parent: CategoryRow | undefined
  readonly venues: readonly Pick<VenueRow, 'slug'>[]
  readonly nextDate: string | null
}

function presentCategory(category: CategoryRow, { children, parent, venues, nextDate }: Around): VenueCategory {
  const { id, name, slug, bookingType, parentId, pictureKind } = category
  const type = isByDate(bookingType) ? bookingType : null
  return {
    id,
    name,
    slug,
    is_root: parentId === null,
    browse_by_name: 'location',
    // Customers choose their court; places in a class are interchangeable.
    allocation_strategy: type === 'resources' ? 'customer' : null,
    v1_type: type && v1TypeOf[type],
    v2_type: type,
    locations: venues.map((venue) => ({ venue_slug: venue.slug })),
    booking_type: bookingType,
    children: children.map(summaryOf),
    parent: parent ? summaryOf(parent) : null,
    picture_kind: pictureKind,
    next_date: nextDate,
  }
}

function summaryOf({ id, name, slug, bookingType }: CategoryRow): VenueCategory['children'][number] {
  return { id, name, slug, booking_type: bookingType }
}
