import {
  at,
  circle,
  drawing,
  ellipse,
  fine,
  group,
  limb,
  line,
  path,
  rect,
  shade,
  shape,
  shoe,
  tenth,
} from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, deep2, ink, mid, paper, skin, soft, warm } from '../drawing/tone.ts'

const lean = -Math.PI / 2 + 0.25
const fifth = 1.2566
const five = [0, 1, 2, 3, 4].map((index) => lean + index * fifth)

function pentagon(radius: number, turn: number, x = 0, y = 0): string {
  const corners = [0, 1, 2, 3, 4].map((index) => {
    const angle = turn + index * fifth
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** The clip path of the ball: the same in every copy on a page. */
const clip = 'football'

function ball(): Drawn {
  const on = (radius: number, angle: number): string =>
    `${tenth(radius * Math.cos(angle))} ${tenth(radius * Math.sin(angle))}`
  const patches = five.map((angle) => [
    path(pentagon(24, angle + Math.PI, 58 * Math.cos(angle), 58 * Math.sin(angle)), ink),
    line(`M${on(22, angle)}L${on(38, angle)}`, ink, 3.5),
  ])
  return [
    circle(0, 0, 58, paper),
    shape('clipPath', { id: clip }, circle(0, 0, 58, paper)),
    group([path(pentagon(22, lean), ink), patches], { 'clip-path': `url(#${clip})` }),
    shade(path('M30-50a58 58 0 0 1-46 106a62 62 0 0 0 46-106Z', ink), 0.16),
  ]
}

/** A strike at the goal. */
export function FootballScene() {
  const skinTone = skin[3]
  return drawing([
    wall(soft),
    circle(120, 40, 44, paper, { opacity: 0.7 }),
    path(`M${left} 130q120-50 260-20t260-6 240 4 250-14 260 10 260-8 480 14V300H${left}Z`, mid, { opacity: 0.45 }),
    stripe(150, 550, deep),
    row(left, right, 240, (x) => path(`M${x} 150h120l${(x - 300) * 0.5} 550h-220Z`, deep2)),
    group([
      group(
        [row(470, 1000, 22, (x) => rect(x, 40, 2, 150, paper)), row(52, 190, 22, (y) => rect(470, y, 540, 2, paper))],
        { opacity: 0.5 },
      ),
      line('M462 196V34H1020V196', paper, 11),
    ]),
    line(`M${left} 196H${right}`, paper, 5, { opacity: 0.85 }),
    line(`M${left} 352H${right}`, paper, 7, { opacity: 0.85 }),
    shade(ellipse(430, 330, 70, 12, ink), 0.5),
    shade(ellipse(236, 336, 100, 10, ink), 0.4),
    limb(
      [
        [182, 56, 36],
        [176, 150, 27],
      ],
      ink,
    ),
    limb(
      [
        [176, 166, 23],
        [170, 236, 20],
      ],
      skinTone,
    ),
    limb(
      [
        [170, 232, 22],
        [166, 306, 13],
      ],
      warm,
    ),
    rect(146, 226, 46, 12, paper, { rx: 4, transform: 'rotate(-3 169 232)' }),
    shoe(166, 322, 0, ink, paper, 1.7),
    limb(
      [
        [196, 52, 38],
        [236, 134, 28],
      ],
      ink,
    ),
    limb(
      [
        [234, 140, 23],
        [262, 196, 20],
      ],
      skinTone,
    ),
    limb(
      [
        [258, 186, 22.5],
        [316, 258, 13.5],
      ],
      warm,
    ),
    rect(232, 192, 48, 12, paper, { rx: 4, transform: 'rotate(38 256 198)' }),
    shoe(326, 272, 22, ink, paper, 1.75),
    path(`M110 -320H300L262 96C232 108 172 112 138 100Z`, paper),
    path(`M110 -320H150L162 106 138 100Z`, mid, { opacity: 0.5 }),
    fine(line('M372 318q-22 6-40-2M360 332q-14 4-30 0', paper, 4, { opacity: 0.7 })),
    at(ball(), 438, 268, 1, 12),
  ])
}
