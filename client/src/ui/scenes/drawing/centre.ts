import { at, circle, ellipse, fine, limb, path, rect, shade } from './rig.ts'
import type { Drawn } from './rig.ts'
import { floor, left, right, row, stripe, wall } from './stage.ts'
import { deep, hair, ink, mid, paper, skin, warm } from './tone.ts'

type Walker = { readonly coat: string; readonly skinTone: string; readonly hairTone: string; readonly bag?: boolean }

const walker = (x: number, y: number, scale: number, { coat, skinTone, hairTone, bag = false }: Walker): Drawn =>
  at(
    [
      limb(
        [
          [-3, -52, 9],
          [-12, -24, 6.5],
        ],
        ink,
      ),
      limb(
        [
          [-12, -24, 6.5],
          [-18, 2, 4.5],
        ],
        ink,
      ),
      limb(
        [
          [3, -52, 9],
          [12, -26, 6.5],
        ],
        ink,
      ),
      limb(
        [
          [12, -26, 6.5],
          [14, 2, 4.5],
        ],
        ink,
      ),
      limb(
        [
          [-8, -88, 5.5],
          [-14, -58, 4],
        ],
        coat,
      ),
      limb(
        [
          [0, -86, 11],
          [0, -56, 9],
        ],
        coat,
      ),
      limb(
        [
          [0, -100, 4],
          [1, -108, 4],
        ],
        skinTone,
      ),
      circle(2, -114, 9.5, skinTone),
      path('M-8-112C-10-128 0-128 6-126 11-124 12-120 11-117 6-120 0-120-2-114-4-108-7-106-8-112Z', hairTone),
      bag ? path('M-22-80H-10V-52H-24Z', warm) : [],
      limb(
        [
          [7, -88, 5.5],
          [15, -60, 4],
        ],
        coat,
      ),
    ],
    x,
    y,
    scale,
  )

export const tree = (x: number, y: number, scale: number): Drawn =>
  at(
    [rect(-4, -30, 8, 34, ink), ellipse(0, -62, 34, 42, deep), shade(path('M0-104a34 42 0 0 1 0 84Z', ink), 0.18)],
    x,
    y,
    scale,
  )

/** The sky over a centre. */
export const backdrop = (fill: string): Drawn => [
  wall(fill),
  fine([
    path(
      'M40 60a30 30 0 0 1 56-12 26 26 0 0 1 48 12ZM-360 90a30 30 0 0 1 56-12 26 26 0 0 1 48 12ZM600 76a26 26 0 0 1 48-10 22 22 0 0 1 42 10Z',
      paper,
      { opacity: 0.85 },
    ),
  ]),
]

/** Pavement and street. */
export const street = (): Drawn => [
  floor(282, mid),
  path(`M${left} 316H${right}V700H${left}Z`, deep),
  stripe(316, 5, paper, { opacity: 0.5 }),
  fine(row(left, right, 150, (x) => rect(x, 348, 70, 5, paper, { rx: 2, opacity: 0.55 }))),
]

/** People in front of a centre. */
export const people = (): Drawn => [
  walker(286, 300, 0.62, { coat: warm, skinTone: skin[1], hairTone: hair[0], bag: true }),
  walker(312, 304, 0.44, { coat: paper, skinTone: skin[1], hairTone: hair[0] }),
  walker(566, 300, 0.62, { coat: paper, skinTone: skin[3], hairTone: hair[2] }),
]
