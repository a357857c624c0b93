import { and, asc, count, eq, gt, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createCategoryReads(db: ReadDb, { categories, schedules }: Schema) {
  const bookable = prepared(() =>
    db
      .select({
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        bookingType: categories.bookingType,
        pictureKind: categories.pictureKind,
        bookableCount: count(),
      })
      .from(categories)
      .innerJoin(schedules, eq(schedules.categoryId, categories.id))
      .where(and(eq(schedules.venueId, ph('venueId')), gt(schedules.endsAt, ph('now'))))
      .groupBy(categories.id, categories.name, categories.slug, categories.bookingType, categories.pictureKind)
      .orderBy(asc(categories.name), asc(categories.id))
      .prepare('categories_bookable'),
  )
  const find = prepared(() =>
    db
      .select()
      .from(categories)
      .where(or(eq(categories.slug, ph('idOrSlug')), eq(categories.id, ph('idOrSlug'))))
      .limit(1)
      .prepare('categories_find'),
  )
  return {
    /** Categories with a schedule at the venue that has not ended at `now`. */
    bookableAt: (venueId: number, now: number) => bookable({ venueId, now }),
    find: async (idOrSlug: string) => (await find({ idOrSlug }))[0],
  }
}
