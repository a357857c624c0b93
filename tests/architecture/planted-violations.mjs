/**
 * One violation for each dependency rule. The check writes these files into an empty folder and fails when a rule does
 * not report its own: a rule that reads nothing finds nothing.
 *
 * @typedef {object} Planted
 * @property {string} rule its name in .dependency-cruiser.mjs
 * @property {string} from the file that the rule must report
 * @property {Record<string, string>} files
 */

/**
 * @param {string} rule
 * @param {string} from
 * @param {string} to the file or package that must not be imported
 * @param {string} [imports] as written in `from`
 * @returns {Planted}
 */
function planted(rule, from, to, imports = relative(from, to)) {
  const target = to.startsWith('node_modules/')
    ? { [`${to}/package.json`]: '{ "main": "index.js" }', [`${to}/index.js`]: 'export const value = 1\n' }
    : { [to]: 'export const value = 1\n' }
  return {
    rule,
    from,
    files: { ...target, [from]: `import { value } from '${imports}'\nexport const other = value\n` },
  }
}

/** @param {string} from @param {string} to */
function relative(from, to) {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}

/** @type {readonly Planted[]} */
export const plantedViolations = [
  planted('contract-knows-money-faults-and-languages-only', 'contract/src/a.ts', 'packages/clock/src/index.ts'),
  planted('packages-know-no-product', 'packages/clock/src/a.ts', 'contract/src/b.ts'),
  planted('packages-by-their-public-face', 'packages/clock/src/c.ts', 'packages/money/src/inside.ts'),
  planted('packages-by-their-public-face-from-outside', 'server/src/a.ts', 'packages/money/src/inside.ts'),
  planted('server-and-client-do-not-meet', 'server/src/b.ts', 'client/src/b.ts'),
  planted('client-knows-no-platform', 'client/src/c.ts', 'server/src/c.ts'),
  planted('seed-knows-contract-and-packages', 'seed/src/a.ts', 'server/src/d.ts'),
  planted('few-import-seed', 'server/src/e.ts', 'seed/src/e.ts'),
  planted('nothing-imports-tests', 'server/src/f.ts', 'tests/f.ts'),
  planted('nothing-imports-tests', 'client/src/f.ts', 'client/tests/f.ts'),
  planted('tests-of-components-read-stated-answers-only', 'client/tests/g.tsx', 'e2e/stand-in/platform.ts'),
  planted('tests-use-the-front-door', 'tests/courses/a.test.ts', 'server/src/modules/courses/price.ts'),
  planted('only-routes-know-fastify', 'server/src/modules/carts/add-items.ts', 'node_modules/fastify', 'fastify'),
  planted('use-cases-know-no-http', 'server/src/modules/carts/clear.ts', 'server/src/infra/http/context.ts'),
  planted(
    'only-repositories-know-drizzle',
    'server/src/modules/carts/routes.ts',
    'node_modules/drizzle-orm',
    'drizzle-orm',
  ),
  planted('modules-meet-at-their-index', 'server/src/modules/carts/hold.ts', 'server/src/modules/courses/course.ts'),
  planted('tables-meet-at-tables', 'server/src/modules/carts/tables.ts', 'server/src/modules/courses/index.ts'),
  planted('infra-knows-no-module', 'server/src/infra/store/sqlite/store.ts', 'server/src/modules/courses/index.ts'),
  planted('http-knows-no-sandbox', 'server/src/infra/http/requests/a.ts', 'server/src/infra/sandbox/faults.ts'),
  planted('hops-go-down', 'server/src/modules/venues/repository.ts', 'server/src/modules/venues/routes.ts'),
  // The same in folders of a module, and in the folders of those.
  planted('hops-go-down', 'server/src/modules/venues/a/b/repository.ts', 'server/src/modules/venues/c/d-routes.ts'),
  planted('use-cases-know-no-http', 'server/src/modules/carts/a/b/clear.ts', 'server/src/infra/http/context.ts'),
  planted(
    'only-repositories-know-drizzle',
    'server/src/modules/carts/a/b/add.ts',
    'node_modules/drizzle-orm',
    'drizzle-orm',
  ),
  planted('only-routes-know-fastify', 'server/src/modules/carts/a/b/pay.ts', 'node_modules/fastify', 'fastify'),
  planted('modules-meet-at-their-index', 'server/src/modules/carts/a/hold.ts', 'server/src/modules/courses/b/c.ts'),
  planted('tables-meet-at-tables', 'server/src/modules/carts/a/tables.ts', 'server/src/modules/courses/index.ts'),
  planted('features-do-not-know-each-other', 'client/src/features/camps/a.ts', 'client/src/features/carts/a.ts'),
  planted(
    'the-lower-tier-knows-no-feature-above',
    'client/src/features/questions/a.ts',
    'client/src/features/carts/c.ts',
  ),
  planted('only-chrome-composes-features', 'client/src/app/session/a.ts', 'client/src/features/carts/d.ts'),
  planted('chrome-knows-no-site', 'client/src/app/chrome/a.ts', 'client/src/sites/bookings/c.ts'),
  planted('features-know-no-site', 'client/src/features/camps/b.ts', 'client/src/sites/bookings/b.ts'),
  planted('sites-do-not-know-each-other', 'client/src/sites/joining/a.ts', 'client/src/sites/bookings/d.ts'),
  planted('foundations-know-no-feature', 'client/src/ui/a.ts', 'client/src/features/carts/b.ts'),
  planted('foundations-know-no-app', 'client/src/ui/scenes/d.ts', 'client/src/app/session/b.ts'),
  planted('only-hooks-know-swr', 'client/src/ui/b.ts', 'node_modules/swr', 'swr'),
  planted('only-the-api-folder-knows-axios', 'client/src/features/carts/e.ts', 'node_modules/axios', 'axios'),
  planted('only-the-theme-knows-chakra', 'client/src/ui/c.ts', 'node_modules/@chakra-ui/react', '@chakra-ui/react'),
  planted('rules-know-no-react', 'client/src/features/camps/camp-total.ts', 'node_modules/react', 'react'),
  planted('console-stays-out-of-the-sites', 'client/src/sites/bookings/routes.ts', 'client/src/sites/console/a.ts'),
  planted('client-takes-plain-data-from-the-contract', 'client/src/api/a.ts', 'contract/src/index.ts'),
  {
    rule: 'no-cycles',
    from: 'server/src/g.ts',
    files: {
      'server/src/g.ts': "import { h } from './h.ts'\nexport const g = () => h\n",
      'server/src/h.ts': "import { g } from './g.ts'\nexport const h = () => g\n",
    },
  },
  {
    rule: 'no-unresolved',
    from: 'server/src/i.ts',
    files: { 'server/src/i.ts': "import { value } from '@touchline/nowhere'\nexport const i = value\n" },
  },
]

/** Two modules that need each other, one of them for types only, neither at the level of single files. */
export const plantedCircle = {
  'server/src/modules/a/index.ts': "export { one } from './one.ts'\nexport type { Two } from './two.ts'\n",
  'server/src/modules/a/one.ts': "import { b } from '../b/index.ts'\nexport const one = b\n",
  'server/src/modules/a/two.ts': 'export type Two = string\n',
  'server/src/modules/b/index.ts': "import type { Two } from '../a/index.ts'\nexport const b: Two = ''\n",
}

/** Three ways into a table of another module. */
export const plantedWrite = {
  'server/src/modules/a/tables.ts':
    "export function aTables(k) {\n  const as = k.table('as', {})\n  return { as }\n}\n",
  'server/src/modules/b/deep/repository.ts':
    'export function createBWrites(db, { as: theirs }: Schema) {\n  return db.update(theirs)\n}\n',
  'server/src/modules/b/seed.ts': "export const seedB = (tx) => tx.seed.insert('as', [])\n",
  'server/src/modules/b/use-case.ts': "export const theirWrites = writesOf('a', createAWrites)\n",
}
