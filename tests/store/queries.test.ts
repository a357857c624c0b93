import { minorUnits } from '@touchline/money'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db, StoreModel } from '../../server/src/infra/store/port.ts'
import {
  changed,
  type Given,
  inList,
  insertInto,
  many,
  one,
  perform,
  queries,
  total,
} from '../../server/src/infra/store/queries.ts'
import { openSqlite } from '../../server/src/infra/store/sqlite/store.ts'
import { createPgStore, pgConnections } from '../../server/src/infra/store/pg/store.ts'
import { migratePg } from '../../server/src/infra/store/pg/migrate.ts'
import { onSqlite, pgMigrations, pgOptions, sqliteOptions } from './booking/open.ts'
import { freshPool, freshSchema } from './booking/stores.ts'
import { type BookingTables, bookingTables } from './booking/tables.ts'

/** Every kind of query, over the tables that the tests of the store have. */
function tests(db: Db, { venues, occurrences }: BookingTables) {
  return queries('tests', db, {
    addVenues: insertInto(venues),
    addNewVenues: insertInto(venues, 'leave out'),
    renameVenues: insertInto(venues, { target: venues.id, set: { name: sql`${venues.name} || '!'` } }),
    addOccurrences: insertInto(occurrences),
    venue: one(($: Given<{ id: string }>) => db.select().from(venues).where(eq(venues.id, $.id))),
    allVenues: many(() => db.select({ id: venues.id }).from(venues).orderBy(asc(venues.id))),
    countVenues: total(($: Given<{ name?: string | undefined }>) =>
      db
        .select({ total: count() })
        .from(venues)
        .where($.name && eq(venues.name, $.name)),
    ),
    find: many(($: Given<{ venueIds?: readonly string[] | undefined; from?: number | undefined; limit: number }>) =>
      db
        .select({ id: occurrences.id })
        .from(occurrences)
        .where(
          and(
            $.venueIds && inList(occurrences.venueId, $.venueIds),
            $.from && sql`${occurrences.startsAt} >= ${$.from}`,
          ),
        )
        .orderBy(asc(occurrences.id))
        .limit($.limit),
    ),
    reserve: changed(($: Given<{ id: string; count: number }>) =>
      db
        .update(occurrences)
        .set({ consumed: sql`${occurrences.consumed} + ${$.count}` })
        .where(and(eq(occurrences.id, $.id), sql`${occurrences.maximum} >= ${occurrences.consumed} + ${$.count}`))
        .returning({ id: occurrences.id }),
    ),
    describe: perform(($: Given<{ id: string; attributes: unknown; online: boolean; note: string | null }>) =>
      // JSON, booleans and null go through their columns.
      db
        .update(occurrences)
        .set({ attributes: $.attributes, online: $.online, note: $.note })
        .where(eq(occurrences.id, $.id)),
    ),
    special: many(() =>
      db
        .select({ id: occurrences.id })
        .from(occurrences)
        .where(
          and(eq(occurrences.online, false), eq(occurrences.note, "it's $1?"), eq(occurrences.price, minorUnits(100))),
        ),
    ),
    occurrence: one(($: Given<{ id: string }>) => db.select().from(occurrences).where(eq(occurrences.id, $.id))),
  })
}

type Queries = ReturnType<typeof tests>
const model: StoreModel<BookingTables, Queries, Queries> = {
  buildSchema: bookingTables,
  // The same for both, so that one test may read what it wrote.
  makeReads: (db, tables) => tests(db as Db, tables),
  makeTx: tests,
}

async function freshQueries(connections = 2) {
  if (onSqlite) return openSqlite(model, { ...sqliteOptions, source: ':memory:' })
  const pool = await freshPool(connections)
  const schema = freshSchema(pool)
  await migratePg(pool, schema, pgMigrations)
  return createPgStore(pgConnections(pool, model), { ...pgOptions(), schema })
}

const venueNamed = (id: string) => ({ id, name: `Venue ${id}`, parentId: null })
const occurrenceAt = (id: string, venueId: string, startsAt: number) => ({
  id,
  venueId,
  startsAt,
  maximum: 2,
  consumed: 0,
  price: minorUnits(100),
  online: true,
  attributes: { id },
})

it('a query returns rows, the first row, a count, or whether it changed one', async () => {
  const store = await freshQueries()
  await store.write(async (tx) => {
    await tx.addVenues([venueNamed('a'), venueNamed('b')])
    await tx.addOccurrences(occurrenceAt('o1', 'a', 1))
    expect(await tx.venue({ id: 'a' })).toEqual(venueNamed('a'))
    expect(await tx.venue({ id: 'z' })).toBeUndefined()
    expect(await tx.allVenues()).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(await tx.countVenues({})).toBe(2)
    expect(await tx.countVenues({ name: 'Venue a' })).toBe(1)
    expect(await tx.countVenues({ name: 'z' })).toBe(0)
    expect(await tx.reserve({ id: 'o1', count: 2 })).toBe(true)
    expect(await tx.reserve({ id: 'o1', count: 1 })).toBe(false)
  })
  await store.close()
})

it('an omitted value is no condition, and a list of any length is one', async () => {
  const store = await freshQueries()
  const ids = Array.from({ length: 70 }, (_, index) => `v${String(index).padStart(2, '0')}`)
  await store.write(async (tx) => {
    await tx.addVenues(ids.map(venueNamed))
    await tx.addOccurrences(ids.map((id, index) => occurrenceAt(`o-${id}`, id, index)))
  })
  await store.read(async (reads) => {
    const found = async (filter: Parameters<typeof reads.find>[0]) => (await reads.find(filter)).map(({ id }) => id)
    expect(await found({ limit: 100 })).toHaveLength(70)
    expect(await found({ limit: 100, from: 60 })).toHaveLength(10)
    expect(await found({ limit: 2, venueIds: ['v05'] })).toEqual(['o-v05'])
    expect(await found({ limit: 9, venueIds: ['v05', 'v01', 'v69'] })).toEqual(['o-v01', 'o-v05', 'o-v69'])
    expect(await found({ limit: 100, venueIds: ids, from: 69 })).toEqual(['o-v69'])
    expect(await found({ limit: 100, venueIds: [] })).toEqual([])
    await expect(reads.find({ limit: 1, venueIds: Array.from({ length: 1025 }, () => 'v') })).rejects.toThrow(
      RangeError,
    )
  })
  await store.close()
})

it('any number of rows are inserted; one with a used key is skipped, or updates the existing row', async () => {
  const store = await freshQueries()
  await store.write(async (tx) => {
    for (const count of [0, 1, 2, 3, 7, 33, 47]) {
      await tx.addVenues(Array.from({ length: count }, (_, index) => venueNamed(`${count}-${index}`)))
    }
    expect(await tx.allVenues()).toHaveLength(93)
    await tx.addNewVenues([venueNamed('1-0'), venueNamed('new')])
    expect(await tx.allVenues()).toHaveLength(94)
    await tx.renameVenues([venueNamed('1-0'), venueNamed('2-0')])
    expect((await tx.venue({ id: '2-0' }))?.name).toBe('Venue 2-0!')
  })
  await store.close()
})

it('values are written through their columns: JSON lists, booleans, null', async () => {
  const store = await freshQueries()
  await store.write(async (tx) => {
    await tx.addVenues(venueNamed('a'))
    await tx.addOccurrences(occurrenceAt('o1', 'a', 1))
    for (const attributes of [[1, 2, 3], { list: ['x'] }, []]) {
      await tx.describe({ id: 'o1', attributes, online: false, note: null })
      expect(await tx.occurrence({ id: 'o1' })).toMatchObject({ attributes, online: false, note: null })
    }
  })
  await store.close()
})

it('constants of a query go through their columns too', async () => {
  const store = await freshQueries()
  await store.write(async (tx) => {
    await tx.addVenues(venueNamed('a'))
    const special = { ...occurrenceAt('o1', 'a', 1), online: false, note: "it's $1?" }
    await tx.addOccurrences([special, { ...special, id: 'o2', online: true }, { ...special, id: 'o3', note: null }])
    expect(await tx.special()).toEqual([{ id: 'o1' }])
  })
  await store.close()
})

it('reads and writes on one connection can start with queries with lists of different lengths', async () => {
  const store = await freshQueries(1)
  const three = ['a', 'b', 'c']
  await store.write(async (tx) => {
    await tx.addVenues(three.map(venueNamed))
    await tx.addOccurrences(three.map((id, index) => occurrenceAt(`o-${id}`, id, index)))
    expect(await tx.find({ limit: 9, venueIds: three })).toHaveLength(3)
  })
  expect(await store.read((reads) => reads.find({ limit: 9, venueIds: ['a'] }))).toHaveLength(1)
  expect(await store.read((reads) => reads.find({ limit: 9, venueIds: three }))).toHaveLength(3)
  await store.close()
})
