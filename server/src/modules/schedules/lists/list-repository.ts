import type { BookingType } from '@touchline/contract'
import { and, asc, count, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

/** Which schedules a list answers: those that have not ended, at venues where courses and camps are on. [C-15] */
export type ScheduleFilter = {
  readonly bookingType: BookingType
  /** Epoch milliseconds. */
  readonly now: number
  /** Undefined: anywhere; of anything. Empty lists match nothing and are not asked. */
  readonly venueIds: readonly number[] | undefined
  readonly categoryIds: readonly string[] | undefined
  /** Not included. */
  readonly startsAfter: number | undefined
  readonly startsBefore: number | undefined
  /** Those only whose booking window has opened to everybody, or to a membership in `memberAt`. [O-36] */
  readonly onlyOpen: boolean
  /** Those only that have a place left for customers online. */
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
 * The filter as statements want it: one venue or one category is found by its index in order of start; of several, the
 * list of all is walked in order, because sorting what several venues have costs more.
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

  /** When the first of the windows that count opens; 0 where there are none, or one has always been open. */
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
      // An expression, like those below: by the index of what has not ended, a venue's courses would have to be sorted.
      gt(sql`${schedules.endsAt} + 0`, $.now),
      eq(venues.campsAndCourses, true),
      $.venueId && eq(schedules.venueId, $.venueId),
      // An expression, so that no index is taken for it: see `Narrowed`.
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
    /** By slug, the earliest first: a slug is unique within a venue and a category only. [O-83] */
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
    /** One page of schedules with the revisions their parts are known by, in order of start, ties by id. */
    page: (filter: ScheduleFilter, page: Page) => own.page({ ...narrowedBy(filter), ...page }),
    total: (filter: ScheduleFilter) => own.total(narrowedBy(filter)),
  }
}
