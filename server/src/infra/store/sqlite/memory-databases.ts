import type { Databases } from '../databases.ts'
import { DatabaseExistsError, DatabaseMissingError, checkedDatabaseName, checkedTemplateName } from '../databases.ts'
import type { GuardMode } from './guard.ts'
import type { Migration } from '../migrate.ts'
import type { Store, StoreLog, StoreModel } from '../port.ts'
import { StoreClosedError } from '../port.ts'
import { createQueue } from '../queue.ts'
import type { SqliteStore } from './store.ts'
import { openSqlite } from './store.ts'

export type MemoryDatabasesOptions = {
  readonly migrations: readonly Migration[]
  readonly guard: GuardMode
  readonly log: StoreLog
  /** Where the templates are kept, by name; given to several sets of databases, they share them. */
  readonly templates?: Map<string, Buffer>
}

/** A store in memory, and how many have been opened before it: a reset puts a new one in the place of the old. */
type Entry<Reads, Tx> = { readonly store: SqliteStore<Reads, Tx>; readonly serial: number }

/** More than any store counts commits; keeps the versions before and after a reset apart. */
const versionsPerEntry = 2 ** 32

/** Databases in the memory of this process, for tests: made from a template in a fraction of a millisecond. */
export function openMemoryDatabases<Schema, Reads, Tx>(
  model: StoreModel<Schema, Reads, Tx>,
  { templates = new Map(), ...options }: MemoryDatabasesOptions,
): Databases<Reads, Tx> {
  const entries = new Map<string, Entry<Reads, Tx>>()
  const making = createQueue(1000)
  let serial = 0
  let closed = false

  const openBytes = (source: string | Buffer) => openSqlite(model, { ...options, source, durability: 'normal' })

  function entryOf(name: string): Entry<Reads, Tx> {
    const entry = entries.get(checkedDatabaseName(name))
    if (!entry) throw new DatabaseMissingError(name)
    return entry
  }

  function bytesOf(template: string): Buffer {
    const bytes = templates.get(checkedTemplateName(template))
    if (!bytes) throw new DatabaseMissingError(template)
    return bytes
  }

  function put(name: string, bytes: Buffer): void {
    if (closed) throw new StoreClosedError('the databases are closed')
    entries.set(name, { store: openBytes(bytes), serial: ++serial })
  }

  function requireFree(known: ReadonlyMap<string, unknown>, name: string): void {
    if (known.has(name)) throw new DatabaseExistsError(name)
  }

  async function makeTemplate(template: string, fill: (store: Store<Reads, Tx>) => Promise<void>): Promise<void> {
    if (templates.has(checkedTemplateName(template))) return
    await making.run(async () => {
      if (templates.has(template)) return
      const store = openBytes(':memory:')
      try {
        await fill(store)
        templates.set(template, await serialised(store))
      } finally {
        await store.close()
      }
    })
  }

  return {
    engine: 'sqlite',
    has: async (name) => entries.has(checkedDatabaseName(name)),
    list: async () => [...entries.keys()].toSorted(),
    async open(name) {
      entryOf(name)
      return handleOf(() => entryOf(name))
    },
    hasTemplate: async (template) => templates.has(checkedTemplateName(template)),
    listTemplates: async () => [...templates.keys()].toSorted(),
    makeTemplate,
    async snapshot(name, template) {
      requireFree(templates, checkedTemplateName(template))
      templates.set(template, await serialised(entryOf(name).store))
    },
    dropTemplate: async (template) => void templates.delete(checkedTemplateName(template)),
    async createFrom(template, name) {
      requireFree(entries, checkedDatabaseName(name))
      put(name, bytesOf(template))
    },
    async reset(name, template) {
      const old = entryOf(name)
      put(name, bytesOf(template))
      // Reads under way end on the old content; new reads see the new content.
      await old.store.close()
    },
    async fork(from, to) {
      requireFree(entries, checkedDatabaseName(to))
      const bytes = await serialised(entryOf(from).store)
      requireFree(entries, to)
      put(to, bytes)
    },
    async drop(name) {
      const { store } = entryOf(name)
      entries.delete(name)
      await store.close()
    },
    probe: async (name) => entryOf(name).store.probe(),
    async close() {
      closed = true
      const all = [...entries.values()]
      entries.clear()
      await Promise.all(all.map(({ store }) => store.close()))
    },
  }
}

function serialised<Reads, Tx>(store: SqliteStore<Reads, Tx>): Promise<Buffer> {
  return store.exclusive(async (writer) => writer.serialize())
}

function handleOf<Reads, Tx>(current: () => Entry<Reads, Tx>): Store<Reads, Tx> {
  return {
    engine: 'sqlite',
    takesTurns: true,
    read: async (fn) => current().store.read(fn),
    write: async (fn, turn) => current().store.write(fn, turn),
    dataVersion(tables) {
      const { store, serial } = current()
      const version = store.dataVersion(tables)
      return version === undefined ? undefined : serial * versionsPerEntry + version
    },
    // The content lives as long as the database, not as the handle.
    close: async () => {},
  }
}
