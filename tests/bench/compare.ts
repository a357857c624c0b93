import type { Figures } from './load.ts'
import { type Row, tenths, whole } from './report.ts'

/** Figures of two processes under the same load. */
export type Comparison = { readonly ours: Figures; readonly yardstick: Figures; readonly name: string }

/**
 * How much processor time the yardstick takes of ours: what the machine does besides changes both. Where the system
 * does not say, the requests per second stand for it.
 */
export function ratioOf({ ours, yardstick }: Omit<Comparison, 'name'>): number {
  if (ours.processorUs === undefined || yardstick.processorUs === undefined) {
    return ours.perSecond / yardstick.perSecond
  }
  return yardstick.processorUs / ours.processorUs
}

/** A figure beside its yardstick; without a target it is printed only. */
export function besideYardstick(figure: string, comparison: Comparison, least?: number): Row {
  const { ours, yardstick, name } = comparison
  const ratio = ratioOf(comparison)
  return {
    figure,
    ours: shown(ours),
    yardstick: `${name} ${shown(yardstick)}`,
    ratio: ratio.toFixed(2),
    ...(least === undefined ? {} : { target: `at least ${least}`, met: ratio >= least }),
  }
}

/** The cost of a call on the large platform, relative to the seed's size. */
export function besideSeed(figure: string, large: Figures, small: Figures, most?: number): Row {
  const growth = 1 / ratioOf({ ours: large, yardstick: small })
  return {
    figure,
    ours: shown(large),
    yardstick: `seed ${shown(small)}`,
    ratio: growth.toFixed(2),
    ...(most === undefined ? {} : { target: `at most ${most}`, met: growth <= most }),
  }
}

function shown({ processorUs, perSecond, p99Ms }: Figures): string {
  const rate = `${whole(perSecond)}/s, p99 ${tenths(p99Ms)} ms`
  return processorUs === undefined ? rate : `${whole(processorUs)} µs (${rate})`
}
