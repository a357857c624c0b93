import { parseArgs } from 'node:util'

export type Options = {
  /** About how many occurrences the large platform has. */
  readonly occurrences: number
  /** A folder in which filled platforms are kept for the next run of the day; undefined: they are made and removed. */
  readonly keep: string | undefined
  /** Room for parts of the catalogue, MB, one after the other. */
  readonly caches: readonly number[]
}

/** As it is set unless said otherwise, and so little that most parts are built again. */
const standardCaches = '64,1'

const million = 1_000_000

const usage = `npm run bench -- [--large 1000000] [--keep FOLDER] [--cache 64,1]

--large   about how many occurrences the large platform has (at least 20,000); 100000 is a quick run
--keep    a folder in which the filled platforms stay for further runs on the same day
--cache   room for parts of the catalogue, MB, one measurement each
`

/** Throws an error with the usage for anything else. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { large: text, keep: text, cache: text } })
  const occurrences = Number(values.large ?? million)
  const caches = (values.cache ?? standardCaches).split(',').map(Number)
  const isRight = Number.isInteger(occurrences) && occurrences >= 20_000 && caches.every((megabytes) => megabytes > 0)
  if (!isRight || caches.length > 2) throw new Error(usage)
  return { occurrences, keep: values.keep, caches }
}
