import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openPgPool } from '../../infra/store/pg/pool.ts'
import { dropSchema, listSchemas } from '../../infra/store/pg/schemas.ts'
import { restoringFolder } from '../../stores.ts'
import { readArchive, unpackArchive } from './archive.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { moveToPg } from './move-to-pg.ts'
import { loadDatabase } from './pg-tools.ts'

export type RestoreOptions = {
  readonly file: string
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** Called at each step, for tests that kill the process there. */
  readonly reach?: (step: string) => void
}

/** What a platform keeps in its folder. */
const ofPlatform = /^(registry\.db|gateway\.db|sandboxes|templates|files|gateway-secret)/

/**
 * Restores a backup into an empty DATA_DIR, and an empty database. Everything is unpacked and checked in a folder inside
 * first, a backup of SQLite moves into PostgreSQL where DATABASE_URL names one; while that is there, neither server nor gateway starts, and the next restore begins anew.
 */
export async function restore({ file, config, reach = () => undefined }: RestoreOptions): Promise<string> {
  const { dataDir, databaseUrl } = config
  const manifest = await readArchive(file)
  expectEngine(manifest, databaseUrl, file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = restoringFolder(dataDir)
  const isBrokenOff = existsSync(staging)
  if (isBrokenOff) await clearPlace(config)
  else await expectEmpty(config)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await flush(dataDir)
  reach('begun')
  try {
    await unpackArchive(file, manifest, staging)
  } catch (error) {
    // Nothing is in its place yet.
    if (!isBrokenOff) await rm(staging, { recursive: true })
    throw error
  }
  reach('unpacked')
  if (databaseUrl !== undefined) {
    if (manifest.engine === 'sqlite') await moveToPg(databaseUrl, staging)
    else await loadDatabase(databaseUrl, join(staging, 'platform.dump'))
    await rm(join(staging, 'platform.dump'), { force: true })
  }
  reach('loaded')
  for (const name of await readdir(staging)) {
    await rename(join(staging, name), join(dataDir, name))
    reach('moved')
  }
  await flush(dataDir)
  await rm(staging, { recursive: true })
  return `${file} of ${manifest.madeAt} is restored. Start server and gateway; an older platform is upgraded then.`
}

function expectEngine({ engine }: Manifest, databaseUrl: string | undefined, file: string): void {
  if (engine === 'pg' && databaseUrl === undefined) {
    throw new BackupError(`${file} is of PostgreSQL: name an empty database in DATABASE_URL.`)
  }
}

const schemaPrefixes = ['sandbox_', 'touchline_registry']

async function expectEmpty({ dataDir, databaseUrl }: RestoreOptions['config']): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => ofPlatform.test(name))
  if (names.length > 0) {
    throw new BackupError(`${dataDir} holds a platform (${names.join(', ')}): stop it and move it away first.`)
  }
  if (databaseUrl === undefined) return
  await withSchemas(databaseUrl, async (schemas) => {
    if (schemas.length > 0) throw new BackupError(`The database holds a platform (${schemas[0]}): name an empty one.`)
  })
}

/** Removes what a restore that was killed had put in place. Nothing else can be there, because nothing has started. */
async function clearPlace({ dataDir, databaseUrl }: RestoreOptions['config']): Promise<void> {
  await rm(restoringFolder(dataDir), { recursive: true })
  await mkdir(restoringFolder(dataDir))
  for (const name of (await readdir(dataDir)).filter((each) => ofPlatform.test(each))) {
    await rm(join(dataDir, name), { recursive: true })
  }
  if (databaseUrl === undefined) return
  await withSchemas(databaseUrl, async (schemas, drop) => {
    for (const schema of schemas) await drop(schema)
  })
}

async function withSchemas(
  url: string,
  work: (schemas: readonly string[], drop: (schema: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const pool = await openPgPool({ url, max: 3, log: () => undefined })
  try {
    const schemas = await listSchemas(pool, schemaPrefixes)
    await work(
      schemas.map(({ name }) => name),
      (schema) => dropSchema(pool, schema),
    )
  } finally {
    await pool.end()
  }
}

/** The entries of a folder; Windows keeps no such thing as a folder that could be flushed. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
