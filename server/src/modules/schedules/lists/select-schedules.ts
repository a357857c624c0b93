import type { ScheduleListQuery } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { parseInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { memberAt, type ScheduleFilter } from './list-repository.ts'

export type SoldWhole = 'courses' | 'camps'

type Narrowing = Pick<ScheduleListQuery, 'category_ids' | 'category_slugs' | 'venue_ids' | 'venue_slugs'>
type Asking = { readonly query: ScheduleListQuery; readonly now: number }

/** The venues and categories of a list; undefined means anywhere or anything. */
type Where = Pick<ScheduleFilter, 'venueIds' | 'categoryIds'>

/** The venues and categories of a query, by id. An id list and a slug list both narrow. */
export async function readWhere(reads: Reads, narrowing: Narrowing): Promise<Where> {
  const venueSlugs = given(narrowing.venue_slugs)
  const categorySlugs = given(narrowing.category_slugs)
  const venues = venueSlugs && (await reads.venues.idsOfSlugs({ slugs: venueSlugs }))
  const categories = categorySlugs && (await reads.categories.idsOfSlugs({ slugs: categorySlugs }))
  return {
    venueIds: inBoth(
      given(narrowing.venue_ids),
      venues?.map(({ id }) => id),
    ),
    categoryIds: inBoth(
      given(narrowing.category_ids)?.map((id) => id.toLowerCase()),
      categories?.map(({ id }) => id),
    ),
  }
}

/** An omitted or empty list narrows nothing. */
function given<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list && list.length > 0 ? [...new Set(list)] : undefined
}

function inBoth<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined {
  return a && b ? a.filter((value) => b.includes(value)) : (a ?? b)
}

/**
 * The filter of a list for a caller; undefined when nothing can match. Schedules not open yet to the caller are left
 * out online unless asked for. [P9-011, O-36]
 */
export async function selectSchedules(
  reads: Reads,
  bookingType: SoldWhole,
  { ownerId, channel }: Pick<Actor, 'ownerId' | 'channel'>,
  { query, now }: Asking,
): Promise<ScheduleFilter | undefined> {
  const where = await readWhere(reads, query)
  if (where.venueIds?.length === 0 || where.categoryIds?.length === 0) return undefined
  const onlyOpen = channel === 'online' && query.filter_by_first_bookable_at !== false
  return {
    ...where,
    bookingType,
    now,
    startsAfter: query.starts_after === undefined ? undefined : parseInstant(query.starts_after),
    startsBefore: query.starts_before === undefined ? undefined : parseInstant(query.starts_before),
    onlyOpen,
    memberships: onlyOpen && ownerId !== undefined ? await readMemberships(reads, ownerId, now) : [],
  }
}

/** The user's memberships that give a price, with their venues, as filters take them. */
export async function readMemberships(reads: Reads, userId: number, now: number): Promise<readonly string[]> {
  const giving = (await reads.memberships.givingPrices([userId], now)).get(userId) ?? []
  return giving.flatMap(({ typeId, venueIds }) => venueIds.map((venueId) => memberAt(typeId, venueId)))
}
