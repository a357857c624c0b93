import type { Clock } from '@touchline/clock'
import type { RegistryStore } from './repository.ts'
import type { SandboxRecord } from './tables.ts'

/** How long a record may be remembered where the engine does not say that something has changed (PostgreSQL). */
const memoryMs = 200

export type Registry = {
  readonly find: (id: string) => Promise<SandboxRecord | undefined>
  readonly list: () => Promise<readonly SandboxRecord[]>
  /** Answers false when the id is taken. */
  readonly insert: (record: SandboxRecord) => Promise<boolean>
  /** Answers the record as it is now; undefined when there is none. */
  readonly update: (id: string, change: Partial<Omit<SandboxRecord, 'id'>>) => Promise<SandboxRecord | undefined>
  /** Ends the making of a sandbox; answers false when the record is no longer the one that the maker wrote. */
  readonly markReady: (record: Pick<SandboxRecord, 'id' | 'generation'>) => Promise<boolean>
  /** Says that its maker is still at work. */
  readonly renew: (record: Pick<SandboxRecord, 'id' | 'generation'>) => Promise<void>
  /** Begins its end; answers false when the record is no longer as it was read. */
  readonly condemn: (record: SandboxRecord) => Promise<boolean>
  /** With a generation only the record that has it. */
  readonly delete: (id: string, generation?: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Records = ReadonlyMap<string, SandboxRecord>

/**
 * The records of all sandboxes, remembered as long as nothing has changed: exactly on SQLite, which counts commits of all
 * processes, and for a fifth of a second on PostgreSQL.
 */
export function createRegistry(store: RegistryStore, wallClock: Clock): Registry {
  let known: Promise<Records> = Promise.resolve(new Map())
  let version: number | undefined = -1
  let readAt = -Infinity

  function isFresh(): boolean {
    const current = store.dataVersion()
    return current === undefined
      ? wallClock.now() - readAt < memoryMs && readAt <= wallClock.now()
      : current === version
  }

  /** Everybody who asks meanwhile waits for one reading: what was known before it is no answer any more. */
  function records(): Promise<Records> {
    if (isFresh()) return known
    // The version is taken first: a change in between is then seen the next time.
    version = store.dataVersion()
    readAt = wallClock.now()
    const reading = readAll()
    known = reading
    reading.catch(() => {
      if (known === reading) forget()
    })
    return reading
  }

  async function readAll(): Promise<Records> {
    const rows = await store.read((reads) => reads.all())
    return new Map(rows.map((row) => [row.id, row]))
  }

  function forget(): void {
    readAt = -Infinity
    version = -1
  }

  async function change<T>(work: () => Promise<T>): Promise<T> {
    const result = await work()
    forget()
    return result
  }

  return {
    find: async (id) => (await records()).get(id),
    list: async () => [...(await records()).values()],
    insert: (record) => change(() => store.write((tx) => tx.insert(record))),
    update: (id, part) => change(() => store.write((tx) => tx.update(id, part))),
    markReady: (record) => change(() => store.write((tx) => tx.markReady(record))),
    async renew(record) {
      await change(() => store.write((tx) => tx.renew(record, wallClock.now())))
    },
    condemn: ({ id, generation, state, lastUsedAt }) =>
      // Whoever takes a sandbox away may use it meanwhile; while it is made, nobody but its maker says that it is alive.
      change(() =>
        store.write((tx) => tx.condemn({ id, generation, state, ...(state === 'creating' && { lastUsedAt }) })),
      ),
    delete: (id, generation) => change(() => store.write((tx) => tx.delete(id, generation))),
    close: () => store.close(),
  }
}
