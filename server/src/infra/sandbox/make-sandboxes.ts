import { second } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { type Databases, DatabaseExistsError, DatabaseMissingError } from '../store/databases.ts'
import type { Reads, Tx } from '../../repositories.ts'
import type { ClockState } from './clock-state.ts'
import type { Registry } from './registry/registry.ts'
import type { SandboxRecord } from './registry/tables.ts'
import type { World } from './runtime.ts'

/** The sandbox of whoever names none; it lives for ever. */
export const defaultSandbox = 'default'

/** How often a maker says that it is still at work: most are done before the first time. */
const beatMs = second
/** A maker that has said nothing for so long has ended, and what it was making is left over. */
const longestSilenceMs = 4 * second

export type MakingOptions = Pick<World, 'wallClock' | 'log' | 'gatewayOf'> & {
  readonly databases: Databases<Reads, Tx>
  readonly registry: Registry
  readonly limit: number
  /** Runs what changes one sandbox after what else changes it. */
  readonly inTurn: <T>(id: string, work: () => Promise<T>) => Promise<T>
  /** What is remembered of a sandbox is void. */
  readonly forget: (id: string) => void
}

export type Making = {
  /** How its database comes to be: all or nothing. */
  readonly database: () => Promise<void>
  /** What else belongs to it; nobody sees the sandbox before this is done. */
  readonly furnish?: (record: SandboxRecord) => Promise<void>
}

export type Maker = {
  /** Whether one more could be made now. */
  readonly hasRoom: () => Promise<boolean>
  /** Throws `sandbox_exists`, `sandbox_limit`, and `sandbox_not_ready` when another process has taken it for left over. */
  readonly make: (id: string, clock: ClockState, making: Making) => Promise<SandboxRecord>
  /** Also what is half there. Throws `sandbox_not_found`, and `sandbox_not_ready` while another process makes it. */
  readonly remove: (id: string) => Promise<void>
  /** Removes what killed processes have left half made or half deleted; answers the names. */
  readonly clearUp: () => Promise<readonly string[]>
  /** Removes records whose database is gone; the one of `default` stays. */
  readonly removeGhosts: () => Promise<void>
}

/**
 * A sandbox is `creating` from its record on until everything of it stands, and `deleting` until nothing does: a process
 * that is killed in between leaves a record that says so, and the next one clears it up.
 */
export function createMaker(options: MakingOptions): Maker {
  const { databases, registry, wallClock, limit, inTurn, forget } = options
  /** What this process is making now. */
  const underWay = new Set<string>()

  const hasRoom = async () => (await registry.list()).length < limit

  async function register(id: string, { offsetMs, frozenAt }: ClockState): Promise<SandboxRecord> {
    if (!(await hasRoom())) throw new PlatformError('sandbox_limit')
    const wall = wallClock.now()
    const record = { id, offsetMs, frozenAt, createdAt: wall, lastUsedAt: wall, nextDueAt: null, generation: wall }
    if (!(await registry.insert({ ...record, state: 'creating' }))) throw new PlatformError('sandbox_exists')
    return { ...record, state: 'ready' }
  }

  /** Other processes see that somebody is at `work` on it, however long that takes. */
  async function whileAlive(record: SandboxRecord, work: () => Promise<void>): Promise<void> {
    // One that cannot be said is followed by another.
    const beat = setInterval(() => void registry.renew(record).catch(() => undefined), beatMs)
    try {
      await work()
    } finally {
      clearInterval(beat)
    }
  }

  /** A database without a record is nobody's: a process was killed before it could take away what it had made too late. */
  async function makeDatabase(id: string, database: () => Promise<void>): Promise<void> {
    try {
      await database()
    } catch (error) {
      if (!(error instanceof DatabaseExistsError)) throw error
      // This one may be all there is of somebody's platform: it stays.
      if (id === defaultSandbox) return
      await dropDatabase(id)
      await database()
    }
  }

  async function dropDatabase(id: string): Promise<void> {
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
          // Whoever has taken the name meanwhile has taken the database with it.
          if (stands && !(await registry.find(id))) await dropDatabase(id)
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

  /** Answers false when it is no longer what the record says: it has just been finished, or reset, and stays. */
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

  const remove = (id: string) =>
    inTurn(id, async () => {
      const record = await registry.find(id)
      if (!record) throw new PlatformError('sandbox_not_found')
      if (record.state === 'creating' && !isLeftOver(record)) throw new PlatformError('sandbox_not_ready')
      if (!(await takeAway(record))) throw new PlatformError('sandbox_not_ready')
    })

  /** Answers the names of those that were still what their records say. */
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

/** The gateway's copy follows the sandbox; a gateway that is away must not keep a sandbox from being reset or deleted. */
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

/** Throws unless the sandbox of a record can be used: `sandbox_not_ready` or `sandbox_not_found`. */
export function readyRecord(record: SandboxRecord | undefined): SandboxRecord {
  if (!record || record.state === 'deleting') throw new PlatformError('sandbox_not_found')
  if (record.state === 'creating') throw new PlatformError('sandbox_not_ready')
  return record
}
