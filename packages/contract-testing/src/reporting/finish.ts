import { existsSync, writeFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { addDays } from '@touchline/clock'
import { CannotAsk, type ExitCode, type Options, type Surroundings } from '../cli/verb.ts'
import { readJson } from '../descriptions/read-json.ts'
import type { Judgement } from '../judging/judge-all.ts'
import { readWaivers, type Waiver, withProposals } from '../waivers/waivers.ts'
import { makeReport, type Run } from './make-report.ts'
import type { Screens } from './screens.ts'
import { tell } from './tell.ts'

/** Options of every verb that judges. */
export const reportOptions = {
  report: { type: 'string' },
  waivers: { type: 'string' },
  'write-waivers': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** How these options are shown behind a verb. */
export const reportUsage = '[--report DIR] [--waivers FILE] [--write-waivers]'

/** How long a proposed waiver lasts, in days. */
const proposedDays = 30

/** Ends a run: prints the report, writes it into the folder of `--report`, and answers the exit code. */
export async function finish(
  run: Run,
  judgement: Judgement,
  options: Options,
  surroundings: Surroundings,
): Promise<ExitCode> {
  if (judgement.asked.size === 0) {
    const told = judgement.unknown === 0 ? '' : `: ${judgement.unknown} requests are no call of the contract`
    throw new CannotAsk(`No call of ${run.target} was judged${told}.`)
  }
  const file = String(options.values['waivers'] ?? 'contract-waivers.json')
  const isNamed = options.values['waivers'] !== undefined
  const waivers = isNamed || existsSync(file) ? readWaivers(await readJson(file)) : []
  const screens = surroundings.env['CONTRACT_SCREENS']
  // The file is made by this project's build.
  const known = { waivers, screens: screens === undefined ? {} : ((await readJson(screens)) as Screens) }
  const report = makeReport(run, judgement, known)
  if (options.values['write-waivers'] === true) proposeWaivers(file, waivers, judgement, run, surroundings)
  return tell(report, options, surroundings)
}

function proposeWaivers(
  file: string,
  waivers: readonly Waiver[],
  judgement: Judgement,
  run: Run,
  { print }: Surroundings,
): void {
  const until = addDays(run.at.slice(0, 10), proposedDays)
  const all = withProposals(waivers, judgement.rows, until)
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  print(
    `${all.length - waivers.length} waivers are proposed in ${file}. Each fails until somebody writes its owner and reason.`,
  )
}
