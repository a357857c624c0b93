import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@touchline/clock'
import { runCli } from '@touchline/contract-testing'
import { config } from '../../e2e/stand-in/answers.ts'
import { documentsFile } from './judged.ts'

/** A folder of this test run for files that the tool reads and writes. */
export const folder = mkdtempSync(join(tmpdir(), 'contract-'))

/** The `config.json` of the stand-in's client. */
export const configFile = join(folder, 'config.json')
writeFileSync(configFile, JSON.stringify(config))

/** A customer of the stand-in. */
export const customer = { PLATFORM_USERNAME: 'aoife', PLATFORM_PASSWORD: 'any' }

/** Runs the tool as somebody types it: its exit code, what it printed, and how long it waited in all. */
export async function typed(
  args: readonly string[],
  {
    env = {},
    line,
    onInterrupt = () => () => {},
  }: {
    readonly env?: Readonly<Record<string, string>>
    /** Typed at the terminal; undefined: there is none. */
    readonly line?: string
    readonly onInterrupt?: (tell: () => void) => () => void
  } = {},
) {
  const printed: string[] = []
  const complaints: string[] = []
  const progress: string[] = []
  let waited = 0
  const code = await runCli(args, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    progress: (line) => progress.push(line),
    env: { CONTRACT_DOCUMENTS: documentsFile, ...env },
    type: async () => line,
    onInterrupt,
    clock: fixedClock('2027-01-04T12:00:00Z'),
    pause: async (milliseconds) => {
      waited += milliseconds
    },
  })
  return { code, printed: printed.join('\n'), complaints, progress, waited }
}
