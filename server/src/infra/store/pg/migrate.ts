import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { failureCode } from '../classify.ts'
import type { AppliedMigration, Migration } from '../migrate.ts'
import { changedByHand, differenceOf, migrationFailure, pendingMigrations, upgradeLine } from '../migrate.ts'
import type { StoreLog } from '../port.ts'
import { readLayout } from './copy.ts'
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
export async function migratePg(
  pool: PgPool,
  schema: string,
  migrations: readonly Migration[],
  log?: StoreLog,
): Promise<void> {
  try {
    await upgrade(pool, schema, migrations, log)
  } catch (error) {
    throw migrationFailure(error, `schema ${schema}`)
  }
}

async function upgrade(
  pool: PgPool,
  schema: string,
  migrations: readonly Migration[],
  log: StoreLog | undefined,
): Promise<void> {
  const startedAt = performance.now()
  const begin = `begin isolation level read committed; set local search_path to ${quoted(schema)}`
  const upToDate = await inPgTransaction(pool, begin, async (client) => {
    const known = await client.query("select to_regclass('schema_migrations') is not null as known")
    return known.rows[0]?.known === true && pendingMigrations(migrations, await appliedTo(client)).length === 0
  })
  if (upToDate) return
  await prepareTables(pool, begin, schema)
  const done = await inPgTransaction(pool, begin, async (client) => {
    await client.query('select 1 from schema_lock where id = 1 for update')
    const applied = await appliedTo(client)
    const pending = pendingMigrations(migrations, applied)
    if (pending.length > 0 && applied.length > 0) {
      await expectUnchanged(client, schema, migrations.slice(0, applied.length))
    }
    for (const [index, migration] of pending.entries()) {
      await client.query(migration.statements.map(unqualified).join(';\n'))
      await client.query('insert into schema_migrations (position, id, hash) values ($1, $2, $3)', [
        applied.length + index + 1,
        migration.id,
        migration.hash,
      ])
    }
    return applied.length === 0 ? [] : pending
  })
  if (done.length === 0) return
  log?.({ event: 'database upgraded', detail: upgradeLine(`schema ${schema}`, done, performance.now() - startedAt) })
}

/** By the migrations that have run: the tables, indexes and keys that are there then. */
const expectedParts = new Map<string, readonly string[]>()

/** Throws unless the tables are as these migrations, which have run, have made them. */
async function expectUnchanged(client: PoolClient, schema: string, applied: readonly Migration[]): Promise<void> {
  const mark = applied.map(({ hash }) => hash).join()
  const expected = expectedParts.get(mark) ?? (await partsAfter(client, schema, applied))
  expectedParts.set(mark, expected)
  const difference = differenceOf(expected, await partsOf(client))
  if (difference !== undefined) throw changedByHand(difference)
}

async function partsOf(client: PoolClient): Promise<readonly string[]> {
  const { tables } = await readLayout(client)
  const ofPlatform = tables.filter(({ name }) => !['"schema_migrations"', '"schema_lock"'].includes(name))
  return ofPlatform.flatMap(({ name, columns, definition, indexes, foreignKeys }) => [
    `table ${name}`,
    ...columns.map((column) => `column ${name}.${column}`),
    definition,
    ...indexes,
    ...foreignKeys,
  ])
}

/** Runs the migrations in a schema that is gone before anybody can see it. */
async function partsAfter(
  client: PoolClient,
  schema: string,
  applied: readonly Migration[],
): Promise<readonly string[]> {
  const expected = quoted(`expected_${schema}`.slice(0, 60))
  await client.query(`create schema ${expected}; set local search_path to ${expected}`)
  for (const { statements } of applied) await client.query(statements.map(unqualified).join(';\n'))
  const parts = await partsOf(client)
  await client.query(`drop schema ${expected} cascade; set local search_path to ${quoted(schema)}`)
  return parts
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
