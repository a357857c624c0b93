import { defineConfig } from 'vitest/config'
import { callsOfTheContract } from './client/build/calls.ts'
import { closingLine } from './tests/support/closing-line.ts'
import { testsOn } from './tests/support/where-tests-run.ts'

const engine = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'
const isProof = process.env['TOUCHLINE_PROOF'] !== undefined

export default defineConfig({
  test: {
    reporters: ['default', closingLine()],
    // A test that reaches for the network of another test, or for its mocks, must not find any.
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        // The client's calls are made of the contract, here as in its build.
        plugins: [callsOfTheContract()],
        test: {
          name: 'unit',
          environment: 'node',
          // No rule keeps anything between tests, and loading React anew for each file was two thirds of the time.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            '{contract,seed,server,client}/src/**/*.test.{ts,tsx}',
            'client/tests/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
          ],
          // A rule takes milliseconds; a hashed password on a machine with other work takes seconds. The limit ends a test
          // that hangs, it measures none.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'platform',
          environment: 'node',
          // The platform is loaded once per worker, and a worker keeps its database: half of the time went there. What a
          // file needs for itself it opens itself.
          isolate: false,
          setupFiles: ['tests/support/file-setup.ts'],
          include: [...testsOn(engine, isProof)],
          // Races, kill tests and a database of its own per file: slower than a rule, far from endless.
          testTimeout: 120_000,
          hookTimeout: 240_000,
          globalSetup: engine.startsWith('pg') ? ['tests/support/postgres-setup.ts'] : [],
        },
      },
    ],
  },
})
