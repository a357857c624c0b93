import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { config } from './answers.ts'
import { startStandIn } from './platform.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const { basePaths, paths } = config
// What the suite comes to is printed, and written into no file of this run.
const { TOUCHLINE_TOTALS: _ofThisRun, ...env } = process.env

/** Where the addresses of the documents lie on this platform, as whoever runs the suite says it. */
const places = {
  '/api': basePaths.api,
  '/api/auth': basePaths.auth,
  '/api/v1': basePaths.v1,
  '/api/v1/activities': basePaths.v1Activities,
  '/api/activities': basePaths.activities,
  '/api/activities/venues': paths.listVenues,
  '/api/activities/venues/': `${basePaths.activities}/venues/`,
}

const suite = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'platform', 'tests/contract/over-http/over-http']

const platformAt = (url: string) => ({
  PLATFORM_URL: url,
  PLATFORM_PATHS: JSON.stringify(places),
  PLATFORM_MAY_WRITE: 'yes',
  PLATFORM_USERNAME: 'customer',
  PLATFORM_PASSWORD: 'any',
})

test('the contract suite finds a platform of another maker to be as the documents say', async () => {
  const standIn = await startStandIn()
  try {
    const { stdout } = await run(process.execPath, suite, { cwd: root, env: { ...env, ...platformAt(standIn.url) } })
    expect(stdout).toMatch(/\n14 passed, 0 failed, 14 skipped/)
    expect(stdout).toContain('18 of 28 tests can run on a platform that is not ours')
  } finally {
    await standIn.stop()
  }
})
