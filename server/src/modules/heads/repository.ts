import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** A sitemap may list 50,000 addresses; the venues' own pages have room beside these. */
const mostSchedules = 40_000

export function createHeadReads(db: ReadDb, { schedules, venues, categories }: Schema) {
  return queries('schedules', db, {
    /** Courses and camps that have not ended at `now`, by the slugs in their addresses. */
    soldWhole: many(($: Given<{ now: number }>) =>
      db
        .select({
          bookingType: schedules.bookingType,
          slug: schedules.slug,
          venueSlug: venues.slug,
          categorySlug: categories.slug,
        })
        .from(schedules)
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(
          and(
            inArray(schedules.bookingType, ['courses', 'camps']),
            gt(schedules.endsAt, $.now),
            eq(venues.campsAndCourses, true),
          ),
        )
        .orderBy(asc(schedules.startsAt), asc(schedules.id))
        .limit(mostSchedules),
    ),
    /** Categories with something at a venue that has not ended at `now`, by the slugs in their addresses. */
    categoriesByVenue: many(($: Given<{ now: number }>) =>
      db
        .selectDistinct({
          bookingType: schedules.bookingType,
          venueSlug: venues.slug,
          categorySlug: categories.slug,
        })
        .from(schedules)
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(gt(schedules.endsAt, $.now))
        .orderBy(asc(venues.slug), asc(categories.slug), asc(schedules.bookingType)),
    ),
  })
}
