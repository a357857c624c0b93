import { join } from 'node:path'
import { sites } from '../packages/sites/src/index.ts'
import { buildWhatChanged } from './build.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { commandOf } from './commands.mjs'
import { root } from './paths.mjs'
import { elapsed, runOrThrow } from './step.mjs'
import { suite, vitest } from './suite.mjs'

/**
 * The long forms of what every run of the tests does in short. Each reads one setting, which may be given another value.
 * @type {NodeJS.ProcessEnv}
 */
const longForms = {
  TOUCHLINE_WALKS: '1000',
  TOUCHLINE_FUZZ: '20000',
  TOUCHLINE_SHOPPERS: '32',
  TOUCHLINE_SHOPPING_SECONDS: '60',
  TOUCHLINE_RUSH_SECONDS: '60',
  TOUCHLINE_KILLS: '200',
  TOUCHLINE_DATABASE_CRASHES: '50',
  TOUCHLINE_STATES: '1000',
  TOUCHLINE_WINDOWS: '2',
  TOUCHLINE_BAD_ANSWERS: '10',
  TOUCHLINE_PLATFORMS: '10',
}

/** Tests with a long form. On SQLite everything else is in every test run; on PostgreSQL everything is a proof. */
const proofs = ['tests/payments/random-walk', 'tests/payments/rush', 'tests/http/fuzz', 'tests/faults']
const journeys = sites.map(({ folder }) => `${folder}/`)
/**
 * Walks through the site, by their part. The journeys are the same on machines with other faces, which
 * `e2e/support/machine-faces.ts` knows.
 * @type {Readonly<Record<string, { readonly tests: readonly string[], readonly faces?: string }>>}
 */
const walks = {
  screens: { tests: ['screens/screens'] },
  journeys: { tests: [...journeys, 'stand-in/'] },
  'faces-dejavu': { tests: journeys, faces: 'DejaVu' },
  'faces-liberation': { tests: journeys, faces: 'Liberation' },
  'faces-none': { tests: journeys, faces: 'none' },
}
const parts = ['sqlite', 'pg-read-committed', 'pg-serializable', ...Object.keys(walks), 'soak']

/**
 * Runs the long proofs on every engine, with everything that does not run on PostgreSQL every day, looks at every state of
 * the site's pages, and walks every journey at every width, and with the faces of other machines; last, half of the load for half an hour. The last line is `N passed, N failed`.
 * @param {readonly string[]} args engines and walks; none means all @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const chosen = parts.filter((part) => args.length === 0 || args.includes(part))
  const settings = { ...longForms, ...given(), TOUCHLINE_PROOF: '1' }
  console.log(
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  )
  const lines = []
  let [passed, failed] = [0, chosen.length === 0 ? 1 : 0]
  for (const part of chosen) {
    const startedAt = performance.now()
    const totals = await prove(part, settings)
    passed += totals.passed
    failed += totals.failed
    lines.push(
      `${totals.failed === 0 ? 'ok    ' : 'FAILED'} ${part}: ${totals.passed} of ${totals.passed + totals.failed} (${elapsed(startedAt)})`,
    )
  }
  console.log(`\n== proofs\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @param {string} part @param {NodeJS.ProcessEnv} settings @returns {Promise<import('./test.mjs').Totals>} */
function prove(part, settings) {
  if (part === 'soak') return soak()
  const site = walks[part]
  if (site) return walk(site.tests, site.faces === undefined ? settings : { ...given(), TOUCHLINE_FACES: site.faces })
  return vitest(part, ['--project', 'platform', ...(part === 'sqlite' ? proofs : [])], { settings })
}

/** @param {readonly string[]} tests @param {NodeJS.ProcessEnv} longer @returns {Promise<import('./test.mjs').Totals>} */
async function walk(tests, longer) {
  await buildWhatChanged()
  const chromium = await getChromium()
  if (chromium === undefined) {
    console.error(howToGetChromium)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const settings = { ...longer, CHROMIUM: chromium }
  const args = ['test', ...tests, '--timeout', '1200000']
  return suite('playwright', commandOf('playwright', 'e2e'), args, { settings, cwd: join(root, 'e2e') })
}

/** Half load for `SOAK_MINUTES`, 30 unless set. @returns {Promise<import('./test.mjs').Totals>} */
async function soak() {
  await buildWhatChanged()
  const passed = await runOrThrow(process.execPath, ['tests/bench/soak.ts'], { stream: true }).then(
    () => 1,
    () => 0,
  )
  return { passed, failed: 1 - passed, skipped: 0 }
}

/** @returns {NodeJS.ProcessEnv} */
function given() {
  return Object.fromEntries(
    Object.keys(longForms).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}
