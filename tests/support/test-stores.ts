import type { Clock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { openMemoryStores, openStores, readConfig, type Stores } from '@touchline/server'
import { Client } from 'pg'
import { inject } from 'vitest'

export type TestStores = Stores & {
  /** What is left to do when the server has closed its stores. */
  readonly afterwards: () => Promise<void>
}

const nothing = async () => {}

/** `sqlite`, `pg-serializable` or `pg-read-committed`. */
export const engine = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'
let databasesMade = 0

/** The stores of a test file: memory, or the PostgreSQL of the run at the isolation that TOUCHLINE_ENGINE names. */
export async function openTestStores(wallClock: Clock): Promise<TestStores> {
  const stores = await (engine === 'sqlite' ? openMemoryStores() : openServer(inject('postgresUrl'), wallClock))
  return { ...stores, afterwards: nothing }
}

/**
 * Stores that no other test shares: what one host counts, limits and deletes is then its own. On PostgreSQL that is a
 * database of its own, dropped afterwards.
 */
export async function freshTestStores(wallClock: Clock): Promise<TestStores> {
  if (engine === 'sqlite') return { ...openMemoryStores(), afterwards: nothing }
  const { url, drop } = await freshDatabase()
  return { ...(await openServer(url, wallClock)), afterwards: drop }
}

/** An empty database on the PostgreSQL of the run. */
export async function freshDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `host_${process.pid}_${++databasesMade}`
  await administer(`create database "${name}"`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database "${name}" with (force)`) }
}

/** How transactions are isolated in this run, as DATABASE_ISOLATION spells it. */
export const isolationOfRun = engine === 'pg-serializable' ? 'serializable' : 'read-committed'

function openServer(url: string, wallClock: Clock): Promise<Stores> {
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_ISOLATION: isolationOfRun,
    DATABASE_POOL: '12',
  })
  return openStores(config, { wallClock, random: systemRandom, log: () => undefined })
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
