import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '@touchline/clock'
import type { Random } from '@touchline/ids'
import type { PoolClient } from 'pg'
import { awayIfSo, classify } from '../classify.ts'
import { pgKit } from '../kit.ts'
import type { PgPool } from './pool.ts'
import { quoted } from './pool.ts'
import type { Store, StoreModel } from '../port.ts'
import { CommitUnknownError, StoreBusyError, StoreClosedError, SwallowedErrorError } from '../port.ts'
import { createQueue } from '../queue.ts'

export type Isolation = 'serializable' | 'read committed'

/** The repositories of one connection: its statements are prepared once, whichever schema it serves. */
type Repositories<Reads, Tx> = { readonly reads: Reads; readonly tx: Tx }

export type PgConnections<Reads, Tx> = {
  readonly pool: PgPool
  readonly repositoriesOf: (client: PoolClient) => Repositories<Reads, Tx>
}

/** Pairs a pool with the repositories of its connections. All stores of a pool share it. */
export function pgConnections<Schema, Reads, Tx>(
  pool: PgPool,
  model: StoreModel<Schema, Reads, Tx>,
): PgConnections<Reads, Tx> {
  const tables = model.buildSchema(pgKit)
  const known = new WeakMap<PoolClient, Repositories<Reads, Tx>>()

  function repositoriesOf(client: PoolClient): Repositories<Reads, Tx> {
    const ready = known.get(client)
    if (ready) return ready
    const db = pool.queriesOf(client)
    const made = { reads: model.makeReads(db, tables), tx: model.makeTx(db, tables) }
    known.set(client, made)
    return made
  }

  return { pool, repositoriesOf }
}

export type PgOptions = {
  /** The PostgreSQL schema that holds the tables. */
  readonly schema: string
  readonly isolation: Isolation
  /** Bounds the retries; real time, not the sandbox's. */
  readonly wallClock: Clock
  /** Spreads the pauses between retries, so that rivals do not meet again. */
  readonly random: Random
}

const mostAttempts = 30
/** Tries side by side with everybody; those that met others so often go one after the other, or they would meet again. */
const freeAttempts = 2
/** How many of them may wait for their turn. */
const longestLine = 1000
const longestRetryMs = 5000

/**
 * A store over one schema of a PostgreSQL database. Every unit of work has a connection of its own; conflicts are
 * retried, at most 30 times (5 were too few under contention) and for 5 seconds, then it is a `StoreBusyError`: nothing
 * has been kept, and it may be asked for again. Closing the store leaves the pool open.
 *
 * drizzle's own transactions are not used: they lose the connection when `begin` fails, take a `COMMIT` that the
 * server answered with `ROLLBACK` for success, and do not retry.
 */
export function createPgStore<Reads, Tx>(
  { pool, repositoriesOf }: PgConnections<Reads, Tx>,
  { schema, isolation, wallClock, random }: PgOptions,
): Store<Reads, Tx> {
  const searchPath = `set local search_path to ${quoted(schema)}`
  // One text, one round trip.
  const beginRead = `begin isolation level repeatable read read only; ${searchPath}`
  const beginWrite = `begin isolation level ${isolation}; ${searchPath}`
  const inTurn = createQueue(longestLine)
  let open = true

  async function once<T>(begin: string, fn: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query(begin)
      const value = await fn(client)
      await commit(client)
      return value
    } catch (error) {
      broken = error instanceof CommitUnknownError
      if (broken) throw error
      await client.query('rollback').catch(() => (broken = true))
      throw awayIfSo(error)
    } finally {
      client.release(broken)
    }
  }

  async function retrying<T>(begin: string, fn: (client: PoolClient) => Promise<T>): Promise<T> {
    const deadline = wallClock.now() + longestRetryMs
    for (let attempt = 1; ; attempt++) {
      try {
        return await (attempt <= freeAttempts ? once(begin, fn) : inTurn.run(() => once(begin, fn)))
      } catch (error) {
        if (classify(error) !== 'retry') throw error
        if (attempt >= mostAttempts || wallClock.now() >= deadline) {
          throw new StoreBusyError('a unit of work met others too often', { cause: error })
        }
      }
      const [chance = 0] = random.bytes(1)
      await wait((chance / 255) * Math.min(200, 2 * 2 ** attempt))
    }
  }

  async function run<T>(begin: string, fn: (repositories: Repositories<Reads, Tx>) => Promise<T>): Promise<T> {
    if (!open) throw new StoreClosedError('the store is closed')
    return retrying(begin, (client) => fn(repositoriesOf(client)))
  }

  return {
    engine: 'pg',
    takesTurns: false,
    read: (fn) => run(beginRead, ({ reads }) => fn(reads)),
    write: (fn) => run(beginWrite, ({ tx }) => fn(tx)),
    dataVersion: () => undefined,
    close: async () => void (open = false),
  }
}

async function commit(client: PoolClient): Promise<void> {
  const answer = await client.query('commit').catch((error: unknown) => {
    if (classify(error) !== 'unavailable') throw error
    throw new CommitUnknownError('the connection broke while committing', { cause: error })
  })
  if (answer.command !== 'COMMIT') {
    throw new SwallowedErrorError('a statement failed, its error was swallowed: nothing is kept')
  }
}
