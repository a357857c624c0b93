import { randomInt } from 'node:crypto'

/** How much of something this run does: what its environment variable says, or what every run does. A whole number. */
export function amountOf(variable: string, usual: number): number {
  const given = process.env[variable]
  if (given === undefined || given === '') return usual
  const amount = Number(given)
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${variable} is not a whole number from 1`)
  return amount
}

/** The seed of a proof that meets other cases in every run; printed, and the same again with `TOUCHLINE_SEED`. */
export function seedOf(): number {
  const [seed = 1] = seedsOf(1)
  return seed
}

/**
 * Seeds of a proof that walks other ways in every run. They stand in the titles of the tests; `TOUCHLINE_SEED=<seed>` walks
 * one of them again.
 */
export function seedsOf(count: number): readonly number[] {
  const given = process.env['TOUCHLINE_SEED']
  if (given !== undefined && given !== '') return [amountOf('TOUCHLINE_SEED', 1)]
  const first = randomInt(1, 1_000_000_000)
  process.stdout.write(`Seeds ${first} to ${first + count - 1}; one alone again: TOUCHLINE_SEED=${first}\n`)
  return Array.from({ length: count }, (_, index) => first + index)
}
