import { second } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { type Databases, DatabaseExistsError, DatabaseMissingError } from '../store/databases.ts'
import type { Reads, Tx } from '../../repositories.ts'
import type { ClockState } from './clock-state.ts'
import type { Registry } from './registry/registry.ts'
import type { SandboxRecord } from './registry/tables.ts'
import type { World } from './runtime.ts'

/** The sandbox of requests that name none; it never expires. */
export const defaultSandbox = 'default'

/** How often a maker renews its claim: most finish earlier. */
const beatMs = second
/** A maker silent for this long has died, and its sandbox is a leftover. */
const longestSilenceMs = 4 * second

export type MakingOptions = Pick<World, 'wallClock' | 'log' | 'gatewayOf' | 'files'> & {
  readonly databases: Databases<Reads, Tx>
  readonly registry: Registry
  readonly limit: number
  /** Serialises changes of one sandbox. */
  readonly inTurn: <T>(id: string, work: () => Promise<T>) => Promise<T>
  /** Drops everything cached of a sandbox. */
  readonly forget: (id: string) => void
}

export type Making = {
  /** Creates its database: all or nothing. */
  readonly database: () => Promise<void>
  /** Further set-up; nobody sees the sandbox before it is done. */
  readonly furnish?: (record: SandboxRecord) => Promise<void>
}

export type Maker = {
  /** Whether one more could be created now. */
  readonly hasRoom: () => Promise<boolean>
  /** Throws `sandbox_exists`, `sandbox_limit`, and `sandbox_not_ready` when another process took it for a leftover. */
  readonly make: (id: string, clock: ClockState, making: Making) => Promise<SandboxRecord>
  /**
   * Removes a sandbox, finished or not. Throws `sandbox_not_found`, and `sandbox_not_ready` while another process
   * creates it.
   */
  readonly remove: (id: string) => Promise<void>
  /** Removes what killed processes left half created or half deleted; answers the names. */
  readonly clearUp: () => Promise<readonly string[]>
  /** Removes records without a database, except `default`'s. */
  readonly removeGhosts: () => Promise<void>
}

/**
 * A sandbox is `creating` until all of it exists, and `deleting` until none of it does. A process killed in between
 * leaves a record that says so, and the next one clears it up.
 */
export function createMaker(options: MakingOptions): Maker {
  const { databases, registry, wallClock, limit, inTurn, forget } = options
  /** Sandboxes this process is creating. */
  const underWay = new Set<string>()

  const hasRoom = async () => (await registry.list()).length < limit

  async function register(id: string, { offsetMs, frozenAt }: ClockState): Promise<SandboxRecord> {
    if (!(await hasRoom())) throw new PlatformError('sandbox_limit')
    const wall = wallClock.now()
    const record = { id, offsetMs, frozenAt, createdAt: wall, lastUsedAt: wall, nextDueAt: null, generation: wall }
    if (!(await registry.insert({ ...record, state: 'creating' }))) throw new PlatformError('sandbox_exists')
    return { ...record, state: 'ready' }
  }

  /** Renews the claim during `work`, however long it takes. */
  async function whileAlive(record: SandboxRecord, work: () => Promise<void>): Promise<void> {
    // A failed renewal is followed by the next.
    const beat = setInterval(() => void registry.renew(record).catch(() => undefined), beatMs)
    try {
      await work()
    } finally {
      clearInterval(beat)
    }
  }

  /** A database without a record is a leftover: its process was killed before it could remove it. */
  async function makeDatabase(id: string, database: () => Promise<void>): Promise<void> {
    try {
      await database()
    } catch (error) {
      if (!(error instanceof DatabaseExistsError)) throw error
      // `default` may be somebody's whole platform: it stays.
      if (id === defaultSandbox) return
      await dropDatabase(id)
      await database()
    }
  }

  async function dropDatabase(id: string): Promise<void> {
    await options.files.clear(id)
    try {
      await databases.drop(id)
    } catch (error) {
      if (!(error instanceof DatabaseMissingError)) throw error
    }
  }

  const make: Maker['make'] = (id, clock, { database, furnish }) =>
    inTurn(id, async () => {
      underWay.add(id)
      try {
        const record = await register(id, clock)
        let stands = false
        try {
          await whileAlive(record, async () => {
            await makeDatabase(id, database)
            stands = true
            await furnish?.(record)
          })
          if (!(await registry.markReady(record))) throw new PlatformError('sandbox_not_ready')
          return record
        } catch (error) {
          forget(id)
          await registry.delete(id, record.generation)
          // The sandbox that took the name meanwhile owns the database too.
          if (stands && !(await registry.findNow(id))) await dropDatabase(id)
          throw error
        }
      } finally {
        underWay.delete(id)
      }
    })

  function isLeftOver({ id, state, lastUsedAt }: SandboxRecord): boolean {
    if (state === 'ready' || underWay.has(id)) return false
    return state === 'deleting' || wallClock.now() - lastUsedAt > longestSilenceMs
  }

  /** Answers false when the record has changed: the sandbox was just finished, or reset, and stays. */
  async function takeAway(record: SandboxRecord): Promise<boolean> {
    if (!(await registry.condemn(record))) return false
    const { id } = record
    const gateway = options.gatewayOf(id, () => record)
    await tellGateway(options, id, 'delete', () => gateway.controls?.deleteMerchant())
    forget(id)
    await dropDatabase(id)
    await registry.delete(id)
    return true
  }

  async function removable(id: string): Promise<SandboxRecord> {
    const record = await registry.findNow(id)
    if (!record) throw new PlatformError('sandbox_not_found')
    if (record.state === 'creating' && !isLeftOver(record)) throw new PlatformError('sandbox_not_ready')
    return record
  }

  const remove = (id: string) =>
    inTurn(id, async () => {
      if (!(await takeAway(await removable(id)))) throw new PlatformError('sandbox_not_ready')
    })

  /** Answers the names of the removed ones. */
  async function removeAll(records: readonly SandboxRecord[]): Promise<readonly string[]> {
    const removed: string[] = []
    for (const record of records) {
      if (!(await inTurn(record.id, () => takeAway(record)))) continue
      options.log('warn', 'half-made sandbox removed', { sandbox: record.id })
      removed.push(record.id)
    }
    return removed
  }

  return {
    hasRoom,
    make,
    remove,
    clearUp: async () => removeAll((await registry.list()).filter(isLeftOver)),
    async removeGhosts() {
      const ready = (await registry.list()).filter(({ id, state }) => state === 'ready' && id !== defaultSandbox)
      const standing = new Set(await databases.list())
      await removeAll(ready.filter(({ id }) => !standing.has(id)))
    },
  }
}

/** Updates the gateway's copy; an unreachable gateway must not stop a reset or a deletion. */
export async function tellGateway(
  { log }: Pick<World, 'log'>,
  id: string,
  what: string,
  tell: () => Promise<unknown> | undefined,
): Promise<void> {
  try {
    await tell()
  } catch {
    log('warn', 'gateway not told', { sandbox: id, what })
  }
}

/** Throws unless the sandbox can be used: `sandbox_not_ready` or `sandbox_not_found`. */
export function readyRecord(record: SandboxRecord | undefined): SandboxRecord {
  if (!record || record.state === 'deleting') throw new PlatformError('sandbox_not_found')
  if (record.state === 'creating') throw new PlatformError('sandbox_not_ready')
  return record
}
