import type { PoolClient } from 'pg'
import { isPassing } from '../classify.ts'
import type { Databases } from '../databases.ts'
import { DatabaseExistsError, DatabaseMissingError, checkedDatabaseName, checkedTemplateName } from '../databases.ts'
import { type Migration, MigrationError } from '../migrate.ts'
import type { Layout } from './copy.ts'
import { copyText, readLayout } from './copy.ts'
import { migratePg } from './migrate.ts'
import type { PgPool } from './pool.ts'
import { inPgTransaction, quoted } from './pool.ts'
import { lockText, restoreText } from './restore.ts'
import type { SchemaInfo } from './schemas.ts'
import {
  changeSchemas,
  dropSchema,
  findSchema,
  isDuplicateSchema,
  listSchemas,
  oneAtATime,
  renameText,
} from './schemas.ts'
import { createSpares } from './spares.ts'
import { createStandings, matchNow } from './standings.ts'
import type { PgOptions } from './store.ts'
import { createPgStore, pgConnections } from './store.ts'
import { type Store, StoreAwayError, type StoreLog, type StoreModel } from '../port.ts'

export type PgDatabasesOptions = Omit<PgOptions, 'schema'> & {
  /** Shared by all databases; at least 3 connections, since a template holds one while it is made. */
  readonly pool: PgPool
  readonly migrations: readonly Migration[]
  /** Hears of what goes wrong in the background. */
  readonly log: StoreLog
}

const sandboxPrefix = 'sandbox_'
const templatePrefix = 'template_'
const makingPrefix = 'making_'

/** A schema per name in one PostgreSQL database, reached by one pool. Any number of processes may use it. */
export function openPgDatabases<Schema, Reads, Tx>(
  model: StoreModel<Schema, Reads, Tx>,
  { pool, migrations, log, ...options }: PgDatabasesOptions,
): Databases<Reads, Tx> {
  const connections = pgConnections(pool, model)
  const stores = new Map<string, Promise<Store<Reads, Tx>>>()
  const current = new Map<string, Promise<void>>()
  const standings = createStandings()
  let layout: Promise<Layout> | undefined

  const schemaOf = (name: string) => sandboxPrefix + checkedDatabaseName(name)
  const templateOf = (template: string) => templatePrefix + checkedTemplateName(template)
  const storeOf = (schema: string) => createPgStore(connections, { ...options, schema })

  /** Migrates a schema at its first use in this process. */
  function ensureCurrent(schema: string): Promise<void> {
    const known = current.get(schema)
    if (known) return known
    const migrating = migratePg(pool, schema, migrations, log).catch((error: unknown) => {
      if (!(error instanceof MigrationError)) throw error
      log({ event: 'database not opened', detail: error.message })
      throw new StoreAwayError(error.message, { cause: error })
    })
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

  async function copy(source: string, target: string): Promise<void> {
    await ensureCurrent(source)
    const text = copyText(await layoutOf(source), source, target)
    const match = await changeSchemas(pool, async (client) => {
      await client.query(text)
      return matchNow(client, source, target)
    })
    standings.remember(match)
  }

  /** As `copy`, for a name that somebody gave. */
  async function copyTo(source: string, target: string, targetName: string): Promise<void> {
    await refusingDuplicates(targetName, () => copy(source, target))
    current.set(target, Promise.resolve())
  }

  /** Gives a schema the content of another, and another name unless it is to keep its own. */
  async function restore(source: string, schema: string, name = schema): Promise<void> {
    await Promise.all([ensureCurrent(source), ensureCurrent(schema)])
    const layout = await layoutOf(source)
    // Other transactions on the schema end before it or begin after it.
    const first = `set local search_path to ${quoted(schema)};\n${lockText(layout.tables.map((table) => table.name))}`
    const renaming = name === schema ? '' : `;\n${renameText(schema, name)}`
    const change = async (client: PoolClient) => {
      const now = await matchNow(client, source, schema)
      const changed = await standings.changedTables(client, layout, source, now)
      await client.query(restoreText(changed, source, schema) + renaming)
      return now
    }
    const match = await changeSchemas(pool, change, first)
    standings.remember(match)
  }

  const spares = createSpares({
    pool,
    templatePrefix,
    migrations,
    random: options.random,
    log,
    copy,
    restoreAs: (source, schema, name) => restore(source, schema, name).finally(() => current.delete(schema)),
  })
  // Remains of an earlier process.
  spares.tend()

  async function requireSchema(schema: string, name: string): Promise<SchemaInfo> {
    const found = await findSchema(pool, schema)
    if (!found) throw new DatabaseMissingError(name)
    return found
  }

  async function makeTemplate(template: string, fill: (store: Store<Reads, Tx>) => Promise<void>): Promise<void> {
    const target = templateOf(template)
    if (await hasSchema(target)) return
    const making = makingPrefix + checkedTemplateName(template)
    await oneAtATime(pool, async () => {
      if (await hasSchema(target)) return
      await dropSchema(pool, making)
      await migratePg(pool, making, migrations)
      await fill(storeOf(making))
      await inPgTransaction(pool, 'begin', (client) => client.query(renameText(making, target)))
    })
  }

  const hasSchema = async (schema: string) => (await findSchema(pool, schema)) !== undefined
  const listNames = async (prefix: string) =>
    (await listSchemas(pool, [prefix])).map(({ name }) => name.slice(prefix.length)).toSorted()

  async function openStore(name: string): Promise<Store<Reads, Tx>> {
    const schema = schemaOf(name)
    await requireSchema(schema, name)
    await ensureCurrent(schema)
    return storeOf(schema)
  }

  return {
    engine: 'pg',
    has: async (name) => hasSchema(schemaOf(name)),
    list: () => listNames(sandboxPrefix),
    async open(name) {
      const known = stores.get(name) ?? openStore(name)
      stores.set(name, known)
      known.catch(() => stores.delete(name))
      // The connections belong to the pool, so that closing a handle has nothing to free.
      return { ...(await known), close: async () => {} }
    },
    hasTemplate: async (template) => hasSchema(templateOf(template)),
    listTemplates: () => listNames(templatePrefix),
    makeTemplate,
    async snapshot(name, template) {
      await requireSchema(schemaOf(name), name)
      await copyTo(schemaOf(name), templateOf(template), template)
    },
    async dropTemplate(template) {
      await dropSchema(pool, templateOf(template))
      current.delete(templateOf(template))
      spares.tend()
    },
    async createFrom(template, name) {
      const target = schemaOf(name)
      const source = await requireSchema(templateOf(template), template)
      const taken = await refusingDuplicates(name, () => spares.take(source, target))
      if (taken) current.set(target, Promise.resolve())
      else await copyTo(source.name, target, name)
    },
    async reset(name, template) {
      const [source, target] = [templateOf(template), schemaOf(name)]
      await Promise.all([requireSchema(source, template), requireSchema(target, name)])
      try {
        await restore(source, target)
      } catch (error) {
        if (isPassing(error)) throw error
        // Rows in a circle, or tables that were changed by hand.
        await spares.putAside(target, copyText(await layoutOf(source), source, target))
        current.delete(target)
      }
    },
    async fork(from, to) {
      await requireSchema(schemaOf(from), from)
      await copyTo(schemaOf(from), schemaOf(to), to)
    },
    async drop(name) {
      const schema = schemaOf(name)
      await requireSchema(schema, name)
      const store = await stores.get(name)
      stores.delete(name)
      current.delete(schema)
      await store?.close()
      await spares.putAside(schema)
    },
    async probe(name) {
      const schema = schemaOf(name)
      await requireSchema(schema, name)
      await ensureCurrent(schema)
      await inPgTransaction(pool, 'begin', (client) =>
        client.query(`update ${quoted(schema)}.schema_lock set id = id where id = 1`),
      )
    },
    async close() {
      await spares.close()
      await pool.end()
    },
  }
}

async function refusingDuplicates<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicateSchema(error)) throw new DatabaseExistsError(name)
    throw error
  }
}
