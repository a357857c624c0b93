import type { BookingType } from '@touchline/contract'
import { and, asc, count, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

/**
 * The filter of a list of schedules, which shows those that have not ended, where courses and camps are switched on.
 * [C-15]
 */
export type ScheduleFilter = {
  readonly bookingType: BookingType
  /** Epoch milliseconds. */
  readonly now: number
  /** Undefined means anywhere or anything. Empty lists match nothing and are not queried. */
  readonly venueIds: readonly number[] | undefined
  readonly categoryIds: readonly string[] | undefined
  /** Exclusive. */
  readonly startsAfter: number | undefined
  readonly startsBefore: number | undefined
  /** Only schedules whose booking window is open to everybody, or to a membership in `memberAt`. [O-36] */
  readonly onlyOpen: boolean
  /** Only schedules with a free place for customers online. */
  readonly withPlaces?: boolean
  /** Memberships with the venues at which they count, as `memberAt` writes them. */
  readonly memberships: readonly string[]
}

/** A membership at a venue, as one text that a query compares. */
export function memberAt(typeId: number, venueId: number): string {
  return `membership:${typeId}@${venueId}`
}

type Page = { readonly limit: number; readonly offset: number }

/**
 * The filter as the statements take it. One venue or category uses its index in order of start; for several, the list
 * of all is walked in order, because sorting the rows of several venues costs more.
 */
type Narrowed = {
  bookingType: BookingType
  now: number
  venueId?: number | undefined
  venueIds?: readonly number[] | undefined
  categoryId?: string | undefined
  categoryIds?: readonly string[] | undefined
  startsAfter?: number | undefined
  startsBefore?: number | undefined
  openAt?: number | undefined
  memberships?: readonly string[] | undefined
  withPlaces?: true | undefined
}

function narrowedBy(filter: ScheduleFilter): Narrowed {
  const { bookingType, now, venueIds, categoryIds, startsAfter, startsBefore, onlyOpen, memberships, withPlaces } =
    filter
  return {
    bookingType,
    now,
    ...(venueIds?.length === 1 ? { venueId: venueIds[0] } : { venueIds }),
    ...(categoryIds?.length === 1 ? { categoryId: categoryIds[0] } : { categoryIds }),
    startsAfter,
    startsBefore,
    openAt: onlyOpen ? now : undefined,
    memberships: onlyOpen && memberships.length > 0 ? memberships : undefined,
    withPlaces: withPlaces || undefined,
  }
}

export function createScheduleLists(db: ReadDb, { schedules, venues, categories, places, bookingWindows: w }: Schema) {
  const hasPlaces = sql`exists (select 1 from ${places} where ${and(
    eq(places.id, schedules.placesId),
    sql`coalesce(coalesce(${places.onlineUsed}, ${places.consumed}) < coalesce(${places.onlineMax}, ${places.maximum}), true)`,
  )})`

  /** The opening of the first window that counts; 0 without windows, or when one has always been open. */
  const opensAt = ($: Given<Narrowed>) => sql`coalesce((
    select min(coalesce(${w.opensAt}, ${schedules.startsAt} - ${w.opensMinutesBefore} * 60000, 0)) from ${w}
    where ${and(
      eq(w.scheduleId, schedules.id),
      or(
        eq(w.audience, 'everybody'),
        $.memberships && inList(sql`${w.audience} || '@' || ${schedules.venueId}`, $.memberships),
      ),
    )}), 0)`

  const matching = ($: Given<Narrowed>) =>
    and(
      eq(schedules.bookingType, $.bookingType),
      // An expression, like those below: the index on ends would leave a venue's courses to be sorted.
      gt(sql`${schedules.endsAt} + 0`, $.now),
      eq(venues.campsAndCourses, true),
      $.venueId && eq(schedules.venueId, $.venueId),
      // An expression, so that no index is used for it: see `Narrowed`.
      $.venueIds && inList(sql`${schedules.venueId} + 0`, $.venueIds),
      $.categoryId && eq(schedules.categoryId, $.categoryId),
      $.categoryIds && inList(sql`${schedules.categoryId} || ''`, $.categoryIds),
      $.startsAfter && gt(schedules.startsAt, $.startsAfter),
      $.startsBefore && lt(schedules.startsAt, $.startsBefore),
      $.openAt && lte(opensAt($), $.openAt),
      $.withPlaces && hasPlaces,
    )

  const own = queries('schedules', db, {
    page: many(($: Given<Narrowed & Page>) =>
      db
        .select({
          id: schedules.id,
          revision: schedules.revision,
          venueRevision: venues.revision,
          categoryRevision: categories.revision,
        })
        .from(schedules)
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(matching($))
        .orderBy(asc(schedules.startsAt), asc(schedules.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<Narrowed>) =>
      db
        .select({ total: count() })
        .from(schedules)
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .where(matching($)),
    ),
    /** By slug, earliest first: a slug is unique only within a venue and category. [O-83] */
    named: many(($: Given<{ slug: string }>) =>
      db
        .select({
          id: schedules.id,
          bookingType: schedules.bookingType,
          venueId: schedules.venueId,
          categoryId: schedules.categoryId,
        })
        .from(schedules)
        .where(eq(schedules.slug, $.slug))
        .orderBy(asc(schedules.startsAt), asc(schedules.id)),
    ),
  })
  return {
    named: own.named,
    /** One page of schedules with the revisions of their parts, by start, ties by id. */
    page: (filter: ScheduleFilter, page: Page) => own.page({ ...narrowedBy(filter), ...page }),
    total: (filter: ScheduleFilter) => own.total(narrowedBy(filter)),
  }
}
