import { paper } from './tone.ts'

// A drawing kit: tapered limbs and a few shapes, computed here so that a scene stays a kilobyte.

/** A part of a drawing as SVG, or parts in painting order. */
export type Drawn = string | readonly Drawn[]

/** By SVG name; undefined ones are left out. Values are our own and not escaped. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const flat = (drawn: Drawn): string => (typeof drawn === 'string' ? drawn : drawn.map(flat).join(''))

/** Rounded to a tenth: invisible, and the document stays small. */
export const tenth = (value: number): number => Number(value.toFixed(1))

export function shape(tag: string, attributes: Attributes, children: Drawn = []): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const opening = `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}`
  const within = flat(children)
  return within === '' ? `${opening}/>` : `${opening}>${within}</${tag}>`
}

/** A whole scene. */
export const drawing = (parts: readonly Drawn[]): string => flat(parts)

export const group = (parts: Drawn, attributes: Attributes = {}): string => shape('g', attributes, parts)

const fineMark = { class: 'fine' }

/** Details that a small picture omits. */
export const fine = (parts: Drawn): string => group(parts, fineMark)

/** A drawing for a small picture. */
export const withoutFine = (drawn: string): string => drawn.replaceAll(`class="${fineMark.class}"`, 'display="none"')

export const shade = (parts: Drawn, opacity = 0.14): string => group(parts, { opacity })

/** Parts moved, scaled and turned (degrees). */
export function at(parts: Drawn, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : `rotate(${turn})`
  return group(parts, { transform: `translate(${x} ${y})${turned}${scale === 1 ? '' : `scale(${scale})`}` })
}

export const path = (d: string, fill: string, attributes: Attributes = {}): string =>
  shape('path', { d, fill, ...attributes })

export function line(d: string, stroke: string, width: number, attributes: Attributes = {}): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  return shape('path', { d, fill: 'none', stroke, 'stroke-width': width, ...ends, ...attributes })
}

export const circle = (x: number, y: number, r: number, fill: string, attributes: Attributes = {}): string =>
  shape('circle', { cx: tenth(x), cy: tenth(y), r: tenth(r), fill, ...attributes })

/** A circle's outline. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  shape('circle', { cx: x, cy: y, r, fill: 'none', stroke, 'stroke-width': width })

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return shape('ellipse', { cx: tenth(x), cy: tenth(y), rx: tenth(rx), ry: tenth(ry), fill, ...attributes })
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const box = { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) }
  return shape('rect', { ...box, fill, ...attributes })
}

type Joint = readonly [x: number, y: number, radius: number]

/** The outline around two discs. */
function capsule([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const distance = Math.hypot(x2 - x1, y2 - y1)
  if (distance <= Math.abs(r1 - r2) + 0.01) {
    const [x, y, r] = r1 > r2 ? [x1, y1, r1] : [x2, y2, r2]
    return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  }
  const a = Math.atan2(y2 - y1, x2 - x1)
  const b = Math.acos((r1 - r2) / distance)
  const on = (x: number, y: number, r: number, t: number): string =>
    `${tenth(x + r * Math.cos(t))} ${tenth(y + r * Math.sin(t))}`
  const [wide1, wide2] = b < Math.PI / 2 ? [1, 0] : [0, b > Math.PI / 2 ? 1 : 0]
  return (
    `M${on(x1, y1, r1, a + b)}A${tenth(r1)} ${tenth(r1)} 0 ${wide1} 1 ${on(x1, y1, r1, a - b)}` +
    `L${on(x2, y2, r2, a - b)}A${tenth(r2)} ${tenth(r2)} 0 ${wide2} 1 ${on(x2, y2, r2, a + b)}Z`
  )
}

/** A limb through its joints. */
export function limb(joints: readonly Joint[], fill: string): string {
  const parts = joints.flatMap((joint, index) => {
    const before = joints[index - 1]
    return before ? [capsule(before, joint)] : []
  })
  return path(parts.join(''), fill)
}

/** A shoe with its heel at a point, turned by degrees. */
export function shoe(x: number, y: number, turn: number, fill: string, sole = paper, scale = 1): string {
  const parts = [
    path('M-8-9C-9-2-9 3-8 5H22C25 5 26 2 24-1 20-5 13-6 7-11Z', fill),
    path('M-8 5H22C25 5 26 2 25.5 0L27 4C27 7 25 8.5 22 8.5H-6C-8 8.5-9 7-8 5Z', sole),
  ]
  return group(parts, { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})` })
}
