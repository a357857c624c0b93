import { defineConfig } from 'vitest/config'
import { closingLine } from './tests/support/closing-line.ts'
import { testsOn } from './tests/support/where-tests-run.ts'

const engine = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'

export default defineConfig({
  test: {
    reporters: ['default', closingLine()],
    // A test that reaches for the network of another test, or for its mocks, must not find any.
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            '{contract,seed,server,client}/src/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
          ],
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
          include: [...testsOn(engine)],
          // Races, kill tests and a database of its own per file: slower than a rule, far from endless.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: engine.startsWith('pg') ? ['tests/support/postgres-setup.ts'] : [],
        },
      },
    ],
  },
})
