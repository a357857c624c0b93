import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * `once`: no database can change it, or it is about SQLite itself.
 * `proof`: what it asks of a database is met by other tests as well. On SQLite in every run, on PostgreSQL by `npm run prove`.
 * `engines`: on PostgreSQL in every run as well, at READ COMMITTED, which promises least. There is a test here for each query,
 * for what lists are filtered and ordered by, for money and for faults.
 * `isolations`: races, walks and what settles them, where SERIALIZABLE answers in another way: in every run there as well.
 */
export type Reach = 'once' | 'proof' | 'engines' | 'isolations'

/** The engines of the tests at a path. The longest matching path decides, and every test file has one. */
export const reachOf: Readonly<Record<string, Reach>> = {
  // Unless something else is said.
  'tests/': 'proof',
  'tests/account/': 'engines',
  'tests/account/closing.test.ts': 'isolations',
  'tests/architecture/': 'once',
  'tests/attendees/known-answers.test.ts': 'engines',
  'tests/auth/end-other-logins.test.ts': 'engines',
  // Tries are counted in the memory of a process.
  'tests/auth/guessing.test.ts': 'once',
  'tests/bookings/announced-is-taken.test.ts': 'engines',
  'tests/bookings/attendance.test.ts': 'isolations',
  'tests/bookings/cancel.test.ts': 'engines',
  'tests/bookings/list-bookings.test.ts': 'engines',
  'tests/bookings/one-of-several-tickets.test.ts': 'engines',
  'tests/bookings/pay-reserved.test.ts': 'engines',
  'tests/camps/browse-camps.test.ts': 'engines',
  'tests/carts/change-in-place.test.ts': 'engines',
  'tests/carts/change-in-place-races.test.ts': 'isolations',
  'tests/carts/course-in-basket.test.ts': 'engines',
  'tests/carts/discounts.test.ts': 'engines',
  'tests/carts/hoarding.test.ts': 'isolations',
  'tests/carts/hold.test.ts': 'engines',
  'tests/carts/races.test.ts': 'isolations',
  'tests/categories/activities.test.ts': 'engines',
  'tests/categories/look-after-categories.test.ts': 'engines',
  'tests/checkouts/redirect-session.test.ts': 'engines',
  'tests/checkouts/sent-again.test.ts': 'engines',
  'tests/contract/enumerations.test.ts': 'once',
  'tests/contract/openapi.test.ts': 'once',
  'tests/contract/over-http/terms.test.ts': 'once',
  'tests/contract-testing/': 'once',
  'tests/contract/pages.test.ts': 'engines',
  'tests/contract/refusals.test.ts': 'once',
  'tests/contract/replies.test.ts': 'engines',
  'tests/contract/shapes.test.ts': 'once',
  'tests/contract/stated-calls.test.ts': 'once',
  'tests/courses/browse-courses.test.ts': 'engines',
  'tests/courses/kept-answers.processes.test.ts': 'once',
  'tests/credits/apply-credit.test.ts': 'isolations',
  'tests/credits/expiry.test.ts': 'isolations',
  'tests/documents/documents.test.ts': 'isolations',
  'tests/credits/movements.test.ts': 'engines',
  'tests/everybody/': 'isolations',
  'tests/faults/': 'isolations',
  // The state after an interrupted creation is tested in tests/sandbox/half-made.test.ts without killing a process.
  'tests/faults/aimed-kills.test.ts': 'proof',
  'tests/faults/kill.test.ts': 'engines',
  'tests/guest-passes/guest-passes.test.ts': 'engines',
  'tests/http/': 'once',
  'tests/http/bad-input.test.ts': 'engines',
  'tests/http/fuzz.test.ts': 'engines',
  'tests/http/garbage.test.ts': 'proof',
  'tests/http/metrics.test.ts': 'engines',
  'tests/http/what-does-not-exist.test.ts': 'proof',
  'tests/integrations/deliver-event.test.ts': 'engines',
  'tests/integrations/integrations.test.ts': 'engines',
  'tests/ledger/': 'isolations',
  'tests/linked-users/': 'isolations',
  'tests/mails/': 'engines',
  'tests/memberships/browse-memberships.test.ts': 'engines',
  'tests/memberships/held.test.ts': 'engines',
  'tests/memberships/once-each.test.ts': 'isolations',
  'tests/memberships/requests.test.ts': 'isolations',
  'tests/occurrences/call-off-preview.test.ts': 'engines',
  'tests/occurrences/change-occurrence.test.ts': 'engines',
  'tests/occurrences/list-occurrences.test.ts': 'engines',
  'tests/occurrences/moved-meanwhile.test.ts': 'isolations',
  'tests/occurrences/postpone-occurrence.test.ts': 'engines',
  'tests/orders/first-purchase.processes.test.ts': 'once',
  'tests/orders/read-orders.test.ts': 'engines',
  'tests/orders/refund-order.test.ts': 'isolations',
  'tests/orders/refund-walk.test.ts': 'isolations',
  'tests/orders/staff-orders.test.ts': 'engines',
  'tests/orders/what-is-left.test.ts': 'engines',
  'tests/orders/what-refunds-end.test.ts': 'engines',
  'tests/packages/browse-packages.test.ts': 'engines',
  'tests/packages/last-usage.test.ts': 'isolations',
  'tests/packages/uses.test.ts': 'engines',
  'tests/payments/authorise.test.ts': 'engines',
  'tests/payments/card-provider.test.ts': 'engines',
  'tests/payments/card-setups.test.ts': 'engines',
  'tests/payments/complete.test.ts': 'isolations',
  'tests/payments/faults-met.test.ts': 'isolations',
  'tests/payments/money.test.ts': 'engines',
  'tests/payments/moved-meanwhile.test.ts': 'isolations',
  'tests/payments/pay-with-set-up.test.ts': 'engines',
  'tests/payments/random-walk.test.ts': 'isolations',
  'tests/payments/rush.test.ts': 'isolations',
  'tests/payments/saved-cards.test.ts': 'engines',
  'tests/payments/session-provider.test.ts': 'engines',
  'tests/payments/strong-authentication.test.ts': 'engines',
  'tests/payments/webhooks.test.ts': 'isolations',
  'tests/penalties/pay-charges.test.ts': 'engines',
  'tests/penalties/pay-penalty.test.ts': 'engines',
  'tests/penalties/while-held.test.ts': 'engines',
  'tests/places/': 'isolations',
  'tests/places/last-place.processes.test.ts': 'once',
  'tests/sandbox/faults.test.ts': 'isolations',
  'tests/sandbox/half-made.test.ts': 'engines',
  'tests/sandbox/loaded-clashes.test.ts': 'engines',
  'tests/sandbox/two-servers.test.ts': 'engines',
  // Sandboxes of an address are counted in the memory of a process.
  'tests/sandbox/one-address.test.ts': 'once',
  'tests/sandbox/open-link.test.ts': 'once',
  'tests/sandbox/reset.test.ts': 'engines',
  'tests/sandbox/same-end.test.ts': 'once',
  'tests/saved-searches/': 'isolations',
  'tests/site/heads.test.ts': 'engines',
  'tests/site/data-files.processes.test.ts': 'once',
  'tests/site/own-platform.processes.test.ts': 'once',
  'tests/site/site.test.ts': 'engines',
  'tests/store/': 'isolations',
  'tests/store/cannot-start.processes.test.ts': 'once',
  'tests/store/crash.test.ts': 'once',
  'tests/store/databases.test.ts': 'engines',
  'tests/store/id-blocks.test.ts': 'engines',
  'tests/store/kit.test.ts': 'engines',
  'tests/store/migrate.test.ts': 'once',
  'tests/store/queries.test.ts': 'engines',
  'tests/store/pg/': 'engines',
  'tests/store/pg/store.pg.test.ts': 'isolations',
  'tests/store/query-plans.test.ts': 'once',
  'tests/store/schema.test.ts': 'once',
  'tests/store/seed.test.ts': 'engines',
  'tests/store/sqlite/': 'once',
  'tests/tills/pay-at-desk.test.ts': 'engines',
  'tests/timetable/buy-by-date.test.ts': 'engines',
  'tests/timetable/days-across-clock-changes.test.ts': 'once',
  'tests/timetable/list-day.test.ts': 'engines',
  'tests/timetable/prices-by-age.test.ts': 'engines',
  'tests/timetable/starting-soon.test.ts': 'engines',
  'tests/upgrade/': 'engines',
  // PostgreSQL keeps no files of its own here.
  'tests/upgrade/damaged-files.test.ts': 'once',
  'tests/users/change-email.test.ts': 'isolations',
  'tests/users/change-password.test.ts': 'isolations',
  'tests/users/change-user.test.ts': 'engines',
  'tests/users/find-customers.test.ts': 'engines',
  'tests/users/reset-password.test.ts': 'isolations',
  'tests/venues/find-venues.test.ts': 'engines',
  'tests/waitlists/booked-meanwhile.test.ts': 'isolations',
  'tests/waitlists/any-order.test.ts': 'isolations',
  'tests/waitlists/called-off.test.ts': 'engines',
  'tests/waitlists/join-and-leave.test.ts': 'engines',
  'tests/waitlists/offer-in-basket.test.ts': 'isolations',
  'tests/waitlists/take-an-offer.test.ts': 'isolations',
  'tests/waitlists/together.test.ts': 'isolations',
  'tests/waitlists/who-is-offered.test.ts': 'isolations',
}

const root = join(import.meta.dirname, '..', '..')

/** The test files of the platform, in order of name, relative to the repository. */
function platformTests(): readonly string[] {
  const files = globSync('tests/**/*.test.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
  return files.map((file) => file.replaceAll(sep, '/')).toSorted()
}

/** The reach of every test file. Throws for a file that no path fits and for a path that fits no file. */
function reachOfFiles(files: readonly string[]): ReadonlyMap<string, Reach> {
  const paths = Object.keys(reachOf).toSorted((a, b) => b.length - a.length)
  const unused = new Set(paths)
  const reaches = new Map<string, Reach>()
  for (const file of files) {
    const path = paths.find((each) => file.startsWith(each))
    const reach = path === undefined ? undefined : reachOf[path]
    if (path === undefined || reach === undefined) throw new Error(`where-tests-run.ts does not say where ${file} runs`)
    unused.delete(path)
    reaches.set(file, reach)
  }
  if (unused.size > 0) throw new Error(`where-tests-run.ts names tests that are not there: ${[...unused].join(', ')}`)
  return reaches
}

const reachesOf: Readonly<Record<string, readonly Reach[]>> = {
  'pg-read-committed': ['engines', 'isolations'],
  'pg-serializable': ['isolations'],
}

/** The test files that run on an engine, as TOUCHLINE_ENGINE names it: in every run, or when everything is to be proven. */
export function testsOn(engine: string, isProof = false): readonly string[] {
  const files = platformTests()
  const reaches = reachOfFiles(files)
  if (engine === 'sqlite') return files.filter((file) => !file.endsWith('.pg.test.ts'))
  const wanted: readonly Reach[] = isProof ? ['proof', 'engines', 'isolations'] : (reachesOf[engine] ?? [])
  return files.filter((file) => wanted.some((reach) => reach === reaches.get(file)))
}
