import type { Clock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { openStores, readConfig, type Stores } from '@touchline/server'
import { Client } from 'pg'

// Without the test runner, because the preparation of a run uses it too.

/** As DATABASE_ISOLATION spells it. */
export type IsolationName = 'serializable' | 'read-committed'

/** The stores of a database on a PostgreSQL. */
export function openServerStores(url: string, isolation: IsolationName, wallClock: Clock): Promise<Stores> {
  const config = readConfig({ DATABASE_URL: url, DATABASE_ISOLATION: isolation, DATABASE_POOL: '12' })
  return openStores(config, { wallClock, random: systemRandom, log: () => undefined })
}

/** Another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs a statement that stands outside of transactions, and answers its rows. */
export async function administer(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
