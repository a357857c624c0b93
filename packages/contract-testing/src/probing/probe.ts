import { instantText } from '@touchline/clock'
import { templateOf } from '@touchline/routing'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { loadContracts } from '../descriptions/load-description.ts'
import { type Place, readConfig } from '../descriptions/read-config.ts'
import type { Exchange } from '../exchange.ts'
import { judgeByAll } from '../judging/judge-by-all.ts'
import { finish, reportOptions, reportUsage } from '../reporting/finish.ts'
import { customerIn, logIn, login } from './log-in.ts'
import { lineOfCall, type PlannedCall, planOf } from './plan.ts'
import { budgetOf, headersFor, originOf } from './platform-options.ts'
import { runPlan } from './run-plan.ts'

/** Requests of a run, unless `--budget` says another number. */
const usualBudget = 60

/** Asks a platform reading calls and judges the answers. */
export const probe: Verb = {
  name: 'probe',
  usage: `--url URL [--config FILE] [--budget N] [--yes] [--description FILE] ${reportUsage}`,
  help: 'Asks a platform reading calls only and judges the answers; prints the plan first, --yes asks.',
  options: {
    url: { type: 'string' },
    config: { type: 'string' },
    budget: { type: 'string' },
    yes: { type: 'boolean' },
    description: { type: 'string' },
    ...reportOptions,
  },
  run: runProbe,
}

async function runProbe(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { values } = options
  const origin = originOf(values['url'])
  const budget = budgetOf(values['budget'], usualBudget)
  const contracts = await loadContracts(options, surroundings)
  const config = await readConfig(options)
  const place: Place = { ...config, routing: { ...config.routing, apiOrigin: origin } }
  const customer = customerIn(surroundings.env)
  const now = surroundings.clock.now()
  const plan = planOf(contracts[0].description, { isKnown: customer !== undefined, now })
  const logins = customer === undefined ? 0 : 1
  const asked = plan.slice(0, Math.max(budget - logins, 0))
  printPlan(asked, plan.length - asked.length, { origin, place, logins }, surroundings)
  if (values['yes'] !== true) throw new CannotAsk('Nothing was asked. --yes asks these calls.')

  const clocks = { instant: () => instantText(surroundings.clock.now()), elapsed: () => performance.now() }
  const stranger = headersFor(place, origin)
  const known = customer === undefined ? undefined : await logIn(customer, { ...place, headers: stranger, clocks })
  const headers = known === undefined ? stranger : { ...stranger, authorization: `Bearer ${known.token}` }
  const { pause, progress } = surroundings
  const { exchanges, left, stopped } = await runPlan(asked, {
    ...place,
    headers,
    clocks,
    pause,
    progress,
  })
  const all = known === undefined ? exchanges : [known.exchange, ...exchanges]
  if (!exchanges.some(isAnswer)) {
    const [first] = exchanges
    const told = first === undefined ? 'nothing was asked' : `the first answer was ${first.response.status}`
    throw new CannotAsk(`No call was answered at ${origin}: ${told}. Is it the address of the platform?`)
  }
  for (const line of left) surroundings.print(`Not asked: ${line}.`)
  const judgement = judgeByAll(all, contracts, place.routing)
  const code = await finish({ target: origin, at: instantText(now), levels: [2] }, judgement, options, surroundings)
  if (stopped === undefined) return code
  surroundings.complain(stopped)
  // Calls that were not asked may differ.
  return code === 0 ? 2 : code
}

function isAnswer({ response: { status, headers } }: Exchange): boolean {
  return status < 300 && headers.some(([name, value]) => name === 'content-type' && value.includes('json'))
}

type Printed = { readonly origin: string; readonly place: Place; readonly logins: number }

function printPlan(
  plan: readonly PlannedCall[],
  beyond: number,
  { origin, place, logins }: Printed,
  { print }: Surroundings,
): void {
  print(`Plan: at most ${plan.length + logins} requests to ${origin}. Nothing is changed there, and no body is kept.`)
  if (logins > 0) print(`  POST ${templateOf(login, place.routing)}  login, as PLATFORM_USERNAME`)
  for (const call of plan) print(`  ${lineOfCall(call, templateOf(call.operation, place.routing))}`)
  if (beyond > 0) print(`  ${beyond} more calls are beyond the budget.`)
}
