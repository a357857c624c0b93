import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { instantText, systemClock } from '@touchline/clock'
import { stringify } from 'yaml'
import type { DataProblem } from '../seed/check-records.ts'
import { problemLines, UnreadableFileError } from '../seed/data-file.ts'
import { importFeeds, type ImportOptions } from '../seed/openactive/import-feeds.ts'
import { readFeeds } from '../seed/openactive/read-feeds.ts'
import { startReport } from '../seed/openactive/report.ts'

type Options = {
  readonly to: string
  readonly shift: boolean
  readonly timezone: string
  readonly plainClient: ImportOptions['plainClient']
  /** The check of own records. */
  readonly check: (records: unknown) => { readonly problems: readonly DataProblem[] }
}

/** Writes the records of saved feeds to a file and prints what had no place; answers the exit code. */
export async function importOpenActive(
  feeds: readonly string[],
  { to, shift, timezone, plainClient, check }: Options,
): Promise<number> {
  if (!Intl.supportedValuesOf('timeZone').includes(timezone))
    throw new UnreadableFileError(`there is no time zone ${timezone}`)
  const report = startReport()
  const items = await readFeeds(feeds, report)
  const { records, sessions, past, weeks } = importFeeds(
    items,
    { now: systemClock.now(), isShifted: shift, timezone, plainClient },
    report,
  )
  const written = withTexts(records)
  await writeFile(to, textOf(written, to)).catch(() => {
    throw new UnreadableFileError('the file to write to cannot be written')
  })
  const { problems } = check(written)
  const wrong = [...report.problems, ...problemLines(problems, () => undefined)]
  const { venues = [], schedules = [] } = records
  const left = report.lines()
  const lines = [
    `${schedules.length} schedules with ${sessions} sessions at ${venues.length} venues.`,
    ...(weeks === 0 ? [] : [`Every session was moved by ${weeks} weeks.`]),
    ...(past === 0 ? [] : [`${past} sessions are in the past; --shift moves all of them.`]),
    ...(left.length === 0 ? [] : ['', 'No place for:', ...left.map((line) => `  ${line}`)]),
    ...(wrong.length === 0 ? [] : ['', 'Wrong, and left out:', ...wrong.map((line) => `  ${line}`)]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return wrong.length === 0 ? 0 : 1
}

function textOf(records: unknown, path: string): string {
  const isYaml = ['.yaml', '.yml'].includes(extname(path).toLowerCase())
  return isYaml ? stringify(records) : `${JSON.stringify(records, null, 2)}\n`
}

/** Moments as text, which people can read. */
function withTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withTexts(part))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, name)]))
  return typeof value === 'number' && key.endsWith('At') ? instantText(value) : value
}
