import type { Engine, Store } from '../port.ts'
import { StoreClosedError } from '../port.ts'

type Entry<Opened> = {
  readonly opening: Promise<Opened>
  opened: Opened | undefined
  /** Which opening this is, of any name, in this process. */
  readonly serial: number
  users: number
  /** Called when the last user of a retired entry is done. */
  onIdle: (() => void) | undefined
}

export type OpenStores<Opened> = {
  /** Opens the store if it is closed, and keeps it open until `fn` is done. */
  readonly use: <T>(name: string, fn: (opened: Opened) => Promise<T>) => Promise<T>
  /** The open store of that name and the serial number of its opening; opens nothing. */
  readonly peek: (name: string) => { readonly opened: Opened; readonly serial: number } | undefined
  /** Waits for those who use the store, and closes it. The next use opens it again. */
  readonly retire: (name: string) => Promise<void>
  /** Retires the store as far as it can be closed, refuses uses meanwhile, and runs `fn`. */
  readonly without: (name: string, fn: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Keeps at most `limit` stores open, and more only while all of them are in use; the least recently used goes first. */
export function createOpenStores<Opened extends { readonly close: () => Promise<void> }>(options: {
  readonly limit: number
  readonly openNow: (name: string) => Promise<Opened>
}): OpenStores<Opened> {
  // The order of a Map is the order of use: a used entry is taken out and put back.
  const entries = new Map<string, Entry<Opened>>()
  const refused = new Set<string>()
  let openings = 0
  let closed = false

  function enter(name: string): Entry<Opened> {
    if (closed || refused.has(name)) throw new StoreClosedError(`the store ${name} is closed`)
    const known = entries.get(name)
    if (known) {
      entries.delete(name)
      entries.set(name, known)
      return known
    }
    const opening = options.openNow(name)
    const entry: Entry<Opened> = { opening, opened: undefined, serial: ++openings, users: 0, onIdle: undefined }
    entries.set(name, entry)
    opening.then(
      (opened) => (entry.opened = opened),
      () => entries.delete(name),
    )
    return entry
  }

  async function use<T>(name: string, fn: (opened: Opened) => Promise<T>): Promise<T> {
    const entry = enter(name)
    entry.users += 1
    try {
      return await fn(entry.opened ?? (await entry.opening))
    } finally {
      entry.users -= 1
      if (entry.users === 0) entry.onIdle?.()
      if (entries.size > options.limit) closeOldest()
    }
  }

  function closeOldest(): void {
    for (const [name, entry] of entries) {
      if (entries.size <= options.limit) return
      // A store that cannot be closed is of no use to whoever made room; the next one to open it hears of it.
      if (entry.users === 0) retire(name).catch(() => {})
    }
  }

  async function retire(name: string): Promise<void> {
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    if (entry.users > 0) await new Promise<void>((resolve) => (entry.onIdle = resolve))
    const opened = await entry.opening.catch(() => undefined)
    await opened?.close()
  }

  return {
    use,
    retire,
    peek(name) {
      const entry = entries.get(name)
      return entry?.opened === undefined ? undefined : { opened: entry.opened, serial: entry.serial }
    },
    async without(name, fn) {
      refused.add(name)
      try {
        // A damaged database may fail to close.
        await retire(name).catch(() => {})
        await fn()
      } finally {
        refused.delete(name)
      }
    },
    async close() {
      closed = true
      await Promise.all([...entries.keys()].map(retire))
    },
  }
}

/** More than any database counts between two openings; keeps the versions of different openings apart. */
const versionsPerOpening = 2 ** 32

/** The handle of one name: a store that is opened when it is used, and may be closed in between. */
export function handleOf<Reads, Tx>(
  engine: Engine,
  stores: OpenStores<Store<Reads, Tx>>,
  name: string,
): Store<Reads, Tx> {
  return {
    engine,
    takesTurns: engine === 'sqlite',
    read: (fn) => stores.use(name, (store) => store.read(fn)),
    write: (fn, turn) => stores.use(name, (store) => store.write(fn, turn)),
    dataVersion(tables) {
      const current = stores.peek(name)
      const version = current?.opened.dataVersion(tables)
      return current === undefined || version === undefined ? undefined : current.serial * versionsPerOpening + version
    },
    close: () => stores.retire(name),
  }
}
