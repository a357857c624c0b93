import { instantText } from '@touchline/clock'
import { templateOf } from '@touchline/routing'
import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import type { Description } from '../descriptions/description.ts'
import { loadContracts } from '../descriptions/load-description.ts'
import { type Place, readConfig } from '../descriptions/read-config.ts'
import { judgeByAll } from '../judging/judge-by-all.ts'
import { customerIn, logIn } from '../probing/log-in.ts'
import { budgetOf, headersFor, originOf } from '../probing/platform-options.ts'
import { finish, reportOptions, reportUsage, waiversOf } from '../reporting/finish.ts'
import { kinds } from './account.ts'
import { rowsOf } from './leftovers.ts'
import { openSession } from './session.ts'
import { steps } from './steps.ts'
import { runSteps, type Written } from './run-steps.ts'

/** Requests of a run, unless `--budget` says another number. */
const usualBudget = 80

/** The setting that confirms a run where nobody sits at a terminal. */
const confirmSetting = 'CONTRACT_WRITE_CONFIRM'

/** Writes on a test tenancy, and takes everything back. */
export const write: Verb = {
  name: 'write',
  usage: `--url URL --tenancy NAME [--config FILE] [--budget N] [--description FILE] ${reportUsage}`,
  help: 'Writes on a test tenancy of a platform, takes everything back and looks for leftovers; asks for the name first.',
  options: {
    url: sharedOptions.url,
    tenancy: { type: 'string', help: 'the name of the test tenancy that is written to' },
    config: sharedOptions.config,
    budget: sharedOptions.budget,
    description: sharedOptions.description,
    ...reportOptions,
  },
  run: runWrite,
}

async function runWrite(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { values } = options
  const { print, complain, clock, env, pause, progress } = surroundings
  const origin = originOf(values['url'])
  const tenancy = values['tenancy']
  if (typeof tenancy !== 'string' || tenancy.trim() === '')
    throw new CannotAsk('Name the test tenancy: --tenancy NAME. Nothing is written without one.')
  const budget = budgetOf(values['budget'], usualBudget)
  const customer = customerIn(env)
  if (customer === undefined)
    throw new CannotAsk('Writing needs a test customer: set PLATFORM_USERNAME and PLATFORM_PASSWORD.')
  const contracts = await loadContracts(options, surroundings)
  const [{ description }] = contracts
  const config = await readConfig(options, description)
  await waiversOf(options)
  const place: Place = { ...config, routing: { ...config.routing, apiOrigin: origin } }
  printPlan({ origin, tenancy, budget, description, place }, surroundings)
  await confirm(tenancy, origin, surroundings)

  const clocks = { instant: () => instantText(clock.now()), elapsed: () => performance.now() }
  const stranger = headersFor(place, origin)
  const { exchange, token } = await logIn(customer, { ...place, headers: stranger, clocks })
  const headers = { ...stranger, authorization: `Bearer ${token}` }
  const { routing } = place
  const session = openSession({ description, routing, headers, clocks, budget, pause, progress }, exchange)
  const release = surroundings.onInterrupt(() => session.stop('Stopped by Ctrl-C.'))
  const at = instantText(clock.now())
  let ended: Written
  try {
    ended = await runSteps(session, { tenancy, now: at, print, complain })
  } finally {
    release()
  }
  const { written, leftovers } = ended
  const judgement = judgeByAll(session.exchanges, contracts, routing)
  for (const { told } of leftovers) complain(told)
  const rows = [...rowsOf(leftovers), ...judgement.rows]
  const code = await finish({ target: origin, at, levels: [4] }, { ...judgement, rows }, options, surroundings)
  print(`${written} of ${steps.length} writes were made and taken back with ${session.exchanges.length} requests.`)
  const stopped =
    session.stopped() ??
    (written === 0 && leftovers.length === 0 ? 'Nothing was written, so nothing is known of writing.' : undefined)
  if (stopped === undefined) return code
  complain(stopped)
  // Writes that were not tried may differ.
  return code === 0 ? 2 : code
}

/**
 * Waits for the name of the tenancy, typed at a terminal. Elsewhere a setting must name tenancy and address, so that
 * a job that is copied to another platform writes nothing.
 */
async function confirm(tenancy: string, origin: string, { env, type }: Surroundings): Promise<void> {
  const given = env[confirmSetting]
  const phrase = `write on ${tenancy} at ${origin}`
  if (given === phrase) return
  if (given !== undefined) throw new CannotAsk(`Nothing was sent: ${confirmSetting} must be "${phrase}".`)
  const typed = await type(`Type the name of the test tenancy to write there: `)
  if (typed === undefined)
    throw new CannotAsk(`Nothing was sent: there is no terminal to confirm at. Elsewhere set ${confirmSetting}.`)
  if (typed.trim() !== tenancy) throw new CannotAsk('Nothing was sent: that is not the name of the tenancy.')
}

type Printed = {
  readonly origin: string
  readonly tenancy: string
  readonly budget: number
  readonly description: Description
  readonly place: Place
}

function printPlan({ origin, tenancy, budget, description, place }: Printed, { print }: Surroundings): void {
  const line = (call: string): string => {
    const operation = description.operations.find(({ name }) => name === call)
    return operation === undefined
      ? `(the contract has no ${call})`
      : `${operation.method} ${templateOf(operation, place.routing)}  ${call}`
  }
  print(
    `Plan: at most ${budget} requests to ${origin}, the test tenancy "${tenancy}". Everything written is taken back.`,
  )
  const reads = ['readClient', 'readUser', 'listCourses', 'listCamps', 'listOccurrences']
  const shows = Object.values(kinds).map(({ call }) => call)
  for (const call of ['login', ...new Set([...reads, ...shows]), 'logout']) print(`  ${line(call)}`)
  for (const { title, writes, undoneBy } of steps) {
    print(`Write: ${title}`)
    for (const call of writes) print(`  ${line(call)}`)
    for (const call of undoneBy) print(`  ${line(call)}, which takes it back`)
  }
  print('Cards are not charged: a card token comes from the gateway, which no document describes.')
}
