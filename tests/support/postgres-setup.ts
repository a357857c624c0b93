import { fixedClock } from '@touchline/clock'
import type { TestProject } from 'vitest/node'
import { createHost, startOfHosts } from './create-host.ts'
import { startPostgres } from './postgres.ts'
import { administer, databaseUrl, openServerStores } from './server-stores.ts'

declare module 'vitest' {
  // Keys of vitest's `provide` and `inject` are added by declaration merging.
  interface ProvidedContext {
    /** The PostgreSQL of this run, for tests that need one. */
    postgresUrl: string
    /** The name of a database with the tables and the usual template, to copy. */
    seededDatabase: string
    /** How the names of all databases of this run begin. */
    databasePrefix: string
  }
}

/**
 * One PostgreSQL for the whole run: the one that `TOUCHLINE_TEST_PG` names, or one started here. It is seeded once. The run
 * ends at once when there is none: a suite asked to run on PostgreSQL never passes without it. Whoever wants to know
 * beforehand asks `startPostgres`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await postgresOfRun()
  const prefix = `touchline_${process.pid}_`
  const seeded = `${prefix}seeded`
  await seed(url, seeded)
  project.provide('postgresUrl', url)
  project.provide('seededDatabase', seeded)
  project.provide('databasePrefix', prefix)
  return async () => {
    await dropAll(url, prefix)
    await stop()
  }
}

async function postgresOfRun(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const running = process.env['TOUCHLINE_TEST_PG']
  if (running !== undefined) return { url: running, stop: async () => {} }
  const started = await startPostgres({ isHasty: true })
  if ('reason' in started) throw new Error(`no PostgreSQL to test on: ${started.reason}`)
  return started
}

/** A database with everything that making a sandbox leaves behind: the registry's tables, the template of the usual day. */
async function seed(url: string, name: string): Promise<void> {
  await administer(url, `create database "${name}"`)
  const open = async () => ({
    ...(await openServerStores(databaseUrl(url, name), 'read-committed', fixedClock(startOfHosts))),
    afterwards: async () => {},
  })
  const host = await createHost(open)
  await host.sandboxes.create('first', {})
  await host.sandboxes.delete('first')
  await host.close()
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const question = `select datname as name from pg_database where starts_with(datname, '${prefix}')`
  for (const { name } of await administer(url, question)) {
    await administer(url, `drop database "${String(name)}" with (force)`)
  }
}
