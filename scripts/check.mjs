import { checks } from './checks.mjs'
import { elapsed } from './step.mjs'

/** Two at a time: the type-aware linter alone takes a core and more than half a gigabyte. */
const atOnce = 2

/** @param {readonly string[]} names checks to run; none means all @returns {Promise<number>} the exit code */
export async function main(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. Checks: ${checks.map((check) => check.name).join(', ')}.`)
    return 2
  }
  const totals = await runChecks(names)
  console.log(`${totals.passed} checks passed, ${totals.failed} failed`)
  return totals.failed === 0 ? 0 : 1
}

/**
 * Prints one line per check and the whole output of those that fail.
 * @param {readonly string[]} [names]
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runChecks(names = []) {
  const waiting = checks.filter((check) => names.length === 0 || names.includes(check.name))
  const totals = { passed: 0, failed: 0, skipped: 0 }
  async function worker() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      totals[(await passes(check)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return totals
}

/** @param {(typeof checks)[number]} check */
async function passes(check) {
  const startedAt = performance.now()
  const { ok, output } = await check.run().catch((error) => ({ ok: false, output: `${error?.stack ?? error}\n` }))
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${check.name} (${elapsed(startedAt)})\n${ok ? '' : output}`)
  return ok
}
