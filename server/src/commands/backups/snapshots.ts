import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { defaultSandbox } from '../../infra/sandbox/make-sandboxes.ts'
import { type Connection, openSource } from '../../infra/store/sqlite/connection.ts'
import { failureCode } from '../../infra/store/classify.ts'
import { openPgPool } from '../../infra/store/pg/pool.ts'
import { BackupError } from './manifest.ts'
import { dumpDatabase } from './pg-tools.ts'

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

const firstQuestion = 'select count(*) from sqlite_schema'

/** A database that is read as it was at one moment, whatever is written meanwhile. */
type Snapshot = { readonly path: string; readonly db: Connection }

/**
 * Copies a platform and its gateway into a folder as both were at one moment, as if both had been killed then. The gateway
 * and the registry wait while a snapshot of everything begins, which takes milliseconds. Answers sandboxes that are left
 * out because they cannot be read.
 */
export async function copyPlatform({ dataDir, databaseUrl }: Place, folder: string): Promise<readonly string[]> {
  const held = ['gateway.db', 'registry.db'].map((name) => join(dataDir, name)).filter((file) => existsSync(file))
  const names = databaseUrl === undefined ? await sandboxFiles(dataDir) : []
  if (databaseUrl === undefined && !(held.length > 0 && names.includes(`${defaultSandbox}.db`))) {
    throw new BackupError(`There is no platform in ${dataDir}.`)
  }
  const holders = held.map(openSource)
  const snapshots: Snapshot[] = held.map((file) => ready(file, basename(file)))
  const leftOut: string[] = []
  for (const name of names) {
    const path = join('sandboxes', name)
    try {
      snapshots.push(ready(join(dataDir, path), path))
    } catch (error) {
      leftOut.push(leaveOut(name, error))
    }
  }
  const pg =
    databaseUrl === undefined ? undefined : await openPgPool({ url: databaseUrl, max: 1, log: () => undefined })
  const client = await pg?.connect()
  try {
    for (const holder of holders) holder.exec('begin immediate')
    for (const snapshot of snapshots) begin(snapshot)
    await client?.query('begin isolation level repeatable read read only')
    const exported = await client?.query<{ id: string }>('select pg_export_snapshot() as id')
    const elsewhere = await linkFiles(dataDir, folder)
    for (const holder of holders) holder.exec('rollback')
    await copyFiles(elsewhere)
    await mkdir(join(folder, 'sandboxes'), { recursive: true })
    for (const snapshot of snapshots) {
      if (!(await isCopied(snapshot, folder))) leftOut.push(await dropCopy(folder, snapshot.path))
    }
    const id = exported?.rows[0]?.id
    if (databaseUrl !== undefined && id !== undefined)
      await dumpDatabase(databaseUrl, id, join(folder, 'platform.dump'))
  } finally {
    for (const db of [...holders, ...snapshots.map((snapshot) => snapshot.db)]) db.close()
    client?.release()
    await pg?.end()
  }
  return leftOut
}

async function sandboxFiles(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(join(dataDir, 'sandboxes')).catch(() => [])
  return names.filter((name) => name.endsWith('.db')).toSorted()
}

/** Opens a database, which takes far longer than to begin a snapshot of it. */
function ready(file: string, path: string): Snapshot {
  const db = openSource(file)
  try {
    db.prepare(firstQuestion).get()
    return { path, db }
  } catch (error) {
    db.close()
    throw unreadable(file, error)
  }
}

/** From here on it reads what is there now. */
function begin({ db }: Snapshot): void {
  db.exec('begin')
  db.prepare(firstQuestion).get()
}

function unreadable(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} cannot be read: nothing was backed up.`, { cause })
}

/** A platform without its own database is none; without one of its sandboxes it is. */
function leaveOut(name: string, error: unknown): string {
  if (name === `${defaultSandbox}.db`) throw error
  return name.slice(0, -3)
}

const pagesAtOnce = 1000

/** False for a database that is damaged. */
async function isCopied({ path, db }: Snapshot, folder: string): Promise<boolean> {
  try {
    await db.backup(join(folder, path), { progress: () => pagesAtOnce })
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(failureCode(error))) return false
    throw error
  }
  return isSound(join(folder, path))
}

/** Whether a copy is whole; it is one file then, without a log beside it. */
function isSound(file: string): boolean {
  const db = openSource(file)
  try {
    db.pragma('journal_mode = DELETE')
    return db.pragma('quick_check(1)', { simple: true }) === 'ok'
  } catch {
    return false
  } finally {
    db.close()
  }
}

async function dropCopy(folder: string, path: string): Promise<string> {
  if (!path.startsWith('sandboxes')) throw unreadable(path)
  const name = leaveOut(basename(path), unreadable(path))
  for (const suffix of ['', '-wal', '-shm']) await rm(join(folder, `${path}${suffix}`), { force: true })
  return name
}

type Copy = { readonly source: string; readonly target: string }

/**
 * The secret that payments under way go on with, and files of people, which never change: links take no time. Answers what
 * a folder on another disk has no links to.
 */
async function linkFiles(dataDir: string, folder: string): Promise<readonly Copy[]> {
  if (existsSync(join(dataDir, 'gateway-secret'))) {
    await copyFile(join(dataDir, 'gateway-secret'), join(folder, 'gateway-secret'))
  }
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  const elsewhere: Copy[] = []
  for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.part'))) {
    const source = join(entry.parentPath, entry.name)
    const target = join(folder, source.slice(dataDir.length + 1))
    await mkdir(join(target, '..'), { recursive: true })
    await link(source, target).catch(() => elsewhere.push({ source, target }))
  }
  return elsewhere
}

/** Copies files without holding anybody up. One that its owner has removed meanwhile stays removed. */
async function copyFiles(files: readonly Copy[]): Promise<void> {
  for (const { source, target } of files) {
    await copyFile(source, target).catch((error: unknown) => {
      if (failureCode(error) !== 'ENOENT') throw error
    })
  }
}
