import { asc, eq } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, insertInto, many, one, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createRestrictionReads(db: ReadDb, { restrictions, waiverAgreements, categories }: Schema) {
  const shown = () =>
    db
      .select({
        restriction: restrictions,
        category: {
          id: categories.id,
          name: categories.name,
          slug: categories.slug,
          bookingType: categories.bookingType,
        },
      })
      .from(restrictions)
      .leftJoin(categories, eq(categories.id, restrictions.relatedCategoryId))
  return queries('restrictions', db, {
    byId: one(($: Given<{ id: number }>) => shown().where(eq(restrictions.id, $.id))),
    /** An organisation has a few dozen. */
    all: many(() => shown().orderBy(asc(restrictions.name), asc(restrictions.id))),
    summaries: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({ id: restrictions.id, name: restrictions.name, type: restrictions.type })
        .from(restrictions)
        .where(inList(restrictions.id, $.ids)),
    ),
    /** Waivers agreed to by users. */
    agreedBy: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({
          userId: waiverAgreements.userId,
          restrictionId: waiverAgreements.restrictionId,
          agreedAt: waiverAgreements.agreedAt,
        })
        .from(waiverAgreements)
        .where(inList(waiverAgreements.userId, $.userIds)),
    ),
  })
}

export function createRestrictionWrites(db: Db, { waiverAgreements }: Schema) {
  return queries('restrictions', db, {
    /** Stores agreements; repeating one is harmless. */
    agree: insertInto(waiverAgreements, 'leave out'),
  })
}

export const restrictionWrites = writesOf('restrictions', createRestrictionWrites)
