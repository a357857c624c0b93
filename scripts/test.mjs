import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatChanged } from './build.mjs'
import { runChecks } from './check.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { commandOf } from './commands.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { elapsed, run } from './step.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'check' | 'build' | 'unit' | 'pg' | 'e2e'} part
 * @property {(args: readonly string[]) => Promise<Totals>} run
 */

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

/** @returns {Promise<Totals>} */
async function build() {
  await buildWhatChanged()
  return { passed: 1, failed: 0, skipped: 0 }
}

/** @param {string} engine @param {readonly string[]} args */
function vitest(engine, args) {
  return suite(`vitest-${engine}`, commandOf('vitest'), ['run', ...args], { TOUCHLINE_ENGINE: engine })
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

/**
 * Runs a test tool whose reporter writes its totals into a file. A tool that breaks off counts as one failure at least.
 * @param {string} name @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} settings
 * @param {string} [cwd]
 * @returns {Promise<Totals>}
 */
async function suite(name, command, args, settings, cwd = root) {
  const file = `totals-${name}.json`
  rmSync(join(cacheFolder, file), { force: true })
  writeCached('.keep', '')
  const env = { ...process.env, ...settings, TOUCHLINE_TOTALS: join(cacheFolder, file) }
  const { code } = await run(command, args, { cwd, env, stream: true })
  const totals = readTotals(file)
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

/** @param {string} file @returns {Totals} */
function readTotals(file) {
  try {
    return JSON.parse(readFileSync(join(cacheFolder, file), 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
