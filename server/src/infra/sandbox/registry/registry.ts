import type { Clock } from '@touchline/clock'
import type { ClockState } from '../clock-state.ts'
import type { RegistryStore } from './repository.ts'
import type { SandboxRecord } from './tables.ts'

/** How long a record is cached where the engine reports no changes (PostgreSQL). */
const memoryMs = 200

export type Registry = {
  /** As it was within the last moment: for requests, of which there are many. */
  readonly find: (id: string) => Promise<SandboxRecord | undefined>
  /** As it is now, whatever another server has done: for a change of the sandbox. */
  readonly findNow: (id: string) => Promise<SandboxRecord | undefined>
  readonly list: () => Promise<readonly SandboxRecord[]>
  /** False when the id is taken. */
  readonly insert: (record: SandboxRecord) => Promise<boolean>
  /** Answers the updated record; undefined without one. */
  readonly update: (id: string, change: Partial<Omit<SandboxRecord, 'id'>>) => Promise<SandboxRecord | undefined>
  /** Begins the next generation of a sandbox, which no other reset has; answers the record, undefined without one. */
  readonly restart: (id: string, clock: ClockState) => Promise<SandboxRecord | undefined>
  /** Ends the creation of a sandbox; false when the record is no longer the maker's. */
  readonly markReady: (record: Pick<SandboxRecord, 'id' | 'generation'>) => Promise<boolean>
  /** Renews the maker's claim. */
  readonly renew: (record: Pick<SandboxRecord, 'id' | 'generation'>) => Promise<void>
  /** Starts the deletion; false when the record has changed. */
  readonly condemn: (record: SandboxRecord) => Promise<boolean>
  /** With a generation, only the record that has it. */
  readonly delete: (id: string, generation?: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Records = ReadonlyMap<string, SandboxRecord>

/**
 * The records of all sandboxes, cached while nothing changes: exactly on SQLite, which counts the commits of all
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

  /** Concurrent callers share one reading: the older cache no longer counts. */
  function records(): Promise<Records> {
    if (isFresh()) return known
    // The version is read first, so that a change in between is noticed the next time.
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
    findNow: (id) => change(() => store.read((reads) => reads.find(id))),
    list: async () => [...(await records()).values()],
    insert: (record) => change(() => store.write((tx) => tx.insert(record))),
    update: (id, part) => change(() => store.write((tx) => tx.update(id, part))),
    restart: (id, clock) => change(() => store.write((tx) => tx.restart(id, clock))),
    markReady: (record) => change(() => store.write((tx) => tx.markReady(record))),
    async renew(record) {
      await change(() => store.write((tx) => tx.renew(record, wallClock.now())))
    },
    condemn: ({ id, generation, state, lastUsedAt }) =>
      // A sandbox being deleted may be used meanwhile; during creation only its maker renews it.
      change(() =>
        store.write((tx) => tx.condemn({ id, generation, state, ...(state === 'creating' && { lastUsedAt }) })),
      ),
    delete: (id, generation) => change(() => store.write((tx) => tx.delete(id, generation))),
    close: () => store.close(),
  }
}
