import { type Activity, type ApiTypes, isByDate, type Unworded } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import { correctedSearch } from './search/corrected.ts'
import {
  type Audience,
  hasSomeWord,
  hasWords,
  isFor,
  isForAges,
  type Wanted,
  wantedIn,
  wantsAll,
} from './search/wanted.ts'
import type { CategoryRow } from './tables.ts'

type Question = { readonly query: ApiTypes['listActivities']['query']; readonly now: number }
type Venue = { readonly id: number; readonly name: string; readonly slug: string; readonly timezone: string }
type Offer = {
  readonly venueId: number
  readonly categoryId: string
  readonly bookableCount: number
  readonly soonestAt: number | null
}
type Planned = Offer & Audience

/**
 * Activities that can be booked at any venue, by name; courses and camps only where they are switched on. [O-97, C-15,
 * O-342]
 */
export async function listActivities(
  reads: Reads,
  { query, now }: Question,
): Promise<Unworded<ApiTypes['listActivities']['reply']>> {
  const page = pageOf(query)
  const { campsAndCourses } = await reads.site.getClient()
  const venues = await reads.venues.all()
  const on = new Set(venues.flatMap((venue) => (campsAndCourses && venue.campsAndCourses ? [venue.id] : [])))
  const all = await reads.categories.all()
  const asked = all.filter(
    ({ bookingType }) => !query.booking_types || (bookingType !== null && query.booking_types.includes(bookingType)),
  )
  const venueIds = venues.map(({ id }) => id)
  async function find(search: string | undefined): Promise<readonly Unworded<Activity>[]> {
    const asking = {
      query: { ...query, ...(search === undefined ? {} : { search }) },
      textsOf: categoryTexts(all),
      venueIds,
      now,
    }
    const offersOf = await readOffers(reads, asking)
    return asked.flatMap((category) => {
      const { offers, names } = offersOf(category)
      const own = isByDate(category.bookingType) ? offers : offers.filter(({ venueId }) => on.has(venueId))
      return own.length > 0 ? [presentActivity(category, { offers: own, names }, venues)] : []
    })
  }
  let found = await find(query.search)
  if (found.length === 0 && query.search !== undefined) {
    const planned = await reads.categories.plannedAt({ venueIds, now })
    const corrected = correctedSearch(
      query.search,
      [...all, ...planned].map(({ name }) => name),
    )
    if (corrected !== null) found = (await find(corrected)).map((one) => ({ ...one, corrected_search: corrected }))
  }
  return listReply({ ...page, rows: pageOfRows(found, page), total: found.length, sortBy: 'name' })
}

type TextsOf = (category: CategoryRow) => readonly string[]

type Asked = {
  readonly textsOf: TextsOf
  readonly query: ApiTypes['listActivities']['query']
  readonly venueIds: readonly number[]
  readonly now: number
}

type Found = { readonly offers: readonly Offer[]; readonly names: readonly string[] }

/** The offers of each category that are asked for, and the names among them that the search found. */
async function readOffers(
  reads: Reads,
  { query: { search, date, age }, textsOf, venueIds, now }: Asked,
): Promise<(category: CategoryRow) => Found> {
  const wanted = wantedIn(search)
  if (wantsAll(wanted) && date === undefined && age === undefined) {
    const all = Map.groupBy(await reads.categories.offeredAt({ venueIds, now }), ({ categoryId }) => categoryId)
    return ({ id }) => ({ offers: all.get(id) ?? [], names: [] })
  }
  const planned: readonly Planned[] =
    date === undefined
      ? await reads.categories.plannedAt({ venueIds, now })
      : await reads.categories.plannedOn({ venueIds, now, day: date })
  const fitting = planned.filter((one) => isFor(age, one) && isForAges(one, wanted))
  const byCategory = Map.groupBy(fitting, ({ categoryId }) => categoryId)
  return (category) => {
    const all = byCategory.get(category.id) ?? []
    const texts = textsOf(category)
    const isNamed = hasWords(texts, wanted)
    const found = all.filter((one) => isMeant(one, wanted) && hasWords([one.name, one.ageLabel, ...texts], wanted))
    // A category found only by what is planned in it lists only the venues that plan it.
    return { offers: isNamed ? all : found, names: [...new Set(found.map(({ name }) => name))] }
  }
}

/** Whether the search is about this very schedule, and not only about its category. */
function isMeant({ name, ageLabel }: Planned, wanted: Wanted): boolean {
  return wanted.ages.length > 0 || hasSomeWord([name, ageLabel], wanted)
}

/** The names of a category and of its group. */
function categoryTexts(all: readonly CategoryRow[]): TextsOf {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return ({ name, parentId }) => [name, parentId === null ? '' : (names.get(parentId) ?? '')]
}

/** Categories that a search finds by their name or their group's name; all of them without a text. */
export async function findNamed(reads: Reads, search: string | undefined): Promise<readonly CategoryRow[]> {
  const wanted = wantedIn(search)
  const all = await reads.categories.all()
  // An age is met by what is planned, which is not read here.
  if (wanted.ages.length > 0) return []
  const textsOf = categoryTexts(all)
  return all.filter((category) => hasWords(textsOf(category), wanted))
}

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
    bookable_count: countOf(offers),
    soonest_starts_at: soonest && timezone !== undefined ? presentDateTime(soonest.soonestAt, timezone) : null,
    // In the order they were read: by name.
    venues: venues.flatMap(({ id, name, slug }) => {
      const here = countOf(offers.filter(({ venueId }) => venueId === id))
      return here > 0 ? [{ id, name, slug, bookable_count: here }] : []
    }),
    found_names: [...names],
  }
}

function countOf(offers: readonly Offer[]): number {
  return offers.reduce((all, { bookableCount }) => all + bookableCount, 0)
}
