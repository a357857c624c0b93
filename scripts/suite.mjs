import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './commands.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { run } from './step.mjs'
import { remember } from './test-record.mjs'

/** Pieces of one suite may run at once: each writes its totals to a file of its own. */
let runs = 0

/** @typedef {{ settings?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} SuiteOptions `quiet` keeps back what is printed */

/** @param {string} engine as TOUCHLINE_ENGINE names it @param {readonly string[]} args @param {SuiteOptions} [options] */
export function vitest(engine, args, options = {}) {
  const settings = { ...options.settings, TOUCHLINE_ENGINE: engine }
  return suite(`vitest-${engine}`, commandOf('vitest'), ['run', ...args], { ...options, settings })
}

/**
 * Runs a test tool whose reporter writes its totals into a file, and remembers what each file came to. A tool that breaks off counts as one failure at least.
 * @param {string} name @param {string} command @param {readonly string[]} args @param {SuiteOptions} options
 * @returns {Promise<import('./test.mjs').Totals>}
 */
export async function suite(name, command, args, { settings, quiet = false, cwd = root }) {
  const file = `totals-${name}-${++runs}.json`
  rmSync(join(cacheFolder, file), { force: true })
  writeCached('.keep', '')
  const env = { ...process.env, ...settings, TOUCHLINE_TOTALS: join(cacheFolder, file) }
  const { code, output } = await run(command, args, { cwd, env, stream: !quiet })
  const totals = { ...readTotals(file), output }
  remember(name, totals.files ?? [])
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

/** @param {string} file @returns {import('./test.mjs').Totals} */
function readTotals(file) {
  try {
    return JSON.parse(readFileSync(join(cacheFolder, file), 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
