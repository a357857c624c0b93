import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { migratePg } from '../../../server/src/infra/store/pg/migrate.ts'
import type { PgPool } from '../../../server/src/infra/store/pg/pool.ts'
import { inPgTransaction, openPgPool, quoted } from '../../../server/src/infra/store/pg/pool.ts'
import { createPgStore, pgConnections } from '../../../server/src/infra/store/pg/store.ts'
import type { Store, StoreModel } from '../../../server/src/infra/store/port.ts'
import type { SqliteOptions } from '../../../server/src/infra/store/sqlite/store.ts'
import { openSqlite } from '../../../server/src/infra/store/sqlite/store.ts'
import type { Tx } from './model.ts'
import { bookingModel } from './model.ts'
import type { BookingStore } from './open.ts'
import { noLog, onSqlite, pgMigrations, pgOptions, sqliteOptions } from './open.ts'
import type { BookingTables } from './tables.ts'

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function postgresUrl(): string {
  return inject('postgresUrl')
}

/** A pool of its own for a test. */
export async function freshPool(max = 10): Promise<PgPool> {
  const pool = await openPgPool({ url: postgresUrl(), max, log: noLog })
  onTestFinished(() => pool.end())
  return pool
}

let names = 0

/** A name for a schema or database that no other test uses. */
function freshName(): string {
  names += 1
  return `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? 0}_${names}`
}

/** A schema of its own for a test, dropped at its end; not created yet. */
export function freshSchema(pool: PgPool): string {
  const schema = freshName()
  onTestFinished(async () => {
    await inPgTransaction(pool, 'begin', (client) => client.query(`drop schema if exists ${quoted(schema)} cascade`))
  })
  return schema
}

/** The url of a PostgreSQL database of its own, for tests of many named databases. */
export async function freshPgDatabase(): Promise<string> {
  const name = freshName()
  const administration = await freshPool(1)
  async function run(text: string): Promise<void> {
    const client = await administration.connect()
    await client.query(text).finally(() => client.release())
  }
  await run(`create database ${quoted(name)}`)
  onTestFinished(() => run(`drop database ${quoted(name)} with (force)`))
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return url.href
}

/** An empty store of the chosen engine: a file, or a schema of its own. The options are those of SQLite. */
export function freshStore(options: Partial<SqliteOptions> = {}): Promise<BookingStore> {
  return freshStoreOf(bookingModel, options)
}

export async function freshStoreOf<R>(
  model: StoreModel<BookingTables, R, Tx>,
  options: Partial<SqliteOptions> = {},
): Promise<Store<R, Tx>> {
  if (onSqlite) {
    const store = openSqlite(model, { ...sqliteOptions, source: join(freshFolder(), 'booking.db'), ...options })
    onTestFinished(() => store.close())
    return store
  }
  const pool = await freshPool()
  const schema = freshSchema(pool)
  await migratePg(pool, schema, pgMigrations)
  return createPgStore(pgConnections(pool, model), { ...pgOptions(), schema })
}
