import { circle, drawing, limb, line, path, shoe } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { wall } from '../drawing/stage.ts'
import { deep, deep2, ink, mid, mid2, paper, skin, soft, warm } from '../drawing/tone.ts'

const holds = [
  [60, 60],
  [140, 150],
  [30, 250],
  [200, 300],
  [120, -40],
  [560, 40],
  [610, 140],
  [540, 250],
  [640, 310],
  [250, 60],
  [300, -60],
  [470, -80],
  [230, 210],
  [330, 40],
  [-60, 120],
  [-140, 40],
  [-200, 210],
  [-300, 100],
  [-380, 260],
  [-460, 60],
  [-560, 180],
  [-660, 80],
  [-740, 240],
  [-820, 120],
  [720, 80],
  [780, 220],
  [860, 140],
  [180, -180],
  [420, -180],
  [300, 440],
  [480, 460],
  [180, 520],
  [560, 560],
] as const

function hold(x: number, y: number, fill: string, k = 1): Drawn {
  const top = `M${x - 14 * k} ${y}q${2 * k}-${13 * k} ${15 * k}-${10 * k}t${14 * k} ${8 * k}`
  return path(`${top}q0 ${9 * k}-${14 * k} ${9 * k}t-${15 * k}-${7 * k}Z`, fill)
}

const facet = (d: string, fill: string, opacity: number): Drawn => path(d, fill, { opacity })

/** A climber on the wall. */
export function ClimbingScene() {
  const skinTone = skin[0]
  return drawing([
    wall(mid),
    facet('M-900-320H60L-60 120-420 700H-900Z', mid2, 1),
    facet('M60-320H360L250 160 420 700H-160L-60 120Z', soft, 0.55),
    facet('M360-320H700L560 190 660 700H420L250 160Z', soft, 0.3),
    facet('M700-320H1100V700H660L560 190Z', mid2, 1),
    facet('M620 20 700-320H1100V-60Z', deep2, 0.9),
    facet('M250 160 360-320 470 60Z', paper, 0.14),
    facet('M250 160 420 700 560 190Z', soft, 0.22),
    facet('M-420 700-60 120-160 700Z', ink, 0.16),
    holds.map(([x, y], index) => hold(x, y, [paper, deep, warm, ink][index % 4] ?? ink, 0.8 + (index % 3) * 0.25)),
    hold(352, 84, warm, 1.35),
    hold(468, 128, paper, 1.3),
    hold(484, 284, warm, 1.2),
    hold(352, 340, ink, 1.3),
    line('M414-320C414-100 408 80 404 212', ink, 5),
    line('M404 226C420 330 470 420 440 700', ink, 5, { opacity: 0.8 }),
    limb(
      [
        [384, 150, 12],
        [352, 126, 9.5],
      ],
      skinTone,
    ),
    limb(
      [
        [352, 126, 9.5],
        [352, 88, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [428, 154, 12],
        [462, 172, 9.5],
      ],
      skinTone,
    ),
    limb(
      [
        [462, 172, 9.5],
        [466, 132, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [386, 232, 19],
        [370, 286, 14],
      ],
      ink,
    ),
    limb(
      [
        [370, 286, 13.5],
        [356, 326, 8],
      ],
      ink,
    ),
    shoe(358, 332, 186, warm, paper, 0.95),
    limb(
      [
        [420, 230, 19],
        [466, 226, 14.5],
      ],
      ink,
    ),
    limb(
      [
        [466, 226, 14],
        [478, 272, 8],
      ],
      ink,
    ),
    shoe(474, 276, 4, warm, paper, 0.95),
    path(
      'M372 152C380 138 396 136 406 138 418 136 434 142 440 156 440 176 430 198 432 222 418 236 388 236 374 226 378 198 368 176 372 152Z',
      paper,
    ),
    path('M373 216C392 226 416 226 432 214L434 228C416 240 390 240 372 230Z', warm),
    line('M404 224V206', warm, 6),
    circle(404, 208, 7, ink),
    limb(
      [
        [405, 138, 9],
        [404, 118, 9],
      ],
      skinTone,
    ),
    circle(404, 104, 19, skinTone),
    path('M382 108C378 76 394 72 404 72 416 72 430 76 426 108 412 114 396 114 382 108Z', deep),
    line('M404 73V111', paper, 3, { opacity: 0.5 }),
  ])
}
