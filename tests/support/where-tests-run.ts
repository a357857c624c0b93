import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * `once`: no database can change it, or it is about SQLite itself. `engines`: on SQLite, and on PostgreSQL at READ COMMITTED,
 * which promises least. `isolations`: races, walks and money, where SERIALIZABLE answers in another way: there as well.
 */
export type Reach = 'once' | 'engines' | 'isolations'

/** Where the tests of a path run. The longest path that fits decides, and every test file has one that fits. */
export const reachOf: Readonly<Record<string, Reach>> = {
  'tests/architecture/': 'once',
  'tests/attendees/': 'engines',
  'tests/auth/': 'engines',
  // Tries are counted in the memory of a process.
  'tests/auth/guessing.test.ts': 'once',
  'tests/bookings/': 'engines',
  'tests/camps/': 'engines',
  'tests/carts/': 'isolations',
  'tests/categories/': 'engines',
  'tests/checkouts/': 'engines',
  'tests/contract/': 'engines',
  'tests/contract/enumerations.test.ts': 'once',
  'tests/contract/openapi.test.ts': 'once',
  'tests/contract/over-http/': 'engines',
  'tests/contract/over-http/terms.test.ts': 'once',
  'tests/contract/refusals.test.ts': 'once',
  'tests/contract/shapes.test.ts': 'once',
  'tests/contract/stated-calls.test.ts': 'once',
  'tests/courses/': 'engines',
  'tests/courses/kept-answers.processes.test.ts': 'once',
  'tests/credits/': 'isolations',
  'tests/faults/': 'isolations',
  'tests/faults/aimed-kills.test.ts': 'engines',
  'tests/faults/kill.test.ts': 'engines',
  'tests/guest-passes/': 'isolations',
  'tests/http/': 'once',
  'tests/http/bad-input.test.ts': 'engines',
  'tests/http/fuzz.test.ts': 'isolations',
  'tests/http/garbage.test.ts': 'engines',
  'tests/http/what-does-not-exist.test.ts': 'engines',
  'tests/integrations/': 'engines',
  'tests/ledger/': 'isolations',
  'tests/mails/': 'engines',
  'tests/memberships/': 'engines',
  'tests/occurrences/': 'engines',
  'tests/orders/': 'engines',
  'tests/orders/first-purchase.processes.test.ts': 'once',
  'tests/packages/': 'engines',
  'tests/packages/last-usage.test.ts': 'isolations',
  'tests/orders/refund-order.test.ts': 'isolations',
  'tests/payments/': 'isolations',
  'tests/payments/broken-statements.test.ts': 'engines',
  'tests/penalties/': 'engines',
  'tests/places/': 'isolations',
  'tests/places/last-place.processes.test.ts': 'once',
  'tests/restrictions/': 'engines',
  'tests/sandbox/': 'engines',
  'tests/sandbox/faults.test.ts': 'isolations',
  // Sandboxes of an address are counted in the memory of a process.
  'tests/sandbox/one-address.test.ts': 'once',
  'tests/sandbox/open-link.test.ts': 'once',
  'tests/sandbox/same-end.test.ts': 'once',
  'tests/site/': 'engines',
  'tests/site/own-platform.processes.test.ts': 'once',
  'tests/store/': 'isolations',
  'tests/store/crash.test.ts': 'once',
  'tests/store/fast.test.ts': 'engines',
  'tests/store/migrate.test.ts': 'once',
  'tests/store/queries.test.ts': 'engines',
  'tests/store/query-plans.test.ts': 'once',
  'tests/store/query-plans.pg.test.ts': 'engines',
  'tests/store/schema.test.ts': 'once',
  'tests/store/seed.test.ts': 'engines',
  'tests/store/schema.pg.test.ts': 'engines',
  'tests/store/spares.pg.test.ts': 'engines',
  'tests/store/sqlite-commits.test.ts': 'once',
  'tests/store/sqlite-files.test.ts': 'once',
  'tests/store/sqlite-guard.test.ts': 'once',
  'tests/tills/': 'isolations',
  'tests/timetable/': 'engines',
  'tests/timetable/days-across-clock-changes.test.ts': 'once',
  'tests/users/': 'engines',
  'tests/venues/': 'engines',
  'tests/waitlists/': 'isolations',
}

const root = join(import.meta.dirname, '..', '..')

/** The test files of the platform, in order of name, relative to the repository. */
export function platformTests(): readonly string[] {
  const files = globSync('tests/**/*.test.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
  return files.map((file) => file.replaceAll(sep, '/')).toSorted()
}

/** The path that decides about a test file; undefined when none fits. */
export function decidingPath(file: string): string | undefined {
  const fitting = Object.keys(reachOf).filter((path) => file.startsWith(path))
  return fitting.toSorted((a, b) => b.length - a.length)[0]
}

/** The test files that run on an engine, as TOUCHLINE_ENGINE names it. */
export function testsOn(engine: string): readonly string[] {
  if (engine === 'sqlite') return platformTests().filter((file) => !file.endsWith('.pg.test.ts'))
  const wanted: readonly Reach[] = engine === 'pg-serializable' ? ['isolations'] : ['engines', 'isolations']
  return platformTests().filter((file) => {
    const path = decidingPath(file)
    const reach = path === undefined ? undefined : reachOf[path]
    return reach !== undefined && wanted.includes(reach)
  })
}
