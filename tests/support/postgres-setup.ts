import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  // Keys of vitest's `provide` and `inject` are added by declaration merging.
  interface ProvidedContext {
    /** The PostgreSQL of this run, for tests that need one. */
    postgresUrl: string
  }
}

/**
 * One PostgreSQL for the whole run: the one that `TOUCHLINE_TEST_PG` names, or one started here. The run ends at once
 * when there is none: a suite asked to run on PostgreSQL never passes without it. Whoever wants to know beforehand
 * asks `startPostgres`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TOUCHLINE_TEST_PG']
  if (running !== undefined) {
    project.provide('postgresUrl', running)
    return async () => {}
  }
  const started = await startPostgres()
  if ('reason' in started) throw new Error(`no PostgreSQL to test on: ${started.reason}`)
  project.provide('postgresUrl', started.url)
  return started.stop
}
