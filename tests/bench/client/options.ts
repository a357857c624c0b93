import { parseArgs } from 'node:util'

export type Options = {
  /** How often each page is measured; the middle of all is printed. */
  readonly runs: number
  /** Pages by name; undefined: all of them. */
  readonly only: readonly string[] | undefined
  /** How much slower than this machine the phone is; undefined: what makes it a middling one. */
  readonly slowdown: number | undefined
}

const usage = `npm run bench:client -- [--runs 5] [--only home,list] [--slowdown 4]

--runs      how often each page is measured (1 to 20); the medians are printed
--only      which pages, of home, list, details, booking, basket, account
--slowdown  how much slower than this machine the phone is (1 to 20); by itself what makes it a middling phone
`

/** Throws an error with the usage for anything else. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { runs: text, only: text, slowdown: text } })
  const runs = Number(values.runs ?? 5)
  if (!Number.isInteger(runs) || runs < 1 || runs > 20) throw new Error(usage)
  const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown)
  if (slowdown !== undefined && !(slowdown >= 1 && slowdown <= 20)) throw new Error(usage)
  return { runs, only: values.only?.split(','), slowdown }
}
