import { at, circle, ellipse, fine, limb, line, path, shade, shape, shoe, tenth } from './rig.ts'
import type { Drawn } from './rig.ts'
import { stripe } from './stage.ts'
import { ink, paper, warm } from './tone.ts'

type Player = {
  readonly skinTone: string
  readonly shirt: string
  readonly shorts: string
  readonly letters: string
  readonly lettersIn: string
  readonly hair: Drawn
}

/** The ring and its net. */
export function basket(x: number, y: number): Drawn {
  const cords =
    `M${x - 32} ${y}L${x - 19} ${y + 54}M${x - 16} ${y + 6}L${x - 9} ${y + 58}M${x} ${y + 7}V${y + 60}` +
    `M${x + 16} ${y + 6}L${x + 9} ${y + 58}M${x + 32} ${y}L${x + 19} ${y + 54}` +
    `M${x - 28} ${y + 18}Q${x} ${y + 30} ${x + 28} ${y + 18}M${x - 24} ${y + 36}Q${x} ${y + 46} ${x + 24} ${y + 36}`
  return [
    line(cords, paper, 3),
    shape('ellipse', { cx: x, cy: y, rx: 34, ry: 9, fill: 'none', stroke: warm, 'stroke-width': 7 }),
  ]
}

/** The line of the circle on the court. */
export const shootingCircle = (): Drawn => [
  stripe(259.5, 5, paper, { opacity: 0.7 }),
  shape('path', {
    d: 'M250 420C270 320 420 286 560 286S860 320 900 420',
    fill: 'none',
    stroke: paper,
    'stroke-width': 6,
    opacity: 0.85,
  }),
]

function ball(r: number): Drawn {
  const [far, high, near] = [tenth(r * 0.72), tenth(r * 0.7), tenth(r * 0.1)]
  const seams =
    `M0 ${-r}V${r}M${-r} 0H${r}M${-far} ${-high}Q${-near} 0 ${-far} ${high}` +
    `M${far} ${-high}Q${near} 0 ${far} ${high}`
  return [circle(0, 0, r, warm), line(seams, ink, 2.6, { opacity: 0.75 })]
}

/** A jumping player who throws. */
export function thrower(player: Player): Drawn {
  const { skinTone, shirt, shorts } = player
  return [
    shade(ellipse(336, 338, 88, 10, ink), 0.4),
    limb(
      [
        [322, 224, 19],
        [298, 272, 14],
      ],
      skinTone,
    ),
    limb(
      [
        [298, 272, 13],
        [286, 312, 9],
      ],
      skinTone,
    ),
    shoe(284, 316, 34, paper, warm, 1.1),
    limb(
      [
        [344, 226, 19],
        [368, 272, 14],
      ],
      skinTone,
    ),
    limb(
      [
        [368, 272, 13],
        [346, 318, 8.5],
      ],
      skinTone,
    ),
    shoe(346, 322, 26, paper, warm, 1.1),
    limb(
      [
        [318, 142, 12],
        [338, 98, 9.5],
      ],
      skinTone,
    ),
    limb(
      [
        [338, 98, 9.5],
        [368, 66, 7],
      ],
      skinTone,
    ),
    path('M304 214C318 208 350 208 362 214L374 258C346 270 318 268 296 256Z', shorts),
    path('M304 146C308 130 322 126 334 128 348 126 360 134 362 148L360 222C344 230 320 230 306 222Z', shirt),
    line(player.letters, player.lettersIn, 4.5),
    limb(
      [
        [332, 130, 9],
        [338, 112, 9],
      ],
      skinTone,
    ),
    circle(342, 98, 19.5, skinTone),
    player.hair,
    limb(
      [
        [352, 144, 12.5],
        [380, 104, 9.5],
      ],
      skinTone,
    ),
    limb(
      [
        [380, 104, 9.5],
        [396, 58, 7],
      ],
      skinTone,
    ),
    limb(
      [
        [396, 58, 6],
        [406, 48, 4],
      ],
      skinTone,
    ),
    fine(line('M424 18q26-26 58-4', paper, 4, { 'stroke-dasharray': '2 13', opacity: 0.9 })),
    at(ball(27), 402, 20),
  ]
}
