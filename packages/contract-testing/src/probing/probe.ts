import { instantText } from '@touchline/clock'
import { templateOf } from '@touchline/routing'
import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { loadContracts } from '../descriptions/load-description.ts'
import { type Place, readConfig } from '../descriptions/read-config.ts'
import type { Description } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import type { Exchange } from '../exchange.ts'
import { type Replay, startReplay } from '../replaying/replay-on.ts'
import type { Sandbox } from '../replaying/sandbox.ts'
import { openSandbox, sandboxOptions, sandboxUsage, withSandbox } from '../replaying/sandbox-column.ts'
import { judgeByAll } from '../judging/judge-by-all.ts'
import { finish, reportOptions, reportUsage, waiversOf } from '../reporting/finish.ts'
import type { Clocks } from './ask.ts'
import { type Customer, customerIn, logIn, login } from './log-in.ts'
import { lineOfCall, type PlannedCall, planOf } from './plan.ts'
import { budgetOf, headersFor, originOf } from './platform-options.ts'
import { runPlan } from './run-plan.ts'

/** Requests of a run, unless `--budget` says another number. */
const usualBudget = 60

/** Asks a platform reading calls and judges the answers. */
export const probe: Verb = {
  name: 'probe',
  usage: `--url URL [--config FILE] [--budget N] [--yes] ${sandboxUsage} [--description FILE] ${reportUsage}`,
  help: 'Asks a platform reading calls only and judges the answers; prints the plan first, --yes asks.',
  options: {
    url: sharedOptions.url,
    config: sharedOptions.config,
    budget: sharedOptions.budget,
    yes: { type: 'boolean', help: 'asks the calls of the plan' },
    ...sandboxOptions,
    description: sharedOptions.description,
    ...reportOptions,
  },
  run: runProbe,
}

async function runProbe(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { values } = options
  const origin = originOf(values['url'])
  const budget = budgetOf(values['budget'], usualBudget)
  const contracts = await loadContracts(options, surroundings)
  const config = await readConfig(options, contracts[0].description)
  await waiversOf(options)
  const place: Place = { ...config, routing: { ...config.routing, apiOrigin: origin } }
  const customer = customerIn(surroundings.env)
  const now = surroundings.clock.now()
  const plan = planOf(contracts[0].description, { isKnown: customer !== undefined, now })
  const logins = customer === undefined ? 0 : 1
  const asked = plan.slice(0, Math.max(budget - logins, 0))
  printPlan(asked, plan.length - asked.length, { origin, place, logins }, surroundings)
  if (customer === undefined) printMore(contracts[0].description, plan, surroundings)
  if (values['yes'] !== true) throw new CannotAsk('Nothing was asked. --yes asks these calls.')

  const clocks = { instant: () => instantText(surroundings.clock.now()), elapsed: () => performance.now() }
  const at = instantText(now)
  const sandbox = await openSandbox(options, surroundings, at, clocks)
  try {
    const { all, stopped } = await askPlatform(asked, { origin, place, customer, clocks }, surroundings)
    const judgement = judgeByAll(all, contracts, place.routing)
    const [{ description }] = contracts
    const replayed = sandbox === undefined ? undefined : await askSame(all, sandbox, place, description, surroundings)
    const run = { target: origin, at, levels: [2] }
    const code = await finish(run, withSandbox(judgement, replayed), options, surroundings)
    if (stopped === undefined) return code
    surroundings.complain(stopped)
    // Calls that were not asked may differ.
    return code === 0 ? 2 : code
  } finally {
    await sandbox?.remove().catch(() => {})
  }
}

type Asker = {
  readonly origin: string
  readonly place: Place
  readonly customer: Customer | undefined
  readonly clocks: Clocks
}

/** Logs in where there is a customer, and asks the plan. Throws CannotAsk where no call was answered. */
async function askPlatform(
  plan: readonly PlannedCall[],
  { origin, place, customer, clocks }: Asker,
  { pause, progress, print }: Surroundings,
): Promise<{ readonly all: readonly Exchange[]; readonly stopped: string | undefined }> {
  const stranger = headersFor(place, origin)
  const known = customer === undefined ? undefined : await logIn(customer, { ...place, headers: stranger, clocks })
  const headers = known === undefined ? stranger : { ...stranger, authorization: `Bearer ${known.token}` }
  const { exchanges, left, stopped } = await runPlan(plan, { ...place, headers, clocks, pause, progress })
  if (!exchanges.some(isAnswer)) {
    const [first] = exchanges
    const told = first === undefined ? 'nothing was asked' : `the first answer was ${first.response.status}`
    throw new CannotAsk(`No call was answered at ${origin}: ${told}. Is it the address of the platform?`)
  }
  for (const line of left) print(`Not asked: ${line}.`)
  return { all: known === undefined ? exchanges : [known.exchange, ...exchanges], stopped }
}

/** Asks the sandbox what the platform was asked; undefined, with the reason told, where it does not answer. */
async function askSame(
  exchanges: readonly Exchange[],
  sandbox: Sandbox,
  { routing }: Place,
  description: Description,
  { progress, complain }: Surroundings,
): Promise<Replay | undefined> {
  progress('The same of the sandbox')
  const replayed = startReplay(sandbox, routing, description)
  const find = callFinder(description, routing)
  try {
    for (const exchange of exchanges) {
      const operation = find(exchange.request)
      if (operation !== undefined) await replayed.add(exchange, operation)
    }
    return replayed
  } catch (error) {
    complain(`The report has no sandbox: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

function printMore(description: Description, plan: readonly PlannedCall[], { print, clock }: Surroundings): void {
  const more = planOf(description, { isKnown: true, now: clock.now() }).length - plan.length
  print(`A test customer (PLATFORM_USERNAME, PLATFORM_PASSWORD) opens ${more} more calls.`)
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
