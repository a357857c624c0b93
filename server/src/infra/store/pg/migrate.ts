import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { failureCode } from '../classify.ts'
import type { AppliedMigration, Migration } from '../migrate.ts'
import { pendingMigrations } from '../migrate.ts'
import type { PgPool } from './pool.ts'
import { inPgTransaction, quoted } from './pool.ts'

const tables = `
  create table if not exists schema_migrations (position integer primary key, id text not null unique, hash text not null);
  create table if not exists schema_lock (id integer primary key);
  insert into schema_lock (id) values (1) on conflict do nothing`

/**
 * Creates a schema if there is none and brings it up to date, all or nothing. Any number of replicas may do so at once:
 * they queue behind a row lock (advisory locks are missing on compatible databases).
 */
export async function migratePg(pool: PgPool, schema: string, migrations: readonly Migration[]): Promise<void> {
  const begin = `begin isolation level read committed; set local search_path to ${quoted(schema)}`
  const upToDate = await inPgTransaction(pool, begin, async (client) => {
    const known = await client.query("select to_regclass('schema_migrations') is not null as known")
    return known.rows[0]?.known === true && pendingMigrations(migrations, await appliedTo(client)).length === 0
  })
  if (upToDate) return
  await prepareTables(pool, begin, schema)
  await inPgTransaction(pool, begin, async (client) => {
    await client.query('select 1 from schema_lock where id = 1 for update')
    const applied = await appliedTo(client)
    const pending = pendingMigrations(migrations, applied)
    for (const [index, migration] of pending.entries()) {
      await client.query(migration.statements.map(unqualified).join(';\n'))
      await client.query('insert into schema_migrations (position, id, hash) values ($1, $2, $3)', [
        applied.length + index + 1,
        migration.id,
        migration.hash,
      ])
    }
  })
}

/** `if not exists` is not safe against another session doing the same: it ends in a unique or duplicate error. */
async function prepareTables(pool: PgPool, begin: string, schema: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await inPgTransaction(pool, begin, (client) =>
        client.query(`create schema if not exists ${quoted(schema)}; ${tables}`),
      )
      return
    } catch (error) {
      const raced = ['23505', '42P06', '42P07', '42710', '40P01', 'XX000'].includes(failureCode(error))
      if (!raced || attempt >= 20) throw error
    }
    await wait(10 * attempt)
  }
}

async function appliedTo(client: PoolClient): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select id, hash from schema_migrations order by position')
  return rows
}

/** drizzle-kit writes the schema into foreign keys; the search path decides instead. */
function unqualified(statement: string): string {
  return statement.replaceAll('"public".', '').replace(/;$/, '')
}
