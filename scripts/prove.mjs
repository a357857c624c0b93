import { elapsed } from './step.mjs'
import { vitest } from './suite.mjs'

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
}

const proofs = ['tests/payments/random-walk', 'tests/payments/rush', 'tests/http/fuzz', 'tests/faults']
const engines = ['sqlite', 'pg-read-committed', 'pg-serializable']

/**
 * Runs the long proofs on every engine. The last line is `N passed, N failed`.
 * @param {readonly string[]} args engines; none means all @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const chosen = engines.filter((engine) => args.length === 0 || args.includes(engine))
  const settings = { ...longForms, ...given() }
  console.log(
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  )
  const lines = []
  let [passed, failed] = [0, chosen.length === 0 ? 1 : 0]
  for (const engine of chosen) {
    const startedAt = performance.now()
    const totals = await vitest(engine, ['--project', 'platform', ...proofs], { settings })
    passed += totals.passed
    failed += totals.failed
    lines.push(
      `${totals.failed === 0 ? 'ok    ' : 'FAILED'} ${engine}: ${totals.passed} of ${totals.passed + totals.failed} (${elapsed(startedAt)})`,
    )
  }
  console.log(`\n== proofs\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @returns {NodeJS.ProcessEnv} */
function given() {
  return Object.fromEntries(
    Object.keys(longForms).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}
