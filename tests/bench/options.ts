import { parseArgs } from 'node:util'

/**
 * Parts of the measurement. `rest` is start, memory, sandboxes and client, which need no load; `two-servers` is two servers
 * of one database; `proxy` is contract testing.
 */
export const stages = ['lists', 'baskets', 'purchases', 'reads', 'rest', 'two-servers', 'proxy'] as const
export type Stage = (typeof stages)[number]

export type Options = {
  /** About how many occurrences the large platform has. */
  readonly occurrences: number
  /** A folder in which filled platforms are kept for the next run of the day; undefined: they are made and removed. */
  readonly keep: string | undefined
  /** Room for parts of the catalogue, MB. */
  readonly cacheMb: number
  /** The parts to measure. */
  readonly only: ReadonlySet<Stage>
  /** No figures: what is measured works, and the yardsticks are yardsticks. */
  readonly check: boolean
}

/** The server's own default. */
const standardCacheMb = 64

const million = 1_000_000

const usage = `npm run bench -- [--large 1000000] [--keep FOLDER] [--cache 64] [--only lists,baskets] | --check

--large   about how many occurrences the large platform has (at least 20,000); 100000 is a quick run
--keep    a folder in which the filled platforms stay for further runs on the same day
--cache   room for parts of the catalogue, MB
--only    what is measured, of ${stages.join(', ')}; all of it unless said otherwise
--check   no figures, and no large platform: whether the yardsticks answer what the product answers, and every request
`

/** Throws an error with the usage for anything else. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const options = {
    large: text,
    keep: text,
    cache: text,
    only: text,
    check: { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const occurrences = Number(values.large ?? million)
  const cacheMb = Number(values.cache ?? standardCacheMb)
  const named = values.only?.split(',')
  const only = stages.filter((stage) => named?.includes(stage) ?? true)
  const isRight = Number.isInteger(occurrences) && occurrences >= 20_000 && cacheMb > 0
  const isKnown = named === undefined || only.length === named.length
  if (!isRight || !isKnown) throw new Error(usage)
  return { occurrences, keep: values.keep, cacheMb, only: new Set(only), check: values.check }
}
