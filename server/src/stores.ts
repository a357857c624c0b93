import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Clock } from '@touchline/clock'
import type { Random } from '@touchline/ids'
import { startingAt } from '@touchline/serving'
import { type Config, ConfigError } from './config.ts'
import { type FileStore, openFileFolder } from './infra/files/index.ts'
import type { Log } from './deps.ts'
import { type RegistryStore, registryModel } from './infra/sandbox/registry/repository.ts'
import { defaultSandbox } from './infra/sandbox/make-sandboxes.ts'
import type { Databases } from './infra/store/databases.ts'
import { loadMigrations, type Migration } from './infra/store/migrate.ts'
import { openMemoryDatabases } from './infra/store/sqlite/memory-databases.ts'
import { openPgDatabases } from './infra/store/pg/databases.ts'
import { migratePg } from './infra/store/pg/migrate.ts'
import { openPgPool } from './infra/store/pg/pool.ts'
import { createPgStore, pgConnections } from './infra/store/pg/store.ts'
import { platformModel, type Reads, type Tx } from './repositories.ts'
import { openSqlite } from './infra/store/sqlite/store.ts'
import type { StoreLog } from './infra/store/port.ts'
import { openSqliteDatabases } from './infra/store/sqlite/databases.ts'

/** The sandboxes' databases and their registry. The platform closes both with its app. */
export type Stores = {
  readonly databases: Databases<Reads, Tx>
  readonly registry: RegistryStore
}

/** The bundle lies one folder deeper in `dist`, the source in `src`: the migrations are beside both. */
const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'migrations')

export function migrationsOf(name: 'sqlite' | 'pg' | 'registry-sqlite' | 'registry-pg'): readonly Migration[] {
  return loadMigrations(join(migrationsFolder, name))
}

type Tools = { readonly wallClock: Clock; readonly random: Random; readonly log: Log }

/** Opens the folder of people's files, in DATA_DIR with either engine. */
export function openFiles({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return openFileFolder(join(dataDir, 'files'))
}

/** Where a restore unpacks; it is there until everything is in its place. */
export const restoringFolder = (dataDir: string): string => join(dataDir, '.restoring')

/** Opens the configured engine: files in DATA_DIR, or one PostgreSQL database. Throws a ConfigError for a half restored place. */
export async function openStores(config: Config, tools: Tools): Promise<Stores> {
  if (existsSync(restoringFolder(config.dataDir))) {
    throw new ConfigError(`DATA_DIR: a restore into ${config.dataDir} was broken off; run it again`)
  }
  return config.databaseUrl === undefined
    ? openDatabaseFiles(config, tools)
    : openServer(config.databaseUrl, config, tools)
}

const guard = process.env['TOUCHLINE_BUILD'] === 'production' ? 'log' : 'throw'

/** The events of a store as lines of the server's log. */
const storeLog =
  (log: Log): StoreLog =>
  ({ event, detail }) =>
    log('warn', event, { detail })

async function openDatabaseFiles({ dataDir }: Config, { log }: Tools): Promise<Stores> {
  await startingAt(dataDir, () => mkdir(dataDir, { recursive: true }))
  const databases = await startingAt(dataDir, () =>
    openSqliteDatabases(platformModel, {
      folder: dataDir,
      migrations: migrationsOf('sqlite'),
      durabilityOf: (name) => (name === defaultSandbox ? 'full' : 'normal'),
      guard,
      log: storeLog(log),
    }),
  )
  const source = join(dataDir, 'registry.db')
  const registry = await startingAt(source, () =>
    openSqlite(registryModel, {
      source,
      durability: 'full',
      migrations: migrationsOf('registry-sqlite'),
      guard,
      log: storeLog(log),
    }),
  )
  return { databases, registry }
}

async function openServer(
  url: string,
  { isolation, poolSize }: Config,
  { wallClock, random, log }: Tools,
): Promise<Stores> {
  const pool = await openPgPool({ url, max: poolSize, log: storeLog(log) })
  const engine = { isolation, wallClock, random }
  await migratePg(pool, 'touchline_registry', migrationsOf('registry-pg'), storeLog(log))
  const registry = createPgStore(pgConnections(pool, registryModel), { ...engine, schema: 'touchline_registry' })
  const databases = openPgDatabases(platformModel, {
    ...engine,
    pool,
    migrations: migrationsOf('pg'),
    log: storeLog(log),
  })
  return { databases, registry }
}

/**
 * Stores in this process's memory, for tests and for describing the platform. `templates` lets several share their
 * templates.
 */
export function openMemoryStores({ templates }: { readonly templates?: Map<string, Buffer> } = {}): Stores {
  const log = () => undefined
  const migrations = migrationsOf('sqlite')
  const databases = openMemoryDatabases(platformModel, {
    migrations,
    guard: 'throw',
    log,
    ...(templates && { templates }),
  })
  const registry = openSqlite(registryModel, {
    source: ':memory:',
    durability: 'normal',
    migrations: migrationsOf('registry-sqlite'),
    guard: 'throw',
    log,
  })
  return { databases, registry }
}
