import { processorIndex } from './run-lighthouse.ts'

/**
 * The slowdown that makes a machine Lighthouse's mid-range phone, by Lighthouse's processor index, interpolated between
 * these points of Lighthouse's own throttling calculator. The default of four is meant for a desktop of 1,533; a slower
 * machine would stand for a phone that does not exist.
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
