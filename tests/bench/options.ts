import { parseArgs } from 'node:util'

export type Options = {
  /** About how many occurrences the large platform has. */
  readonly occurrences: number
  /** A folder in which filled platforms are kept for the next run of the day; undefined: they are made and removed. */
  readonly keep: string | undefined
}

const million = 1_000_000

const usage = `npm run bench -- [--large 1000000] [--keep FOLDER]

--large   about how many occurrences the large platform has (at least 20,000); 100000 is a quick run
--keep    a folder in which the filled platforms stay for further runs on the same day
`

/** Throws an error with the usage for anything else. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { large: text, keep: text } })
  const occurrences = Number(values.large ?? million)
  if (!Number.isInteger(occurrences) || occurrences < 20_000) throw new Error(usage)
  return { occurrences, keep: values.keep }
}
