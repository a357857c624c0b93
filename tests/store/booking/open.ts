import { join } from 'node:path'
import { systemClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { minorUnits } from '@touchline/money'
import type { Databases } from '../../../server/src/infra/store/databases.ts'
import { loadMigrations } from '../../../server/src/infra/store/migrate.ts'
import { openPgDatabases } from '../../../server/src/infra/store/pg/databases.ts'
import type { PgPool } from '../../../server/src/infra/store/pg/pool.ts'
import { openPgPool } from '../../../server/src/infra/store/pg/pool.ts'
import type { Isolation } from '../../../server/src/infra/store/pg/store.ts'
import { createPgStore, pgConnections } from '../../../server/src/infra/store/pg/store.ts'
import type { Store } from '../../../server/src/infra/store/port.ts'
import { openSqliteDatabases } from '../../../server/src/infra/store/sqlite/databases.ts'
import type { SqliteOptions, SqliteStore } from '../../../server/src/infra/store/sqlite/store.ts'
import { openSqlite } from '../../../server/src/infra/store/sqlite/store.ts'
import type { Reads, Tx } from './model.ts'
import { bookingModel } from './model.ts'

// Without the test runner, because the child processes of tests use it too.

export type BookingStore = Store<Reads, Tx>
export type BookingDatabases = Databases<Reads, Tx>

const chosen = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'

export const onSqlite = chosen === 'sqlite'
export const isolation: Isolation = chosen === 'pg-read-committed' ? 'read committed' : 'serializable'

export const sqliteMigrations = loadMigrations(join(import.meta.dirname, 'migrations', 'sqlite'))
export const pgMigrations = loadMigrations(join(import.meta.dirname, 'migrations', 'pg'))

export const noLog = () => {}

export const sqliteOptions = {
  durability: 'normal',
  migrations: sqliteMigrations,
  guard: 'throw',
  log: noLog,
} as const

export function openBookingFile(source: string | Buffer, options: Partial<SqliteOptions> = {}): SqliteStore<Reads, Tx> {
  return openSqlite(bookingModel, { ...sqliteOptions, source, ...options })
}

export function openBookingSchema(pool: PgPool, schema: string): BookingStore {
  return createPgStore(pgConnections(pool, bookingModel), { ...pgOptions(), schema })
}

export function pgOptions() {
  return { isolation, wallClock: systemClock, random: seededRandom(`pauses of process ${process.pid}`) }
}

export function openFolder(folder: string, openLimit = 100): Promise<BookingDatabases> {
  return openSqliteDatabases(bookingModel, { ...sqliteOptions, folder, durabilityOf: () => 'normal', openLimit })
}

export async function openPgUrl(url: string, max = 6): Promise<BookingDatabases> {
  const pool = await openPgPool({ url, max, log: noLog })
  return openPgDatabases(bookingModel, { ...pgOptions(), pool, migrations: pgMigrations, log: noLog })
}

/** One venue, one occurrence of `places`, and baskets `b1`, `b2` and so on. */
export async function fill(store: BookingStore, places: number, baskets: number): Promise<void> {
  const numbers = Array.from({ length: baskets }, (_, index) => index + 1)
  await store.write(async (tx) => {
    await tx.insertVenues([{ id: 'v1', name: 'Riverside' }])
    await tx.insertOccurrences([occurrence('o1', places)])
    await tx.insertBaskets(numbers.map((n) => ({ id: `b${n}`, owner: `u${n}`, version: 0, total: minorUnits(0) })))
  })
}

export function occurrence(id: string, maximum: number) {
  const startsAt = Date.parse('2025-04-07T10:00:00Z')
  const price = minorUnits(450)
  return { id, venueId: 'v1', startsAt, maximum, consumed: 0, price, online: true, attributes: {} }
}
