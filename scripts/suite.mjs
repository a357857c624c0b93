import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './commands.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { run } from './step.mjs'

/**
 * @param {string} engine as TOUCHLINE_ENGINE names it @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
export function vitest(engine, args, settings = {}) {
  return suite(`vitest-${engine}`, commandOf('vitest'), ['run', ...args], { TOUCHLINE_ENGINE: engine, ...settings })
}

/**
 * Runs a test tool whose reporter writes its totals into a file. A tool that breaks off counts as one failure at least.
 * @param {string} name @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} settings
 * @param {string} [cwd]
 * @returns {Promise<import('./test.mjs').Totals>}
 */
export async function suite(name, command, args, settings, cwd = root) {
  const file = `totals-${name}.json`
  rmSync(join(cacheFolder, file), { force: true })
  writeCached('.keep', '')
  const env = { ...process.env, ...settings, TOUCHLINE_TOTALS: join(cacheFolder, file) }
  const { code } = await run(command, args, { cwd, env, stream: true })
  const totals = readTotals(file)
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
