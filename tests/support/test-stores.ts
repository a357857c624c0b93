import { type Clock, fixedClock } from '@touchline/clock'
import { openMemoryStores, type Stores } from '@touchline/server'
import { inject } from 'vitest'
import type { TestStores } from './create-host.ts'
import { administer, databaseUrl, openServerStores } from './server-stores.ts'

const nothing = async () => {}

/** `sqlite`, `pg-serializable` or `pg-read-committed`. */
export const engine = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'
let databasesMade = 0

/** Templates in memory are filled once per worker: what one host has made, the next one copies. */
const templates = new Map<string, Buffer>()
let ofWorker: Promise<Stores> | undefined
/** The sandboxes of the worker that no test uses at the moment, by the version of their seed. */
const idle = new Map<string, string[]>()

/** Whether a sandbox of the worker waits for the next test that wants one. */
export const isIdle = (sandbox: string): boolean => [...idle.values()].flat().includes(sandbox)

/**
 * The stores of the worker, for whichever file it runs: memory, or a database of its own on the PostgreSQL of the run, at
 * the isolation that TOUCHLINE_ENGINE names. Closing them keeps them open for the next file: the connections, what they
 * have prepared and the sandboxes made ahead end with the worker, the database with the run.
 */
export async function openTestStores(): Promise<TestStores> {
  const { databases, registry } = await (ofWorker ??= openStoresOfWorker())
  return {
    databases: { ...databases, close: nothing },
    registry: { ...registry, close: nothing },
    afterwards: nothing,
    idle,
  }
}

async function openStoresOfWorker(): Promise<Stores> {
  if (engine === 'sqlite') return openMemoryStores({ templates })
  const { url } = await seededDatabase()
  // Only how long a conflict is retried follows this clock; a stopped one leaves that to the number of attempts.
  return openServer(url, fixedClock(0))
}

/**
 * Stores that no other test shares: what one host counts, limits and deletes is then its own. On PostgreSQL that is a
 * database of its own, dropped afterwards.
 */
export async function freshTestStores(wallClock: Clock): Promise<TestStores> {
  if (engine === 'sqlite') return { ...openMemoryStores({ templates }), afterwards: nothing }
  const { url, drop } = await seededDatabase()
  return { ...(await openServer(url, wallClock)), afterwards: drop }
}

type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** A database with the tables and the template that the run has made once for everybody. */
const seededDatabase = () => makeDatabase(`template "${inject('seededDatabase')}"`)

/** An empty database on the PostgreSQL of the run. */
export const freshDatabase = () => makeDatabase('')

async function makeDatabase(kind: string): Promise<FreshDatabase> {
  const name = `${inject('databasePrefix')}${process.pid}_${++databasesMade}`
  await administer(inject('postgresUrl'), `create database "${name}" ${kind}`)
  return {
    url: databaseUrl(inject('postgresUrl'), name),
    drop: async () => void (await administer(inject('postgresUrl'), `drop database "${name}" with (force)`)),
  }
}

/** How transactions are isolated in this run, as DATABASE_ISOLATION spells it. */
export const isolationOfRun = engine === 'pg-serializable' ? 'serializable' : 'read-committed'

function openServer(url: string, wallClock: Clock): Promise<Stores> {
  return openServerStores(url, isolationOfRun, wallClock)
}
