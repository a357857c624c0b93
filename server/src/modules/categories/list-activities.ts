import { type Activity, type ApiTypes, isByDate, type Unworded } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { foldForSearch } from '../../infra/wire/fold-for-search.ts'
import type { Reads } from '../../repositories.ts'
import type { CategoryRow } from './tables.ts'

type Question = { readonly query: ApiTypes['listActivities']['query']; readonly now: number }
type Venue = { readonly id: number; readonly name: string; readonly slug: string; readonly timezone: string }
type Offer = {
  readonly venueId: number
  readonly categoryId: string
  readonly bookableCount: number
  readonly soonestAt: number | null
}

/**
 * Activities that can be booked at any venue, by name; courses and camps only where they are switched on. [O-97, C-15]
 */
export async function listActivities(
  reads: Reads,
  { query, now }: Question,
): Promise<Unworded<ApiTypes['listActivities']['reply']>> {
  const page = pageOf(query)
  const { campsAndCourses } = await reads.site.getClient()
  const venues = await reads.venues.all()
  const on = new Set(venues.flatMap((venue) => (campsAndCourses && venue.campsAndCourses ? [venue.id] : [])))
  const venueIds = venues.map(({ id }) => id)
  const named = new Set((await findNamed(reads, query.search)).map(({ id }) => id))
  const planned = await findPlanned(reads, { search: query.search, venueIds, now })
  const asked = (await reads.categories.all()).filter(
    ({ id, bookingType }) =>
      (named.has(id) || planned.has(id)) &&
      (!query.booking_types || (bookingType !== null && query.booking_types.includes(bookingType))),
  )
  const offers = asked.length === 0 ? [] : await reads.categories.offeredAt({ venueIds, now })
  const byCategory = Map.groupBy(offers, ({ categoryId }) => categoryId)
  const found = asked.flatMap((category) => {
    const all = byCategory.get(category.id) ?? []
    const own = isByDate(category.bookingType) ? all : all.filter(({ venueId }) => on.has(venueId))
    const names = planned.get(category.id) ?? []
    // A category found only by the names of its schedules lists only the venues with those schedules.
    const meant = named.has(category.id) ? own : own.filter((offer) => names.some(isAt(offer)))
    return meant.length > 0 ? [presentActivity(category, { offers: meant, names }, venues)] : []
  })
  return listReply({ ...page, rows: pageOfRows(found, page), total: found.length, sortBy: 'name' })
}

type Planned = { readonly venueId: number; readonly categoryId: string; readonly name: string }
type Searched = {
  readonly search: string | undefined
  readonly venueIds: readonly number[]
  readonly now: number
}

const isAt =
  ({ venueId }: Offer) =>
  (planned: Planned) =>
    planned.venueId === venueId

/** Schedules to come with the text in their name, by category; empty without a text. */
async function findPlanned(
  reads: Reads,
  { search, venueIds, now }: Searched,
): Promise<ReadonlyMap<string, readonly Planned[]>> {
  const wanted = foldForSearch((search ?? '').trim())
  if (wanted === '') return new Map()
  const all: readonly Planned[] = await reads.categories.namesAt({ venueIds, now })
  const found = all.filter(({ name }) => foldForSearch(name).includes(wanted))
  return Map.groupBy(found, ({ categoryId }) => categoryId)
}

/** Categories with the text in their name or their group's name; all of them without a text. */
export async function findNamed(reads: Reads, search: string | undefined): Promise<readonly CategoryRow[]> {
  const all = await reads.categories.all()
  const wanted = foldForSearch((search ?? '').trim())
  if (wanted === '') return all
  const groups = new Map(all.map((category) => [category.id, foldForSearch(category.name)]))
  const groupOf = ({ parentId }: CategoryRow) => (parentId === null ? '' : (groups.get(parentId) ?? ''))
  return all.filter((category) => groups.get(category.id)?.includes(wanted) || groupOf(category).includes(wanted))
}

type Found = { readonly offers: readonly Offer[]; readonly names: readonly Planned[] }

function presentActivity(category: CategoryRow, { offers, names }: Found, venues: readonly Venue[]): Activity {
  const soonest = offers
    .filter((offer): offer is Offer & { readonly soonestAt: number } => offer.soonestAt !== null)
    .toSorted((a, b) => a.soonestAt - b.soonestAt)[0]
  const timezone = venues.find(({ id }) => id === soonest?.venueId)?.timezone
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    booking_type: category.bookingType,
    picture_kind: category.pictureKind,
    bookable_count: offers.reduce((all, { bookableCount }) => all + bookableCount, 0),
    soonest_starts_at: soonest && timezone !== undefined ? presentDateTime(soonest.soonestAt, timezone) : null,
    // In the order they were read: by name.
    venues: venues.flatMap(({ id, name, slug }) => {
      const offer = offers.find(({ venueId }) => venueId === id)
      return offer ? [{ id, name, slug, bookable_count: offer.bookableCount }] : []
    }),
    found_names: [...new Set(names.map(({ name }) => name))],
  }
}
