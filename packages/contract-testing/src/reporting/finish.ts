import { existsSync, writeFileSync } from 'node:fs'
import { addDays } from '@touchline/clock'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type VerbOptions } from '../cli/verb.ts'
import { loadDocument } from '../descriptions/load-description.ts'
import { readJson } from '../descriptions/read-json.ts'
import type { Judgement } from '../judging/judge-all.ts'
import { proposalsFor } from '../observing/propose.ts'
import { readWaivers, type Waiver, withProposals } from '../waivers/waivers.ts'
import type { ClientWalk } from './client-walk.ts'
import { counted } from './answer.ts'
import { makeReport, type Run } from './make-report.ts'
import type { Report } from './report.ts'
import type { Screens } from './screens.ts'
import { tell } from './tell.ts'

/** Options of every verb that judges. */
export const reportOptions = {
  report: { type: 'string', help: 'the folder for report.html, report.json and report.junit.xml' },
  waivers: { type: 'string', help: 'the file of accepted deviations; contract-waivers.json by itself' },
  'write-waivers': { type: 'boolean', help: 'adds an entry for each failing row; owner and reason are yours' },
  observed: { type: 'string', help: 'judges by what was observed, in place of the documents' },
  propose: { type: 'string', help: 'writes what was observed into a file for --observed' },
} as const satisfies VerbOptions

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
  const waivers = await waiversOf(options)
  const { CONTRACT_SCREENS: screens, CONTRACT_CLIENT_WALK: walk, CONTRACT_PARITY: parity } = surroundings.env
  // These files are made by this project: by the client's build, by a walk of its pages, and by the suite over HTTP.
  const report = makeReport(run, judgement, {
    waivers,
    screens: screens === undefined ? {} : ((await readJson(screens)) as Screens),
    walk: walk === undefined ? {} : ((await readJson(walk)) as ClientWalk),
    parity: parity === undefined ? null : ((await readJson(parity)) as Report['parity']),
  })
  if (options.values['write-waivers'] === true) proposeWaivers(options, waivers, judgement, run, surroundings)
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
    `${counted(proposals.length, 'change of the contract is', 'changes of the contract are')} proposed in ${file}. Keep those that are right, and --observed ${file} judges by them.`,
  )
}

const waiverFile = ({ values }: Options): string => String(values['waivers'] ?? 'contract-waivers.json')

/** The waivers of a run. Throws where the file that is named is not there, but for one that is to be written. */
export async function waiversOf(options: Options): Promise<readonly Waiver[]> {
  const file = waiverFile(options)
  const isDemanded = options.values['waivers'] !== undefined && options.values['write-waivers'] !== true
  return isDemanded || existsSync(file) ? readWaivers(await readJson(file)) : []
}

function proposeWaivers(
  options: Options,
  waivers: readonly Waiver[],
  judgement: Judgement,
  run: Run,
  { print }: Surroundings,
): void {
  const until = addDays(run.at.slice(0, 10), proposedDays)
  const all = withProposals(waivers, judgement.rows, until)
  writeFileSync(waiverFile(options), `${JSON.stringify(all, null, 2)}\n`)
  print(
    `${counted(all.length - waivers.length, 'waiver is', 'waivers are')} proposed in ${waiverFile(options)}. Each fails until somebody writes its owner and reason.`,
  )
}
