import { join } from 'node:path'
import { buildWhatChanged } from './build.mjs'
import { runChecks } from './check.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { commandOf } from './commands.mjs'
import { root } from './paths.mjs'
import { elapsed } from './step.mjs'
import { suite, vitest } from './suite.mjs'

/**
 * What a part of the tests comes to; `files` says how long each of its files took, in milliseconds.
 * @typedef {{ passed: number, failed: number, skipped: number, files?: readonly { name: string, duration: number }[] }} Totals
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'check' | 'build' | 'unit' | 'pg' | 'e2e'} part
 * @property {(args: readonly string[]) => Promise<Totals>} run
 */

/** So many of the slowest test files are named at the end. */
const mostSlow = 10

/** @type {readonly Stage[]} */
const stages = [
  { name: 'checks', part: 'check', run: (names) => runChecks(names) },
  { name: 'build', part: 'build', run: build },
  { name: 'tests on SQLite', part: 'unit', run: (args) => vitest('sqlite', args) },
  { name: 'tests on PostgreSQL, serializable', part: 'pg', run: (args) => platformTests('pg-serializable', args) },
  { name: 'tests on PostgreSQL, read committed', part: 'pg', run: (args) => platformTests('pg-read-committed', args) },
  { name: 'browser journeys', part: 'e2e', run: journeys },
]

/**
 * Runs every stage, or the named part: `check`, `unit`, `pg` or `e2e`. What follows the name goes to that part's tool.
 * The last line is always `N passed, N failed`.
 * @param {readonly string[]} args @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const named = stages.find((stage) => stage.part === args[0])?.part
  const part = named ?? (args.length > 0 ? 'unit' : undefined)
  const rest = named ? args.slice(1) : args
  const chosen = stages.filter(
    (stage) => part === undefined || stage.part === part || (stage.part === 'build' && part !== 'check'),
  )
  const results = []
  for (const stage of chosen) results.push(await runStage(stage, stage.part === part ? rest : []))
  return report(results)
}

/** @param {Stage} stage @param {readonly string[]} args */
async function runStage(stage, args) {
  console.log(`\n== ${stage.name}`)
  const startedAt = performance.now()
  const totals = await stage.run(args).catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { name: stage.name, totals, time: elapsed(startedAt) }
}

/** @param {readonly { name: string, totals: Totals, time: string }[]} results */
function report(results) {
  printSlowest(results)
  console.log('\n== summary')
  for (const { name, totals, time } of results) {
    const skipped = totals.skipped > 0 ? `, skipped ${totals.skipped}` : ''
    console.log(
      `${totals.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${totals.passed} of ${totals.passed + totals.failed}${skipped} (${time})`,
    )
  }
  const passed = results.reduce((sum, { totals }) => sum + totals.passed, 0)
  const failed = results.reduce((sum, { totals }) => sum + totals.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @param {readonly { name: string, totals: Totals }[]} results */
function printSlowest(results) {
  const files = results.flatMap(({ name: part, totals }) => (totals.files ?? []).map((file) => ({ part, ...file })))
  if (files.length === 0) return
  console.log(`\n== slowest files`)
  for (const { name, part, duration } of files.sort((a, b) => b.duration - a.duration).slice(0, mostSlow)) {
    console.log(`${`${(duration / 1000).toFixed(1)} s`.padStart(8)}  ${name} (${part})`)
  }
}

/** @returns {Promise<Totals>} */
async function build() {
  await buildWhatChanged()
  return { passed: 1, failed: 0, skipped: 0 }
}

/** Only these tests talk to a database; the rest would prove nothing new. @param {string} engine @param {readonly string[]} args */
function platformTests(engine, args) {
  return vitest(engine, ['--project', 'platform', ...args])
}

/** @param {readonly string[]} args @returns {Promise<Totals>} */
async function journeys(args) {
  const chromium = await getChromium()
  if (chromium === undefined) {
    console.error(howToGetChromium)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  return suite(
    'playwright',
    commandOf('playwright', 'e2e'),
    ['test', ...args],
    { CHROMIUM: chromium },
    join(root, 'e2e'),
  )
}
