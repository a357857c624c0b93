import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { idBlockRows } from '../../../server/src/infra/store/id-blocks.ts'
import type { Db, ReadDb, StoreModel } from '../../../server/src/infra/store/port.ts'
import {
  changed,
  type Given,
  insertInto,
  many,
  one,
  perform,
  queries,
} from '../../../server/src/infra/store/queries.ts'
import type { BookingTables } from './tables.ts'
import { bookingTables } from './tables.ts'

export type Reads = ReturnType<typeof makeReads>
export type Tx = ReturnType<typeof makeTx>

type Id = { readonly id: string }

function makeReads(db: ReadDb, { occurrences, baskets, basketItems, jobs, venues }: BookingTables) {
  return queries('booking', db, {
    occurrence: one(($: Given<Id>) => db.select().from(occurrences).where(eq(occurrences.id, $.id))),
    basket: one(($: Given<Id>) => db.select().from(baskets).where(eq(baskets.id, $.id))),
    venues: many(() => db.select().from(venues).orderBy(asc(venues.id))),
    items: many(() => db.select().from(basketItems).orderBy(asc(basketItems.basketId), asc(basketItems.position))),
    baskets: many(() => db.select().from(baskets).orderBy(asc(baskets.id))),
    jobs: many(() => db.select().from(jobs).orderBy(asc(jobs.id))),
  })
}

function makeTx(db: Db, tables: BookingTables) {
  const { occurrences, baskets, basketItems, jobs, venues } = tables
  const own = queries('booking', db, {
    touch: one(($: Given<Id>) =>
      db
        .update(baskets)
        .set({ version: sql`${baskets.version} + 1` })
        .where(eq(baskets.id, $.id))
        .returning({ version: baskets.version }),
    ),
    addItem: insertInto(basketItems),
    retotal: one(($: Given<Id>) =>
      db
        .update(baskets)
        .set({
          total: sql`(select coalesce(sum(${basketItems.quantity} * ${basketItems.unitPrice}), 0) from ${basketItems} where ${basketItems.basketId} = ${$.id})`,
        })
        .where(eq(baskets.id, $.id))
        .returning({ total: baskets.total }),
    ),
    reserve: changed(($: Given<Id & { places: number }>) =>
      db
        .update(occurrences)
        .set({ consumed: sql`${occurrences.consumed} + ${$.places}` })
        .where(and(eq(occurrences.id, $.id), sql`${occurrences.consumed} + ${$.places} <= ${occurrences.maximum}`))
        .returning({ consumed: occurrences.consumed }),
    ),
    insertVenues: insertInto(venues),
    insertOccurrences: insertInto(occurrences),
    insertJobs: insertInto(jobs),
    setConsumed: perform(($: Given<Id & { consumed: number }>) =>
      db.update(occurrences).set({ consumed: $.consumed }).where(eq(occurrences.id, $.id)),
    ),
    deleteBasket: perform(($: Given<Id>) => db.delete(baskets).where(eq(baskets.id, $.id))),
  })

  async function claimJobs(worker: string, now: number, count: number): Promise<readonly number[]> {
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.worker), lte(jobs.dueAt, now)))
      .orderBy(asc(jobs.id))
      .limit(count)
    const claimed = await db
      .update(jobs)
      .set({ worker })
      .where(and(inArray(jobs.id, due), isNull(jobs.worker)))
      .returning({ id: jobs.id })
    return claimed.map(({ id }) => id)
  }

  return {
    ...makeReads(db, tables),
    idBlocks: idBlockRows(db, tables),
    ...own,
    claimJobs,
    /** A status that is left out is the table's own default. */
    insertBaskets: async (rows: readonly (typeof baskets.$inferInsert)[]) =>
      void (await db.insert(baskets).values([...rows])),
  }
}

export const bookingModel: StoreModel<BookingTables, Reads, Tx> = { buildSchema: bookingTables, makeReads, makeTx }
