import { line, path, rect, shape, tenth } from './rig.ts'
import type { Attributes, Drawn } from './rig.ts'

/** One endless stage for every scene: from here to there, y from -320 to 700; the motif is around (400, 180). */
export const left = -900
export const right = 1100
const top = -320
const bottom = 700

/** A rectangle across the whole stage. */
export const stripe = (y: number, height: number, fill: string, attributes: Attributes = {}): string =>
  rect(left, y, right - left, height, fill, attributes)

export const wall = (fill: string): string => stripe(top, bottom - top, fill)

export const floor = (y: number, fill: string): string => stripe(y, bottom - y, fill)

/** Calls `make` at every step from one place to another. */
export function along<T>(from: number, to: number, step: number, make: (x: number, index: number) => T): readonly T[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => make(from + index * step, index))
}

/** Copies of one thing side by side. */
export const row = (from: number, to: number, step: number, make: (x: number, index: number) => Drawn): Drawn =>
  along(from, to, step, make)

/** Upright bars as one dashed line. */
export function bars(
  [from, to]: readonly [number, number],
  y: number,
  height: number,
  { width, step }: { readonly width: number; readonly step: number },
  stroke: string,
  opacity?: number,
): string {
  const dash = `${width} ${tenth(step - width)}`
  const d = `M${from} ${tenth(y + height / 2)}H${to}`
  return shape('path', { d, fill: 'none', stroke, 'stroke-width': height, 'stroke-dasharray': dash, opacity })
}

/** Waves up to the bottom of the stage. */
export function wave(y: number, height: number, length: number, fill: string): string {
  const hill = `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`
  return path(`M${left} ${y}${hill.repeat(Math.ceil((right - left) / length))}V${bottom}H${left}Z`, fill)
}

/** A lane rope: pills in groups of four, in two colours, as two dashed lines. */
export function pills(
  y: number,
  { width, height, gap }: { readonly width: number; readonly height: number; readonly gap: number },
  [first, second]: readonly [string, string],
): Drawn {
  const on = width - height
  const off = gap + height
  const d = `M${left - 20} ${y}H${right}`
  const four = `${on} ${off} ${on} ${off} ${on} ${off} ${on} ${off + 4 * (on + off)}`
  return [
    line(d, second, height, { 'stroke-dasharray': `${on} ${off}` }),
    line(d, first, height, { 'stroke-dasharray': four }),
  ]
}
