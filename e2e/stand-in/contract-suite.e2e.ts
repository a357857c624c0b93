import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { places } from './places.ts'
import { startStandIn } from './platform.ts'
import { proxyBefore } from './proxied.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
// The suite's totals are printed and not written to this run's file.
const { TOUCHLINE_TOTALS: _ofThisRun, ...env } = process.env

const suite = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'platform', 'tests/contract/over-http/over-http']

const platformAt = (url: string) => ({
  PLATFORM_URL: url,
  PLATFORM_PATHS: JSON.stringify(places),
  PLATFORM_MAY_WRITE: 'yes',
  PLATFORM_USERNAME: 'customer',
  PLATFORM_PASSWORD: 'any',
})

test('[O-465] the suite passes against another maker’s platform, and the proxy judges every call of it', async () => {
  const platform = await startStandIn()
  const standIn = await proxyBefore(platform)
  try {
    const { stdout } = await run(process.execPath, suite, { cwd: root, env: { ...env, ...platformAt(standIn.url) } })
    expect(stdout).toMatch(/\n15 passed, 0 failed, 16 skipped/)
    expect(stdout).toContain('19 of 31 tests can run on a platform that is not ours')
    const { calls, invented } = await standIn.found()
    expect(calls).toBeGreaterThanOrEqual(15)
    expect(invented).toEqual([])
  } finally {
    await platform.stop()
  }
})
