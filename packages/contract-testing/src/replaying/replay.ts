import { daysBetween, instantText } from '@touchline/clock'
import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { callFinder } from '../descriptions/find-call.ts'
import { loadContracts } from '../descriptions/load-description.ts'
import { pathsOf } from '../descriptions/paths.ts'
import { readConfig } from '../descriptions/read-config.ts'
import type { Judgement } from '../judging/judge-all.ts'
import { startJudgementByAll } from '../judging/judge-by-all.ts'
import { openExchanges } from '../recording/open-exchanges.ts'
import type { Source } from '../recording/source.ts'
import { finish, reportOptions, reportUsage, waiversOf } from '../reporting/finish.ts'
import { startReplay } from './replay-on.ts'
import { openSandbox, sandboxOptions, sandboxUsage, withSandbox } from './sandbox-column.ts'

/** Judges a recording, and asks a sandbox the same. */
export const replay: Verb = {
  name: 'replay',
  usage: `FILE ${sandboxUsage} [--config FILE] [--description FILE] ${reportUsage}`,
  help: 'Judges a recording (ours or HAR 1.2), strictly and leniently, and asks a fresh sandbox the same.',
  options: {
    ...sandboxOptions,
    config: sharedOptions.config,
    description: sharedOptions.description,
    ...reportOptions,
  },
  run: runReplay,
}

async function runReplay(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { words } = options
  const { print, clock } = surroundings
  const [file, ...others] = words
  if (file === undefined || others.length > 0) throw new CannotAsk('Name one recording: replay FILE.')
  const source = await openExchanges(file)
  const contracts = await loadContracts(options, surroundings)
  const config = await readConfig(options, contracts[0].description)
  await waiversOf(options)
  const routing = pathsOf(config.routing)
  const find = callFinder(contracts[0].description, routing)
  const at = instantText(clock.now())
  print(`${source.target ?? file} was recorded on ${source.at.slice(0, 10)}${ageOf(source, at)}.`)

  const clocks = { instant: () => instantText(clock.now()), elapsed: () => performance.now() }
  const sandbox = await openSandbox(options, surroundings, source.at, clocks)
  const running = startJudgementByAll(contracts, routing)
  const replayed = sandbox === undefined ? undefined : startReplay(sandbox, routing, contracts[0].description)
  try {
    for await (const exchange of source.exchanges) {
      running.add(exchange)
      const operation = find(exchange.request)
      if (operation !== undefined) await replayed?.add(exchange, operation)
    }
  } catch (error) {
    throw new CannotAsk(`${file}: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    await sandbox?.remove()
  }
  const judgement = running.judgement()
  print(verdictOf(judgement))
  const run = { target: source.target ?? file, at, levels: [1] }
  return finish(run, withSandbox(judgement, replayed), options, surroundings)
}

/** Old recordings say little about a platform of today. */
function ageOf({ at }: Source, now: string): string {
  const days = daysBetween(at.slice(0, 10), now.slice(0, 10))
  if (days <= 0) return ''
  const told = `, ${days} ${days === 1 ? 'day' : 'days'} ago`
  return days > 90 ? `${told}: record it again` : told
}

/** Strictly, unknown fields, new values and formats count. Leniently, only what breaks a client does. */
function verdictOf({ rows }: Judgement): string {
  const breaking = rows.filter(({ severity }) => severity === 'fail').length
  const counted = (count: number) => `${count} ${count === 1 ? 'difference' : 'differences'}`
  return `Strictly: ${counted(rows.length)} from the description. Leniently, by what a client needs: ${counted(breaking)}.`
}
