import { CannotAsk, type Options, type Surroundings, type VerbOptions } from '../cli/verb.ts'
import type { Judgement } from '../judging/judge-all.ts'
import type { Clocks } from '../probing/ask.ts'
import { placeOf, type Replay } from './replay-on.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** Options of the verbs that ask a sandbox what they ask a platform. */
export const sandboxOptions = {
  sandbox: { type: 'string', help: 'a server that makes the sandbox; without it one is started' },
  'no-sandbox': { type: 'boolean', help: 'compares with no sandbox' },
} as const satisfies VerbOptions

/** How these options are shown behind a verb. */
export const sandboxUsage = '[--sandbox URL | --no-sandbox]'

/** A fresh sandbox whose clock shows `at`; undefined where none is named or wanted, which is told. */
export async function openSandbox(
  { values }: Options,
  { env, print }: Surroundings,
  at: string,
  clocks: Clocks,
): Promise<Sandbox | undefined> {
  const origin = values['no-sandbox'] === true ? undefined : (values['sandbox'] ?? env['CONTRACT_SANDBOX'])
  if (typeof origin === 'string') return createSandbox(sandboxOrigin(origin), at, clocks)
  print('No sandbox is asked the same: --sandbox URL names one.')
  return undefined
}

function sandboxOrigin(url: string): string {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new CannotAsk(`${url} is no web address of a sandbox.`)
  return new URL(url).origin
}

/**
 * Differences from the sandbox are a column: those of status and shape, and the deviations from the description that the
 * sandbox does not have. Where the description has not spoken of the place already they are rows.
 */
export function withSandbox(judgement: Judgement, replayed: Replay | undefined): Judgement {
  if (replayed === undefined) return judgement
  const differences = replayed.rows()
  const told = new Set(judgement.rows.map(placeOf))
  const differing = new Set(differences.map(placeOf))
  const without = new Set(replayed.without(judgement.rows))
  const alone = differences.filter(
    (row) => !told.has(placeOf(row)) && !(row.kind === 'missing' && told.has(placeOf({ ...row, kind: 'renamed' }))),
  )
  const rows = [...judgement.rows.filter((row) => differing.has(placeOf(row)) || without.has(row)), ...alone]
  const [first, ...others] = judgement.columns ?? []
  const columns = [...(first === undefined ? [] : [first]), { name: 'sandbox', rows }, ...others]
  return { ...judgement, rows: [...judgement.rows, ...alone], columns }
}
