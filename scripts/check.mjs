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
 * @returns {Promise<import('./test.mjs').Totals>}
 */
export async function runChecks(names = []) {
  const waiting = checks.filter((check) => names.length === 0 || names.includes(check.name))
  /** @type {import('./test.mjs').Failure[]} */
  const failures = []
  let passed = 0
  async function worker() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output } = await runCheck(check)
      if (ok) passed += 1
      else failures.push({ file: `check ${check.name}`, reason: output.trim() })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { passed, failed: failures.length, skipped: 0, failures }
}

/** @param {(typeof checks)[number]} check */
async function runCheck(check) {
  const startedAt = performance.now()
  const { ok, output } = await check.run().catch((error) => ({ ok: false, output: `${error?.stack ?? error}\n` }))
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${check.name} (${elapsed(startedAt)})\n${ok ? '' : output}`)
  return { ok, output }
}
