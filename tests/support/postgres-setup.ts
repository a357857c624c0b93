import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  // Keys of vitest's `provide` and `inject` are added by declaration merging.
  interface ProvidedContext {
    /** The PostgreSQL of this run; undefined when none can be started here. */
    postgresUrl: string | undefined
  }
}

/**
 * One PostgreSQL for the whole run. Where none can be started its tests are left out, and the run says so at its end;
 * in CI that is a failure.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TOUCHLINE_TEST_PG']
  if (outside !== undefined) {
    project.provide('postgresUrl', outside)
    return async () => {}
  }
  const started = await startPostgres()
  if ('url' in started) {
    project.provide('postgresUrl', started.url)
    return started.stop
  }
  if (process.env['CI'] === 'true') throw new Error(`PostgreSQL is needed in CI: ${started.reason}`)
  project.provide('postgresUrl', undefined)
  return async () => {
    process.stdout.write(`\nPostgreSQL was not tested: ${started.reason}\n`)
  }
}
