import { and, asc, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'

export function createBlockReads(db: ReadDb, { blocks, claims, users }: Schema) {
  const own = queries('blocks', db, {
    /** Blocks in force, and whom each is for. */
    standingAt: many(($: Given<{ occurrenceIds: readonly string[] }>) =>
      db
        .select({ block: blocks, firstName: users.firstName, lastName: users.lastName })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.userId))
        .where(and(inList(blocks.occurrenceId, $.occurrenceIds), isNull(blocks.liftedAt)))
        .orderBy(asc(blocks.occurrenceId), asc(blocks.id)),
    ),
    find: one(($: Given<{ id: number }>) => db.select().from(blocks).where(eq(blocks.id, $.id))),
  })
  return {
    ...own,
    /** For the invariants: blocks whose live claims differ from the places they block. Not for a request path. */
    differences: () => {
      const claimed = db
        .select({ blockId: claims.blockId, count: sum(claims.count).mapWith(Number).as('claimed_count') })
        .from(claims)
        .where(and(eq(claims.status, 'live'), isNotNull(claims.blockId)))
        .groupBy(claims.blockId)
        .as('claimed')
      const held = sql<number>`coalesce(${claimed.count}, 0)`.mapWith(Number)
      return db
        .select({ id: blocks.id, count: blocks.count, liftedAt: blocks.liftedAt, held })
        .from(blocks)
        .leftJoin(claimed, eq(claimed.blockId, blocks.id))
        .where(sql`${held} <> case when ${blocks.liftedAt} is null then ${blocks.count} else 0 end`)
        .orderBy(asc(blocks.id))
        .limit(100)
    },
  }
}

export function createBlockWrites(db: Db, { blocks }: Schema) {
  return queries('blocks', db, {
    insert: insertInto(blocks),
    /** Compare and set: false when the block was lifted already. */
    lift: changed(($: Given<{ id: number; liftedAt: number }>) =>
      db
        .update(blocks)
        .set({ liftedAt: $.liftedAt })
        .where(and(eq(blocks.id, $.id), isNull(blocks.liftedAt)))
        .returning({ id: blocks.id }),
    ),
  })
}

export const blockWrites = writesOf('blocks', createBlockWrites)
