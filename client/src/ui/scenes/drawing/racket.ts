import { ellipse, fine, line, rect, shape, tenth } from './rig.ts'
import type { Drawn } from './rig.ts'
import { along } from './stage.ts'
import { ink, paper } from './tone.ts'

type Racket = {
  readonly rx: number
  readonly ry: number
  readonly shaft: number
  readonly frame: string
  /** The distance between strings. */
  readonly strings: number
  /** The open throat of a tennis racket. */
  readonly throat: boolean
}

function stringing({ rx, ry, strings }: Racket): string {
  const across = (at: number, radius: number, length: number): number => Math.sqrt(1 - (at / radius) ** 2) * length
  const upright = along(-rx + 12, rx - 4 - 0.001, strings, (x) => {
    const half = across(x, rx, ry)
    return `M${tenth(x)} ${tenth(-half)}V${tenth(half)}`
  })
  const level = along(-ry + 12, ry - 4 - 0.001, strings, (y) => {
    const half = across(y, ry, rx)
    return `M${tenth(-half)} ${tenth(y)}H${tenth(half)}`
  })
  return [...upright, ...level].join('')
}

function throatOf({ rx, ry, shaft, frame, throat }: Racket): Drawn {
  if (!throat) return line(`M0 ${ry}v${shaft}`, ink, 6)
  const side = (sign: number): string =>
    `M${sign * rx * 0.62} ${tenth(ry * 0.8)}C${sign * rx * 0.4} ${ry + 30} ${sign * 6} ${ry + 40} ${sign * 5} ${ry + shaft}`
  const shine = `M${-rx * 0.55} ${tenth(-ry * 0.84)}A${rx} ${ry} 0 0 1 ${rx * 0.2} ${tenth(-ry * 0.98)}`
  return [line(shine, paper, 3, { opacity: 0.7 }), line(side(-1) + side(1), frame, 9)]
}

/** A racket with its head at the origin, its grip below. */
export function racket(of: Racket): Drawn {
  const { rx, ry, shaft, frame, throat } = of
  const [half, length, wrap] = throat ? [11, 108, 9] : [8, 92, 6]
  const wraps = [0, 1, 2, 3, 4].map((turn) => `M${-wrap} ${ry + shaft + 10 + turn * 16}l${2 * wrap}-7`)
  return [
    ellipse(0, 0, rx, ry, paper, { opacity: 0.18 }),
    line(stringing(of), paper, 1.6, { opacity: 0.9 }),
    shape('ellipse', { rx, ry, fill: 'none', stroke: frame, 'stroke-width': throat ? 11 : 8 }),
    throatOf(of),
    rect(-half, ry + shaft - 6, 2 * half, length, ink, { rx: throat ? 8 : 6 }),
    fine(line(wraps.join(''), ink, 2, { opacity: 0.35 })),
  ]
}
