import { processorIndex } from './run-lighthouse.ts'

/**
 * How many times a machine has to be slowed down to be Lighthouse's middling phone, by what Lighthouse makes of its
 * processor: between two of these points in proportion. They are those of the calculator that Lighthouse's own page on
 * throttling leads to. A slowdown of four, the default, is meant for a desktop of 1,533: a slower machine would be taken for
 * a phone that nobody sells.
 */
const slowdowns: readonly (readonly [index: number, slowdown: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [2000, 6],
]

/** So often the machine is measured before: what else runs on it makes a measurement too low, nothing makes one too high. */
const measurements = 5

export type Calibration = { readonly index: number; readonly slowdown: number }

/** Measures this machine on a page. */
export async function calibrate(lighthouse: string, url: string): Promise<Calibration> {
  const indexes: number[] = []
  while (indexes.length < measurements) indexes.push(await processorIndex(lighthouse, url))
  const index = Math.max(...indexes)
  return { index, slowdown: slowdownOf(index) }
}

/** The times a machine of this index is slowed down, to a tenth; the ends of the table for what lies beyond. */
export function slowdownOf(index: number): number {
  const above = slowdowns.findIndex(([each]) => each > index)
  const [from, to] = [slowdowns.at(above - 1), slowdowns[above]]
  if (above === 0) return 1
  if (!from || !to) return slowdowns.at(-1)?.[1] ?? 1
  const share = (index - from[0]) / (to[0] - from[0])
  return Math.round((from[1] + share * (to[1] - from[1])) * 10) / 10
}
