import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { minorUnits } from '@touchline/money'
import { idBlockRows } from '../../../server/src/infra/store/id-blocks.ts'
import type { Db, ReadDb, StoreModel } from '../../../server/src/infra/store/port.ts'
import { prepared } from '../../../server/src/infra/store/prepared.ts'
import type { BookingTables } from './tables.ts'
import { bookingTables } from './tables.ts'

const given = sql.placeholder

export type Reads = ReturnType<typeof makeReads>
export type Tx = ReturnType<typeof makeTx>

function makeReads(db: ReadDb, { occurrences, baskets, basketItems, jobs, venues }: BookingTables) {
  const byId = prepared(() =>
    db
      .select()
      .from(occurrences)
      .where(eq(occurrences.id, given('id')))
      .prepare('occurrences_by_id'),
  )
  const basketById = prepared(() =>
    db
      .select()
      .from(baskets)
      .where(eq(baskets.id, given('id')))
      .prepare('baskets_by_id'),
  )
  return {
    occurrence: async (id: string) => (await byId({ id }))[0],
    basket: async (id: string) => (await basketById({ id }))[0],
    venues: async () => db.select().from(venues).orderBy(asc(venues.id)),
    items: async () => db.select().from(basketItems).orderBy(asc(basketItems.basketId), asc(basketItems.position)),
    baskets: async () => db.select().from(baskets).orderBy(asc(baskets.id)),
    jobs: async () => db.select().from(jobs).orderBy(asc(jobs.id)),
  }
}

function makeTx(db: Db, tables: BookingTables) {
  const { occurrences, baskets, basketItems, jobs, venues } = tables
  const touch = prepared(() =>
    db
      .update(baskets)
      .set({ version: sql`${baskets.version} + 1` })
      .where(eq(baskets.id, given('id')))
      .returning({ version: baskets.version })
      .prepare('baskets_touch'),
  )
  const addItem = prepared(() =>
    db
      .insert(basketItems)
      .values({
        basketId: given('basketId'),
        position: given('position'),
        occurrenceId: given('occurrenceId'),
        quantity: given('quantity'),
        unitPrice: given('unitPrice'),
      })
      .prepare('basket_items_add'),
  )
  const retotal = prepared(() =>
    db
      .update(baskets)
      .set({
        total: sql`(select coalesce(sum(${basketItems.quantity} * ${basketItems.unitPrice}), 0) from ${basketItems} where ${basketItems.basketId} = ${given('id')})`,
      })
      .where(eq(baskets.id, given('basketId')))
      .returning({ total: baskets.total })
      .prepare('baskets_retotal'),
  )
  const reserve = prepared(() =>
    db
      .update(occurrences)
      .set({ consumed: sql`${occurrences.consumed} + ${given('places')}` })
      .where(
        and(eq(occurrences.id, given('id')), sql`${occurrences.consumed} + ${given('more')} <= ${occurrences.maximum}`),
      )
      .returning({ consumed: occurrences.consumed })
      .prepare('occurrences_reserve'),
  )

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
    touch: async (id: string) => (await touch({ id }))[0],
    addItem: async (values: typeof basketItems.$inferInsert) => void (await addItem(values)),
    retotal: async (id: string) => (await retotal({ id, basketId: id }))[0]?.total ?? minorUnits(0),
    reserve: async (id: string, places: number) => (await reserve({ id, places, more: places })).length === 1,
    claimJobs,
    insertVenues: async (rows: readonly (typeof venues.$inferInsert)[]) =>
      void (await db.insert(venues).values([...rows])),
    insertOccurrences: async (rows: readonly (typeof occurrences.$inferInsert)[]) =>
      void (await db.insert(occurrences).values([...rows])),
    insertBaskets: async (rows: readonly (typeof baskets.$inferInsert)[]) =>
      void (await db.insert(baskets).values([...rows])),
    insertJobs: async (rows: readonly (typeof jobs.$inferInsert)[]) => void (await db.insert(jobs).values([...rows])),
    setConsumed: async (id: string, consumed: number) =>
      void (await db.update(occurrences).set({ consumed }).where(eq(occurrences.id, id))),
    deleteBasket: async (id: string) => void (await db.delete(baskets).where(eq(baskets.id, id))),
  }
}

export const bookingModel: StoreModel<BookingTables, Reads, Tx> = { buildSchema: bookingTables, makeReads, makeTx }
