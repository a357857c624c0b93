import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildWhatChanged } from './build.mjs'
import { runChecks } from './check.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { commandOf } from './commands.mjs'
import { root } from './paths.mjs'
import { printCoverage } from './spec-coverage.mjs'
import { elapsed, run } from './step.mjs'
import { suite, vitest } from './suite.mjs'

/**
 * Results of a part of the tests. `files` has the duration of each file in milliseconds, `failures` the errors,
 * `output` the text that a quiet part has not printed.
 * @typedef {{ passed: number, failed: number, skipped: number, files?: readonly (import('./test-record.mjs').FileResult
 * & { duration: number })[], failures?: readonly Failure[], output?: string }} Totals
 * @typedef {{ file: string, title?: string, reason: string }} Failure
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'check' | 'build' | 'unit' | 'pg' | 'e2e' | 'bench'} part
 * @property {(args: readonly string[], quiet: boolean) => Promise<Totals>} run
 * @property {number} [pieces] into so many its files are shared out when everything runs, so that nobody waits for one long end
 */

/**
 * So many parts run at once, each in a process that mostly needs one core. A database or a browser that is waited for leaves
 * a core idle, so two is the least; more than four make the short parts no longer worth a start of their own.
 */
const lanes = Math.min(4, Math.max(2, availableParallelism()))

/** So many of the slowest test files are named at the end. */
const mostSlow = 10

/** So many lines of a failure's reason are printed again at the end. */
const mostLines = 8

/** @type {readonly Stage[]} */
const stages = [
  { name: 'checks', part: 'check', run: (names) => runChecks(names) },
  { name: 'build', part: 'build', run: build },
  // As many run at once as there are cores, the longest first: the short ones fill what is left of the time.
  {
    name: 'tests on PostgreSQL, read committed',
    part: 'pg',
    run: (args, quiet) => platformTests('pg-read-committed', args, quiet),
  },
  { name: 'browser journeys', part: 'e2e', run: journeys, pieces: 2 },
  { name: 'tests on SQLite', part: 'unit', run: (args, quiet) => vitest('sqlite', args, { quiet }) },
  {
    name: 'tests on PostgreSQL, serializable',
    part: 'pg',
    run: (args, quiet) => platformTests('pg-serializable', args, quiet),
  },
  { name: 'yardsticks of the benchmarks', part: 'bench', run: yardsticks },
]

/**
 * Runs every stage, or the named part: `check`, `unit`, `pg`, `e2e` or `bench`. What follows the name goes to that part's tool.
 * The last line is always `N passed, N failed`.
 * @param {readonly string[]} args @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const named = stages.find((stage) => stage.part === args[0])?.part
  const part = named ?? (args.length > 0 ? 'unit' : undefined)
  const rest = named ? args.slice(1) : args
  const chosen =
    part === undefined
      ? stages.flatMap(inPieces)
      : stages.filter((stage) => stage.part === part || (stage.part === 'build' && part !== 'check'))
  const results = await runStages(chosen, (stage) => (stage.part === part ? rest : []))
  if (part === undefined) {
    console.log('\n== requirements')
    printCoverage()
  }
  return report(results)
}

/** @param {Stage} stage @returns {readonly Stage[]} */
function inPieces(stage) {
  const { name, pieces = 1 } = stage
  if (pieces === 1) return [stage]
  return Array.from({ length: pieces }, (_, index) => ({
    ...stage,
    name: `${name}, ${index + 1} of ${pieces}`,
    run: (args, quiet) => stage.run([...args, `--shard=${index + 1}/${pieces}`], quiet),
  }))
}

/**
 * Checks and builds run first, one after the other, as each uses every core. Then several parts of the tests run at
 * once; their output is printed when they end.
 * @param {readonly Stage[]} chosen @param {(stage: Stage) => readonly string[]} argsOf
 */
async function runStages(chosen, argsOf) {
  const results = new Map()
  const isTest = (/** @type {Stage} */ { part }) => part !== 'check' && part !== 'build'
  const waiting = chosen.filter(isTest)
  const together = waiting.length > 1
  // A machine without a browser gets one while the checks run, not while a lane waits for it.
  if (waiting.some(({ part }) => part === 'e2e')) void chromiumOfRun()
  for (const stage of chosen.filter((each) => !isTest(each)))
    results.set(stage, await runStage(stage, argsOf(stage), false))
  async function lane() {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      results.set(stage, await runStage(stage, argsOf(stage), together))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return chosen.map((stage) => results.get(stage))
}

/** @param {Stage} stage @param {readonly string[]} args @param {boolean} quiet prints its output at the end */
async function runStage(stage, args, quiet) {
  console.log(`\n== ${stage.name}${quiet ? ' begins' : ''}`)
  const startedAt = performance.now()
  const totals = await stage.run(args, quiet).catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const time = elapsed(startedAt)
  if (quiet) console.log(`\n== ${stage.name} (${time})\n${totals.output ?? ''}`)
  return { name: stage.name, totals, time }
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
  printFailures(results.flatMap(({ totals }) => totals.failures ?? []))
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

/** Repeated beside the totals, so that the end of a long run is enough to read. @param {readonly Failure[]} failures */
function printFailures(failures) {
  if (failures.length === 0) return
  console.log('\n== failures')
  for (const { file, title, reason } of failures) {
    console.log(`${file}${title === undefined ? '' : `: ${title}`}`)
    for (const line of reason.split('\n').slice(0, mostLines)) console.log(`        ${line}`)
  }
}

/** @returns {Promise<Totals>} */
async function build() {
  await buildWhatChanged()
  return { passed: 1, failed: 0, skipped: 0 }
}

/** Only these tests talk to a database; the rest would prove nothing new. @param {string} engine @param {readonly string[]} args @param {boolean} quiet */
function platformTests(engine, args, quiet) {
  // The requested files may run on one of the two only.
  const some = args.length > 0 ? ['--passWithNoTests', ...args] : []
  return vitest(engine, ['--project', 'platform', ...some], { quiet })
}

/** No figures, which a machine with other work cannot give: a yardstick that is none any more. @param {readonly string[]} args @param {boolean} quiet @returns {Promise<Totals>} */
async function yardsticks(args, quiet) {
  const file = 'tests/bench/main.ts'
  const { code, output } = await run(process.execPath, [file, '--check', ...args], { stream: !quiet })
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, output }
  return { passed: 0, failed: 1, skipped: 0, output, failures: [{ file, reason: output.trim() }] }
}

/** @type {Promise<string | undefined> | undefined} */
let ofRun

/** The same for every piece of the journeys. */
function chromiumOfRun() {
  return (ofRun ??= getChromium())
}

/** @param {readonly string[]} args @param {boolean} quiet @returns {Promise<Totals>} */
async function journeys(args, quiet) {
  const chromium = await chromiumOfRun()
  if (chromium === undefined) {
    console.error(howToGetChromium)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const settings = { CHROMIUM: chromium }
  // Each run empties its folder first, so pieces that run at once have one each.
  const piece = args.find((arg) => arg.startsWith('--shard='))?.replaceAll(/[^\d]+/g, '-') ?? ''
  const into = join(root, `test-results/journeys${piece}`)
  return suite('playwright', commandOf('playwright', 'e2e'), ['test', `--output=${into}`, ...args], {
    settings,
    quiet,
    cwd: join(root, 'e2e'),
  })
}
