import { eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createRestrictionReads(db: ReadDb, { restrictions, waiverAgreements, categories }: Schema) {
  const byId = prepared(() =>
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
      .where(eq(restrictions.id, ph('id')))
      .prepare('restrictions_by_id'),
  )
  const all = prepared(() =>
    db
      .select({ id: restrictions.id, name: restrictions.name, type: restrictions.type })
      .from(restrictions)
      .prepare('restrictions_all'),
  )
  const agreed = prepared(() =>
    db
      .select({ restrictionId: waiverAgreements.restrictionId })
      .from(waiverAgreements)
      .where(eq(waiverAgreements.userId, ph('userId')))
      .prepare('restrictions_agreed'),
  )
  return {
    byId: async (id: number) => (await byId({ id }))[0],
    /** Every waiver and induction by id: a handful in any organisation. */
    all: async () => new Map((await all()).map((restriction) => [restriction.id, restriction])),
    /** Ids of the waivers a user has agreed to. [O-49] */
    agreedBy: async (userId: number) => new Set((await agreed({ userId })).map(({ restrictionId }) => restrictionId)),
  }
}

export function createRestrictionWrites(db: Db, { waiverAgreements }: Schema) {
  return {
    /** Remembers waivers agreed to; agreeing twice is harmless. */
    agree: async (rows: readonly (typeof waiverAgreements.$inferInsert)[]) => {
      if (rows.length === 0) return
      await db
        .insert(waiverAgreements)
        .values([...rows])
        .onConflictDoNothing()
    },
  }
}
