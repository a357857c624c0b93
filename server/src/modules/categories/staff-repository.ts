import type { BookingType } from '@touchline/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, many, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { CategoryRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** Queries for staff who manage categories. */
export function createStaffCategoryReads(db: ReadDb, { categories, schedules, restrictions, venues }: Schema) {
  const planned = eq(schedules.categoryId, categories.id)
  const restricted = eq(restrictions.relatedCategoryId, categories.id)
  return queries('staff_categories', db, {
    whole: many(($: Given<{ ids: readonly string[] }>) =>
      db
        .select({
          row: categories,
          hasSchedules: sql<boolean>`exists (select 1 from ${schedules} where ${planned})`.mapWith(Boolean),
          hasRestrictions: sql<boolean>`exists (select 1 from ${restrictions} where ${restricted})`.mapWith(Boolean),
        })
        .from(categories)
        .where(inList(categories.id, $.ids))
        .orderBy(asc(categories.name), asc(categories.id)),
    ),
    childrenOf: many(($: Given<{ parentIds: readonly string[] }>) =>
      db
        .select()
        .from(categories)
        .where(inList(categories.parentId, $.parentIds))
        .orderBy(asc(categories.name), asc(categories.id)),
    ),
    bySlug: one(($: Given<{ slug: string }>) => db.select().from(categories).where(eq(categories.slug, $.slug))),
    /** Categories with something to come that can be booked online. */
    bookableOnline: many(($: Given<{ now: number }>) =>
      db
        .selectDistinct({ categoryId: schedules.categoryId })
        .from(schedules)
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .where(and(sql`${schedules.endsAt} > ${$.now}`, eq(venues.campsAndCourses, true))),
    ),
  })
}

type Changed = Pick<CategoryRow, 'id' | 'revision' | 'name' | 'slug'> & {
  readonly bookingType: BookingType | null
  readonly parentId: string | null
}

export function createStaffCategoryWrites(db: Db, { categories, categoryVenues }: Schema) {
  return queries('staff_categories', db, {
    /** False when the slug is taken. */
    insert: changed(($: Given<CategoryRow>) =>
      db
        .insert(categories)
        .values($)
        .onConflictDoNothing({ target: [categories.slug] })
        .returning({ id: categories.id }),
    ),
    /** Locks the row until the transaction ends. False when it does not exist. */
    lock: changed(($: Given<{ id: string; revision: string }>) =>
      db
        .update(categories)
        .set({ revision: $.revision })
        .where(eq(categories.id, $.id))
        .returning({ id: categories.id }),
    ),
    change: perform(($: Given<Changed>) =>
      db
        .update(categories)
        .set({ revision: $.revision, name: $.name, slug: $.slug, bookingType: $.bookingType, parentId: $.parentId })
        .where(eq(categories.id, $.id)),
    ),
    leaveVenues: perform(($: Given<{ id: string }>) =>
      db.delete(categoryVenues).where(eq(categoryVenues.categoryId, $.id)),
    ),
    delete: perform(($: Given<{ id: string }>) => db.delete(categories).where(eq(categories.id, $.id))),
  })
}

export const staffCategoryWrites = writesOf('staffCategories', createStaffCategoryWrites)
