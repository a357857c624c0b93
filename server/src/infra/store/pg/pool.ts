import type { Pool, PoolClient } from 'pg'
import { awayIfSo, failureCode } from '../classify.ts'
import type { Db, StoreLog } from '../port.ts'
import { StoreBusyError } from '../port.ts'

export type PgPool = Pick<Pool, 'end'> & {
  /** A connection for one unit of work; throws a StoreBusyError when none becomes free in time, a StoreAwayError where there is none. */
  readonly connect: () => Promise<PoolClient>
  readonly queriesOf: (client: PoolClient) => Db
}

export type PgPoolOptions = {
  readonly url: string
  /** Connections; times the number of replicas it stays below the server's `max_connections`. */
  readonly max: number
  readonly log: StoreLog
}

const int8 = 20
const numeric = 1700
const connectTimeoutMs = 10_000
/** Every new connection prepares its statements again, so idle ones are kept far longer than the driver's 10 s. */
const idleTimeoutMs = 600_000

/** Opens a pool. The driver is loaded here, so that a server on SQLite never loads it. */
export async function openPgPool({ url, max, log }: PgPoolOptions): Promise<PgPool> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  // Both arrive as text otherwise. Integers of the platform end at 2^32 and sums below 2^53.
  pg.types.setTypeParser(int8, Number)
  pg.types.setTypeParser(numeric, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: idleTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  // Without a listener, a connection that the server drops ends the process. The pool listens to idle ones only; one in
  // use tells its query too, so that nothing is left to say here.
  pool.on('error', (error) => log({ event: 'pg-connection-lost', detail: failureCode(error) }))
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    end: () => pool.end(),
    queriesOf: (client) => drizzle({ client }),
    connect: async () => {
      try {
        return await pool.connect()
      } catch (error) {
        // The driver has no code for this.
        const full = error instanceof Error && error.message.startsWith('timeout exceeded')
        throw full ? new StoreBusyError('no connection became free in time', { cause: error }) : awayIfSo(error)
      }
    },
  }
}

/** A name as PostgreSQL takes it literally. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Runs `fn` on one connection between `begin` and `commit`, without retries: for administration. */
export async function inPgTransaction<T>(
  pool: PgPool,
  begin: string,
  fn: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query(begin)
    const value = await fn(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw awayIfSo(error)
  } finally {
    client.release(broken)
  }
}
