import type { PoolClient } from 'pg'
import { classify, failureCode } from './classify.ts'
import type { Databases } from './databases.ts'
import { DatabaseExistsError, DatabaseMissingError, checkedDatabaseName, checkedTemplateName } from './databases.ts'
import type { Migration } from './migrate.ts'
import type { Layout } from './pg-copy.ts'
import { copyText, readLayout, refillText } from './pg-copy.ts'
import { migratePg } from './pg-migrate.ts'
import type { PgPool } from './pg-pool.ts'
import { inPgTransaction, quoted } from './pg-pool.ts'
import type { PgOptions } from './pg.ts'
import { createPgStore, pgConnections } from './pg.ts'
import type { Store, StoreModel } from './port.ts'

export type PgDatabasesOptions = Omit<PgOptions, 'schema'> & {
  /** Shared by all databases; at least 3 connections, since a template holds one while it is made. */
  readonly pool: PgPool
  readonly migrations: readonly Migration[]
}

const sandboxPrefix = 'sandbox_'
const templatePrefix = 'template_'
const makingPrefix = 'making_'
const mostAttempts = 10

/** A schema per name in one PostgreSQL database, reached by one pool. Any number of processes may use it. */
export function openPgDatabases<Schema, Reads, Tx>(
  model: StoreModel<Schema, Reads, Tx>,
  { pool, migrations, ...options }: PgDatabasesOptions,
): Databases<Reads, Tx> {
  const connections = pgConnections(pool, model)
  const stores = new Map<string, Promise<Store<Reads, Tx>>>()
  const current = new Map<string, Promise<void>>()
  let layout: Promise<Layout> | undefined

  const schemaOf = (name: string) => sandboxPrefix + checkedDatabaseName(name)
  const templateOf = (template: string) => templatePrefix + checkedTemplateName(template)
  const storeOf = (schema: string) => createPgStore(connections, { ...options, schema })

  /** Migrates a schema at its first use in this process. */
  function ensureCurrent(schema: string): Promise<void> {
    const known = current.get(schema)
    if (known) return known
    const migrating = migratePg(pool, schema, migrations)
    current.set(schema, migrating)
    migrating.catch(() => current.delete(schema))
    return migrating
  }

  /** All current schemas have one layout, so that it is read once. */
  function layoutOf(schema: string): Promise<Layout> {
    layout ??= inPgTransaction(pool, `begin; set local search_path to ${quoted(schema)}`, readLayout)
    layout.catch(() => (layout = undefined))
    return layout
  }

  async function copy(source: string, target: string, targetName: string): Promise<void> {
    await ensureCurrent(source)
    const text = copyText(await layoutOf(source), source, target)
    try {
      await inOneSnapshot(pool, (client) => client.query(text))
    } catch (error) {
      if (isDuplicateSchema(error)) throw new DatabaseExistsError(targetName)
      throw error
    }
    current.set(target, Promise.resolve())
  }

  async function requireSchema(schema: string, name: string): Promise<void> {
    if (!(await hasSchema(pool, schema))) throw new DatabaseMissingError(name)
  }

  async function makeTemplate(template: string, fill: (store: Store<Reads, Tx>) => Promise<void>): Promise<void> {
    const target = templateOf(template)
    if (await hasSchema(pool, target)) return
    const making = makingPrefix + checkedTemplateName(template)
    await oneAtATime(pool, async () => {
      if (await hasSchema(pool, target)) return
      await dropSchema(pool, making)
      await migratePg(pool, making, migrations)
      await fill(storeOf(making))
      await inPgTransaction(pool, 'begin', (client) =>
        client.query(`alter schema ${quoted(making)} rename to ${quoted(target)}`),
      )
    })
  }

  async function openStore(name: string): Promise<Store<Reads, Tx>> {
    const schema = schemaOf(name)
    await requireSchema(schema, name)
    await ensureCurrent(schema)
    return storeOf(schema)
  }

  return {
    engine: 'pg',
    has: async (name) => hasSchema(pool, schemaOf(name)),
    list: () => listSchemas(pool, sandboxPrefix),
    async open(name) {
      const known = stores.get(name) ?? openStore(name)
      stores.set(name, known)
      known.catch(() => stores.delete(name))
      // The connections belong to the pool, so that closing a handle has nothing to free.
      return { ...(await known), close: async () => {} }
    },
    hasTemplate: async (template) => hasSchema(pool, templateOf(template)),
    listTemplates: () => listSchemas(pool, templatePrefix),
    makeTemplate,
    async snapshot(name, template) {
      await requireSchema(schemaOf(name), name)
      await copy(schemaOf(name), templateOf(template), template)
    },
    async dropTemplate(template) {
      await dropSchema(pool, templateOf(template))
      current.delete(templateOf(template))
    },
    async createFrom(template, name) {
      await requireSchema(templateOf(template), template)
      await copy(templateOf(template), schemaOf(name), name)
    },
    async reset(name, template) {
      const [source, target] = [templateOf(template), schemaOf(name)]
      await Promise.all([requireSchema(source, template), requireSchema(target, name)])
      await Promise.all([ensureCurrent(source), ensureCurrent(target)])
      const text = refillText(await layoutOf(source), source, target)
      await inOneSnapshot(pool, (client) => client.query(text))
    },
    async fork(from, to) {
      await requireSchema(schemaOf(from), from)
      await copy(schemaOf(from), schemaOf(to), to)
    },
    async drop(name) {
      const schema = schemaOf(name)
      await requireSchema(schema, name)
      const store = await stores.get(name)
      stores.delete(name)
      current.delete(schema)
      await store?.close()
      await dropSchema(pool, schema)
    },
    close: () => pool.end(),
  }
}

/**
 * One snapshot of the source, however long the copy takes. Copies and drops take many locks and may meet a unit
 * of work half-way: PostgreSQL ends one of the two. A unit of work that began before a reset, and reaches a table only
 * after it, finds that table empty: emptying is not part of PostgreSQL's snapshots.
 */
async function inOneSnapshot(pool: PgPool, fn: (client: PoolClient) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await inPgTransaction(pool, 'begin isolation level repeatable read', fn)
      return
    } catch (error) {
      if (classify(error) !== 'retry' || attempt >= mostAttempts) throw error
    }
  }
}

async function dropSchema(pool: PgPool, schema: string): Promise<void> {
  await inOneSnapshot(pool, (client) => client.query(`drop schema if exists ${quoted(schema)} cascade`))
}

async function hasSchema(pool: PgPool, schema: string): Promise<boolean> {
  const question = 'select 1 from pg_namespace where nspname = $1'
  const { rows } = await withClient(pool, (client) => client.query(question, [schema]))
  return rows.length > 0
}

async function listSchemas(pool: PgPool, prefix: string): Promise<readonly string[]> {
  const question = 'select nspname as name from pg_namespace where starts_with(nspname, $1)'
  const { rows } = await withClient(pool, (client) => client.query<{ name: string }>(question, [prefix]))
  return rows.map(({ name }) => name.slice(prefix.length)).toSorted()
}

async function withClient<T>(pool: PgPool, fn: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await fn(client)
  } finally {
    client.release()
  }
}

function isDuplicateSchema(error: unknown): boolean {
  // The second code is what a rival's uncommitted schema of the same name ends in.
  return ['42P06', '23505'].includes(failureCode(error))
}

/** Holds a row lock over all processes while `work` runs on other connections. It ends with the connection. */
async function oneAtATime(pool: PgPool, work: () => Promise<void>): Promise<void> {
  await migratePg(pool, 'touchline_templates', [])
  await inPgTransaction(pool, 'begin; set local search_path to touchline_templates', async (client) => {
    await client.query('select 1 from schema_lock where id = 1 for update')
    await work()
  })
}
