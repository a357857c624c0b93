import { existsSync, writeFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { addDays } from '@touchline/clock'
import { CannotAsk, type ExitCode, type Options, type Surroundings } from '../cli/verb.ts'
import { loadDocument } from '../descriptions/load-description.ts'
import { readJson } from '../descriptions/read-json.ts'
import type { Judgement } from '../judging/judge-all.ts'
import { proposalsFor } from '../observing/propose.ts'
import { readWaivers, type Waiver, withProposals } from '../waivers/waivers.ts'
import type { ClientWalk } from './client-walk.ts'
import { makeReport, type Run } from './make-report.ts'
import type { Report } from './report.ts'
import type { Screens } from './screens.ts'
import { tell } from './tell.ts'

/** Options of every verb that judges. */
export const reportOptions = {
  report: { type: 'string' },
  waivers: { type: 'string' },
  'write-waivers': { type: 'boolean' },
  observed: { type: 'string' },
  propose: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

/** How these options are shown behind a verb. */
export const reportUsage = '[--report DIR] [--waivers FILE] [--write-waivers] [--propose FILE] [--observed FILE]'

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
  const { CONTRACT_SCREENS: screens, CONTRACT_CLIENT_WALK: walk, CONTRACT_PARITY: parity } = surroundings.env
  // These files are made by this project: by the client's build, by a walk of its pages, and by the suite over HTTP.
  const report = makeReport(run, judgement, {
    waivers,
    screens: screens === undefined ? {} : ((await readJson(screens)) as Screens),
    walk: walk === undefined ? {} : ((await readJson(walk)) as ClientWalk),
    parity: parity === undefined ? null : ((await readJson(parity)) as Report['parity']),
  })
  if (options.values['write-waivers'] === true) proposeWaivers(file, waivers, judgement, run, surroundings)
  if (typeof options.values['propose'] === 'string') await propose(run, judgement, options, surroundings)
  return tell(report, options, surroundings)
}

/** Writes what the documents would have to say for the platform to agree with them. A person decides. */
async function propose(
  { target, at }: Run,
  { rows }: Judgement,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const document = await loadDocument(options, surroundings)
  const proposals = proposalsFor(document, rows, { platform: target, since: at.slice(0, 10) })
  const file = String(options.values['propose'])
  writeFileSync(file, `${JSON.stringify(proposals, null, 2)}\n`)
  surroundings.print(
    `${proposals.length} changes of the contract are proposed in ${file}. Keep those that are right, and --observed ${file} judges by them.`,
  )
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
