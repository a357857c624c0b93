import Database from 'better-sqlite3'
import type { SQL } from 'drizzle-orm'
import { asc, count, eq, getTableColumns, sql, sum } from 'drizzle-orm'
import { minorUnits } from '@touchline/money'
import { expect, it } from 'vitest'
import { fast } from '../../server/src/infra/store/fast.ts'
import { pgKit, sqliteKit } from '../../server/src/infra/store/kit.ts'
import { migratePg } from '../../server/src/infra/store/pg/migrate.ts'
import { inPgTransaction, quoted } from '../../server/src/infra/store/pg/pool.ts'
import type { Db } from '../../server/src/infra/store/port.ts'
import { queriesOf } from '../../server/src/infra/store/sqlite/connection.ts'
import { migrateSqlite } from '../../server/src/infra/store/sqlite/migrate.ts'
import { bookingModel } from './booking/model.ts'
import { occurrence, onSqlite, pgMigrations, sqliteMigrations } from './booking/open.ts'
import { freshPool, freshSchema } from './booking/stores.ts'
import type { BookingTables } from './booking/tables.ts'
import { bookingTables } from './booking/tables.ts'

type Prepared = { readonly execute: (values?: Record<string, unknown>) => PromiseLike<unknown> }
type Shape = readonly [name: string, make: (db: Db, tables: BookingTables, name: string) => Prepared]

const upper = (text: SQL | BookingTables['venues']['name']) => sql<string>`upper(${text})`

/** Every way in which a statement of the platform may shape its rows. */
const shapes: readonly Shape[] = [
  ['all columns of a table', (db, { occurrences: o }, n) => db.select().from(o).orderBy(asc(o.id)).prepare(n)],
  [
    'some columns',
    (db, { occurrences: o }, n) => db.select({ id: o.id, on: o.online }).from(o).orderBy(asc(o.id)).prepare(n),
  ],
  [
    'one column twice, in another order',
    (db, { venues: v }, n) => db.select({ b: v.name, a: v.name, id: v.id }).from(v).orderBy(asc(v.id)).prepare(n),
  ],
  [
    'an expression with and without a decoder',
    (db, { venues: v, occurrences: o }, n) =>
      db
        .select({
          loud: upper(v.name).mapWith(String),
          places: sql<number>`${o.maximum} - ${o.consumed}`.mapWith(Number),
        })
        .from(o)
        .innerJoin(v, eq(o.venueId, v.id))
        .orderBy(asc(o.id))
        .prepare(n),
  ],
  [
    'an aliased expression',
    (db, { venues: v }, n) =>
      db
        .select({ id: v.id, loud: upper(v.name).as('loud') })
        .from(v)
        .orderBy(asc(v.id))
        .prepare(n),
  ],
  [
    'aggregates',
    (db, { occurrences: o }, n) =>
      db
        .select({ venue: o.venueId, n: count(), s: sum(o.maximum).mapWith(Number) })
        .from(o)
        .groupBy(o.venueId)
        .prepare(n),
  ],
  [
    'two whole tables, inner join',
    (db, { venues: v, occurrences: o }, n) =>
      db.select().from(o).innerJoin(v, eq(o.venueId, v.id)).orderBy(asc(o.id)).prepare(n),
  ],
  [
    'a whole table that may be missing, left join',
    (db, { venues: v, occurrences: o }, n) =>
      db.select().from(v).leftJoin(o, eq(o.venueId, v.id)).orderBy(asc(v.id), asc(o.id)).prepare(n),
  ],
  [
    'nested objects, left join',
    (db, { venues: v, occurrences: o }, n) =>
      db
        .select({ id: v.id, occurrence: { id: o.id, price: o.price, extra: o.extra }, venue: { name: v.name } })
        .from(v)
        .leftJoin(o, eq(o.venueId, v.id))
        .orderBy(asc(v.id), asc(o.id))
        .prepare(n),
  ],
  [
    'a nested object of two tables, left join',
    (db, { venues: v, occurrences: o }, n) =>
      db
        .select({ both: { name: v.name, price: o.price }, mixed: { id: o.id, loud: upper(v.name).mapWith(String) } })
        .from(v)
        .leftJoin(o, eq(o.venueId, v.id))
        .orderBy(asc(v.id), asc(o.id))
        .prepare(n),
  ],
  [
    'a subquery and its columns',
    (db, { venues: v, occurrences: o }, n) => {
      const per = db
        .select({ venueId: o.venueId, n: count().as('n') })
        .from(o)
        .groupBy(o.venueId)
        .as('per')
      return db
        .select({ name: v.name, n: per.n })
        .from(v)
        .innerJoin(per, eq(per.venueId, v.id))
        .orderBy(asc(v.id))
        .prepare(n)
    },
  ],
  [
    'a spread of columns with an unusual name',
    (db, { venues: v }, n) =>
      db
        .select({ ...getTableColumns(v), 'it\'s a "name"': v.name, __proto__x: v.id })
        .from(v)
        .orderBy(asc(v.id))
        .prepare(n),
  ],
  [
    'distinct rows',
    (db, { occurrences: o }, n) => db.selectDistinct({ v: o.venueId }).from(o).orderBy(asc(o.venueId)).prepare(n),
  ],
  [
    'what an update returns',
    (db, { occurrences: o }, n) =>
      db.update(o).set({ note: 'seen' }).returning({ id: o.id, extra: o.extra }).prepare(n),
  ],
  ['no row', (db, { venues: v }, n) => db.select().from(v).where(eq(v.id, 'nowhere')).prepare(n)],
]

async function fillShapes(db: Db, tables: BookingTables): Promise<void> {
  const tx = bookingModel.makeTx(db, tables)
  await tx.insertVenues([
    { id: 'v1', name: 'Riverside' },
    { id: 'v2', name: 'Hillside', parentId: 'v1' },
  ])
  await tx.insertOccurrences([
    { ...occurrence('o1', 5), extra: { z: 1, a: [null, 'x'] }, visible: true, note: 'first' },
    { ...occurrence('o2', 7), online: false, discount: minorUnits(50) },
  ])
}

async function onEngine(fn: (db: Db, tables: BookingTables) => Promise<void>): Promise<void> {
  if (onSqlite) {
    const db = new Database(':memory:')
    migrateSqlite(db, sqliteMigrations)
    await fn(queriesOf(db), bookingTables(sqliteKit))
    db.close()
    return
  }
  const pool = await freshPool(2)
  const schema = freshSchema(pool)
  await migratePg(pool, schema, pgMigrations)
  await inPgTransaction(pool, `begin; set local search_path to ${quoted(schema)}`, (client) =>
    fn(pool.queriesOf(client), bookingTables(pgKit)),
  )
}

it.each(shapes)("maps rows as drizzle's own mapper does: %s", async (_name, make) => {
  await onEngine(async (db, tables) => {
    await fillShapes(db, tables)
    const stock = await make(db, tables, 'stock').execute()
    const compiled = await fast(make(db, tables, 'compiled')).execute()
    expect(compiled).toEqual(stock)
  })
})

it('keeps a joined row whose first column is null, which the own mapper loses', async () => {
  await onEngine(async (db, tables) => {
    await fillShapes(db, tables)
    const { venues: v, occurrences: o } = tables
    const make = (name: string) =>
      db
        .select({ id: v.id, occurrence: { discount: o.discount, id: o.id } })
        .from(v)
        .leftJoin(o, eq(o.venueId, v.id))
        .orderBy(asc(v.id), asc(o.id))
        .prepare(name)
    const expected = [
      { id: 'v1', occurrence: { discount: null, id: 'o1' } },
      { id: 'v1', occurrence: { discount: 50, id: 'o2' } },
      { id: 'v2', occurrence: null },
    ]
    expect(await fast(make('compiled')).execute()).toEqual(expected)
    expect(await make('stock').execute()).not.toEqual(expected)
  })
})
