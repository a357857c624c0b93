import { and, asc, count, countDistinct, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

export function createCategoryReads(db: ReadDb, { categories, occurrences, schedules }: Schema) {
  return queries('categories', db, {
    /** Categories with schedules at the venue that have not ended at `now`, and their number. */
    bookableAt: many(($: Given<{ venueId: number; now: number }>) => {
      // Counted from one index before the few matching categories are read.
      const current = db
        .select({ categoryId: schedules.categoryId, bookableCount: count().as('bookable_count') })
        .from(schedules)
        .where(and(eq(schedules.venueId, $.venueId), gt(schedules.endsAt, $.now)))
        .groupBy(schedules.categoryId)
        .as('current')
      return db
        .select({
          id: categories.id,
          name: categories.name,
          slug: categories.slug,
          bookingType: categories.bookingType,
          pictureKind: categories.pictureKind,
          parentId: categories.parentId,
          createdAt: categories.createdAt,
          bookableCount: current.bookableCount,
        })
        .from(current)
        .innerJoin(categories, eq(categories.id, current.categoryId))
        .orderBy(asc(categories.name), asc(categories.id))
    }),
    /** Schedules that have not ended at `now`, by venue and category: their number, and the next start. */
    offeredAt: many(($: Given<{ venueIds: readonly number[]; now: number }>) =>
      db
        .select({
          venueId: schedules.venueId,
          categoryId: schedules.categoryId,
          bookableCount: count(),
          soonestAt: sql<
            number | null
          >`min(case when ${schedules.startsAt} > ${$.now} then ${schedules.startsAt} end)`.mapWith(numberOrNull),
        })
        .from(schedules)
        .where(and(inList(schedules.venueId, $.venueIds), gt(schedules.endsAt, $.now)))
        .groupBy(schedules.venueId, schedules.categoryId),
    ),
    /** Schedules that have not ended at `now`, by venue, category, name and ages: their number, and the next start. */
    plannedAt: many(($: Given<{ venueIds: readonly number[]; now: number }>) =>
      db
        .select({
          ...named(schedules),
          bookableCount: count(),
          soonestAt: sql<
            number | null
          >`min(case when ${schedules.startsAt} > ${$.now} then ${schedules.startsAt} end)`.mapWith(numberOrNull),
        })
        .from(schedules)
        .where(and(inList(schedules.venueId, $.venueIds), gt(schedules.endsAt, $.now)))
        .groupBy(...Object.values(named(schedules)))
        .orderBy(asc(schedules.name), asc(schedules.categoryId), asc(schedules.venueId)),
    ),
    /** The same of the sessions of one day, `YYYY-MM-DD` by the venue's calendar, that have not ended. */
    plannedOn: many(($: Given<{ venueIds: readonly number[]; now: number; day: string }>) =>
      db
        .select({
          ...named(schedules),
          bookableCount: countDistinct(schedules.id),
          soonestAt: sql<
            number | null
          >`min(case when ${occurrences.startsAt} > ${$.now} then ${occurrences.startsAt} end)`.mapWith(numberOrNull),
        })
        .from(occurrences)
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .where(
          and(
            inList(occurrences.venueId, $.venueIds),
            eq(occurrences.localDate, $.day),
            gt(occurrences.endsAt, $.now),
            ne(occurrences.status, 'cancelled'),
          ),
        )
        .groupBy(...Object.values(named(schedules)))
        .orderBy(asc(schedules.name), asc(schedules.categoryId), asc(schedules.venueId)),
    ),
    /** All categories: there are few. */
    all: many(() => db.select().from(categories).orderBy(asc(categories.name), asc(categories.id))),
    /** The category with this slug or id, and those grouped under it. */
    called: many(($: Given<{ slug: string; id: string }>) => {
      const isCalledSo = or(eq(categories.slug, $.slug), eq(categories.id, $.id))
      const groups = db.select({ id: categories.id }).from(categories).where(isCalledSo)
      return db
        .select()
        .from(categories)
        .where(or(isCalledSo, inArray(categories.parentId, groups)))
        .orderBy(asc(categories.name), asc(categories.id))
    }),
    byIds: many(($: Given<{ ids: readonly string[] }>) =>
      db.select(ofSchedules(categories)).from(categories).where(inList(categories.id, $.ids)),
    ),
    idsOfSlugs: many(($: Given<{ slugs: readonly string[] }>) =>
      db.select({ id: categories.id }).from(categories).where(inList(categories.slug, $.slugs)),
    ),
  })
}

function named({ venueId, categoryId, name, minAge, maxAge, ageLabel }: Schema['schedules']) {
  return { venueId, categoryId, name, minAge, maxAge, ageLabel }
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

function ofSchedules({ id, revision, name, slug, bookingType, pictureKind, cancellation }: Schema['categories']) {
  return { id, revision, name, slug, bookingType, pictureKind, cancellation }
}
