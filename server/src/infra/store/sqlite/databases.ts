import { constants, existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, open as openFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Databases, Durability } from '../databases.ts'
import { DatabaseExistsError, DatabaseMissingError, checkedDatabaseName, checkedTemplateName } from '../databases.ts'
import { createFolderLock } from './folder-lock.ts'
import type { GuardMode } from './guard.ts'
import type { Migration } from '../migrate.ts'
import { createOpenStores, handleOf } from './open-stores.ts'
import type { Store, StoreLog, StoreModel } from '../port.ts'
import { StoreAwayError } from '../port.ts'
import { awayIfSo } from '../classify.ts'
import { backupInto } from './backup.ts'
import type { Connection } from './connection.ts'
import { openSource, readAnew } from './connection.ts'
import { createOrigins, isUntouched, originOf, stateOf } from './origin.ts'
import type { Origin } from './standing.ts'
import { isUpToDate, migrateSqlite } from './migrate.ts'
import type { SqliteStore } from './store.ts'
import { openSqlite } from './store.ts'

export type SqliteDatabasesOptions = {
  /** Holds `sandboxes/{name}.db` and `templates/{name}.db`; other files in there are left alone. */
  readonly folder: string
  readonly migrations: readonly Migration[]
  readonly durabilityOf: (name: string) => Durability
  readonly guard: GuardMode
  readonly log: StoreLog
  /** How many databases stay open. One takes about half a megabyte and five file descriptors. */
  readonly openLimit?: number
}

/** Filling a template may take a while; changing a file does not. */
const longestTemplateWaitMs = 120_000
const longestFileWaitMs = 10_000

/** Databases as files, by name. Any number of processes may use one folder, which is on a local disk. */
export async function openSqliteDatabases<Schema, Reads, Tx>(
  model: StoreModel<Schema, Reads, Tx>,
  options: SqliteDatabasesOptions,
): Promise<Databases<Reads, Tx>> {
  const { migrations, guard, log, openLimit = 100 } = options
  const sandboxes = join(options.folder, 'sandboxes')
  const templates = join(options.folder, 'templates')
  await Promise.all([mkdir(sandboxes, { recursive: true }), mkdir(templates, { recursive: true })])
  const origins = createOrigins()
  /** Databases that were made from a template here, and what their files were like then. */
  const copies = new LRUCache<string, { readonly origin: Origin; readonly state: string }>({ max: 10_000 })
  /** Databases that could not be read or written since they were last whole. */
  const unreadable = new Set<string>()
  const changingTemplates = createFolderLock(join(templates, '.lock'), longestTemplateWaitMs)
  const changingSandboxes = createFolderLock(join(sandboxes, '.lock'), longestFileWaitMs)
  await changingSandboxes(() => removeHalfMade(sandboxes))

  const fileOf = (name: string) => join(sandboxes, `${checkedDatabaseName(name)}.db`)
  const templateOf = (template: string) => join(templates, `${checkedTemplateName(template)}.db`)
  const openAt = (source: string, durability: Durability) =>
    openSqlite(model, { source, durability, migrations, guard, log })

  const stores = createOpenStores<SqliteStore<Reads, Tx>>({
    limit: openLimit,
    openNow: async (name) => {
      const file = fileOf(name)
      requireFile(file, name)
      const store = openAt(file, options.durabilityOf(name))
      const copied = copies.get(name)
      if (copied) store.standing.begin(copied.origin, () => isUntouched(file, copied.state))
      return store
    },
  })

  /** A file appears under its name only when it is whole. Called under a folder's lock, so the other name is free. */
  async function place(file: string, durability: Durability, make: (temporary: string) => Promise<void>) {
    const temporary = `${file}.making`
    await removeDatabase(temporary)
    try {
      await make(temporary)
      if (durability === 'full') await flush(temporary)
      await rename(temporary, file)
      // Windows keeps no such thing as a folder that could be flushed.
      if (durability === 'full' && process.platform !== 'win32') await flush(dirname(file))
    } finally {
      await removeDatabase(temporary)
    }
  }

  async function makeTemplate(template: string, fill: (store: Store<Reads, Tx>) => Promise<void>): Promise<void> {
    const file = templateOf(template)
    if (existsSync(file)) return
    await changingTemplates(async () => {
      if (existsSync(file)) return
      await place(file, 'normal', async (temporary) => {
        const store = openAt(temporary, 'normal')
        try {
          await fill(store)
        } finally {
          // Closing writes the log into the file: a template is one file.
          await store.close()
        }
      })
    })
  }

  /** Opens a template, or, when it is older than the program, a migrated copy: others may be copying the file itself. */
  async function withCurrentCopy(source: string, temporary: string, fn: (origin: Connection) => Promise<void>) {
    const origin = origins.open(source)
    if (isUpToDate(origin, migrations)) return await fn(origin)
    await removeDatabase(temporary)
    await copyFile(source, temporary)
    const copy = openSource(temporary)
    try {
      migrateSqlite(copy, migrations)
      await fn(copy)
    } finally {
      copy.close()
      await removeDatabase(temporary)
    }
  }

  /** Remembers that a database could not be read or written. */
  function noting<T>(name: string, work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof StoreAwayError) unreadable.add(name)
      throw error
    })
  }

  /** Answers false for a database that is damaged, or that this program does not migrate. */
  async function restoreInPlace(source: string, name: string): Promise<boolean> {
    requireFile(fileOf(name), name)
    // A sandbox has at least what its template has. Its header is not read: a process that opens and closes a database file
    // beside SQLite gives up SQLite's own locks on it.
    if (unreadable.has(name) || statSync(fileOf(name)).size < statSync(source).size) return false
    try {
      if (await stores.use(name, (store) => store.restore(originOf(source)))) return true
      await withCurrentCopy(source, `${fileOf(name)}.making`, (origin) =>
        stores.use(name, (store) => store.exclusive((writer) => backupInto(origin, writer.name))),
      )
      return true
    } catch (error) {
      if (awayIfSo(error) instanceof StoreAwayError) return false
      throw error
    }
  }

  /** Puts a copy of a template in the place of a file. The old log goes first: it would be read into the new file. */
  async function replace(source: string, name: string): Promise<void> {
    const file = fileOf(name)
    log({
      event: 'database replaced',
      detail: `${file}: it could not be read or was cut off, and is a copy of its template again`,
    })
    await stores.without(name, async () => {
      copies.delete(name)
      await place(file, options.durabilityOf(name), async (temporary) => {
        await copyFile(source, temporary, constants.COPYFILE_FICLONE)
        for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
      }).catch((error: unknown) => {
        throw awayIfSo(error)
      })
    })
  }

  function create(name: string, make: (temporary: string) => Promise<void>): Promise<void> {
    return changingSandboxes(async () => {
      requireNoFile(fileOf(name), name)
      await place(fileOf(name), options.durabilityOf(name), make)
    })
  }

  return {
    engine: 'sqlite',
    has: async (name) => existsSync(fileOf(name)),
    list: () => listFiles(sandboxes, checkedDatabaseName),
    async open(name) {
      requireFile(fileOf(name), name)
      const { read, write, ...handle } = handleOf('sqlite', stores, name)
      return {
        ...handle,
        read: (fn) => noting(name, read(fn)),
        write: (fn, turn) => noting(name, write(fn, turn)),
      }
    },
    hasTemplate: async (template) => existsSync(templateOf(template)),
    listTemplates: () => listFiles(templates, checkedTemplateName),
    makeTemplate,
    async snapshot(name, template) {
      const file = templateOf(template)
      await changingTemplates(async () => {
        requireNoFile(file, template)
        await place(file, 'normal', (temporary) =>
          stores.use(name, (store) => store.exclusive((writer) => backupInto(writer, temporary))),
        )
      })
    },
    dropTemplate: (template) =>
      changingTemplates(() =>
        // No reset is reading it then.
        changingSandboxes(() => {
          origins.close()
          return removeDatabase(templateOf(template))
        }),
      ),
    async createFrom(template, name) {
      const source = templateOf(template)
      requireFile(source, template)
      const origin = originOf(source)
      await create(name, async (temporary) => {
        await copyFile(source, temporary, constants.COPYFILE_FICLONE)
        copies.set(name, { origin, state: stateOf(temporary) })
      })
    },
    async reset(name, template) {
      const source = templateOf(template)
      requireFile(source, template)
      await changingSandboxes(async () => {
        if (!(await restoreInPlace(source, name))) await replace(source, name)
        unreadable.delete(name)
      })
    },
    fork: (from, to) =>
      create(to, (temporary) =>
        stores.use(from, (store) => store.exclusive((writer) => backupInto(writer, temporary))),
      ),
    async drop(name) {
      const file = fileOf(name)
      await changingSandboxes(async () => {
        requireFile(file, name)
        unreadable.delete(name)
        await stores.without(name, () => removeDatabase(file))
      })
    },
    async probe(name) {
      requireFile(fileOf(name), name)
      readAnew(fileOf(name))
      await stores.use(name, (store) => store.probe())
    },
    async close() {
      await stores.close()
      origins.close()
    },
  }
}

async function listFiles(folder: string, checked: (name: string) => string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.db')).map((file) => file.slice(0, -3))
  return names.filter((name) => isChecked(name, checked)).toSorted()
}

function isChecked(name: string, checked: (name: string) => string): boolean {
  try {
    checked(name)
    return true
  } catch {
    return false
  }
}

/** Deletes unfinished databases of a killed process. Called under the folder's lock, so nobody is making anything. */
async function removeHalfMade(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.making(-wal|-shm)?$/.test(name))
  for (const name of names) await rm(join(folder, name), { force: true })
}

function requireFile(file: string, name: string): void {
  if (!existsSync(file)) throw new DatabaseMissingError(name)
}

function requireNoFile(file: string, name: string): void {
  if (existsSync(file)) throw new DatabaseExistsError(name)
}

async function removeDatabase(file: string): Promise<void> {
  // The log last: without its database it is ignored, a database without its log has lost commits.
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
}

async function flush(path: string): Promise<void> {
  const handle = await openFile(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
