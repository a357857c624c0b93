import type { PoolClient } from 'pg'
import { classify, failureCode } from '../classify.ts'
import { migratePg } from './migrate.ts'
import type { PgPool } from './pool.ts'
import { inPgTransaction, quoted } from './pool.ts'

const mostAttempts = 10

export type SchemaInfo = { readonly name: string; readonly oid: string }

/**
 * All or nothing, begun again when PostgreSQL ends it in favour of a unit of work that it met half-way. Serializable,
 * so that a unit of work on the default isolation does not come to lie half before a change of everything, half after.
 * `first` is sent with its beginning.
 */
export async function changeSchemas<T>(pool: PgPool, fn: (client: PoolClient) => Promise<T>, first = ''): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inPgTransaction(pool, `begin isolation level serializable; ${first}`, fn)
    } catch (error) {
      if (classify(error) !== 'retry' || attempt >= mostAttempts) throw error
    }
  }
}

export function renameText(schema: string, name: string): string {
  return `alter schema ${quoted(schema)} rename to ${quoted(name)}`
}

export async function dropSchema(pool: PgPool, schema: string): Promise<void> {
  await changeSchemas(pool, (client) => client.query(`drop schema if exists ${quoted(schema)} cascade`))
}

export async function findSchema(pool: PgPool, schema: string): Promise<SchemaInfo | undefined> {
  const [found] = await ask<SchemaInfo>(
    pool,
    'select nspname as name, oid::text from pg_namespace where nspname = $1',
    [schema],
  )
  return found
}

/** The schemas whose names begin with one of the prefixes, in order of name. */
export function listSchemas(pool: PgPool, prefixes: readonly string[]): Promise<readonly SchemaInfo[]> {
  const question = `select nspname as name, oid::text from pg_namespace n
    where exists (select from unnest($1::text[]) p where starts_with(n.nspname, p)) order by nspname`
  return ask(pool, question, [prefixes])
}

/** The names of a schema's tables, as PostgreSQL takes them literally, the schema's name before them. */
export async function tablesOf(client: PoolClient, schema: string): Promise<readonly string[]> {
  const question = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind = 'r' order by c.relname`
  const { rows } = await client.query<{ name: string }>(question, [schema])
  return rows.map(({ name }) => `${quoted(schema)}.${quoted(name)}`)
}

async function ask<Row extends object>(
  pool: PgPool,
  question: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const client = await pool.connect()
  try {
    return (await client.query<Row>(question, [...values])).rows
  } finally {
    client.release()
  }
}

export function isDuplicateSchema(error: unknown): boolean {
  // The second code is what a rival's uncommitted schema of the same name ends in.
  return ['42P06', '23505'].includes(failureCode(error))
}

/** Somebody else has renamed or dropped the schema: before, or at this moment. */
export function isSchemaGone(error: unknown): boolean {
  return ['3F000', '42P01', 'XX000'].includes(failureCode(error))
}

/** Holds a row lock over all processes while `work` runs on other connections. It ends with the connection. */
export async function oneAtATime(pool: PgPool, work: () => Promise<void>): Promise<void> {
  await migratePg(pool, 'touchline_templates', [])
  await inPgTransaction(pool, 'begin; set local search_path to touchline_templates', async (client) => {
    await client.query('select 1 from schema_lock where id = 1 for update')
    await work()
  })
}
