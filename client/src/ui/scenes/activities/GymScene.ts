import { at, circle, drawing, ellipse, group, limb, line, path, rect, shade } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, paper, skin, sky, soft, warm } from '../drawing/tone.ts'

const plate = (x: number, r: number, width: number, fill: string): Drawn =>
  rect(x - width / 2, 92 - r, width, 2 * r, fill, { rx: 5 })

const bell = (x: number, y: number, scale: number, fill: string): Drawn =>
  at(
    [
      line('M-15-34C-18-58 18-58 15-34', fill, 9),
      circle(0, -16, 25, fill),
      rect(-17, 3, 34, 7, fill, { rx: 3 }),
      shade(path('M4-39a25 25 0 0 1 0 47a34 34 0 0 0 0-47Z', paper), 0.3),
    ],
    x,
    y,
    scale,
  )

const weight = (x: number, y: number, lift: number, fill: string): Drawn => [
  rect(x, y - 22 - lift * 2, 12, 22 + lift * 2, fill, { rx: 3 }),
  rect(x + 12, y - 14 - lift, 12, 6, ink),
  rect(x + 24, y - 22 - lift * 2, 12, 22 + lift * 2, fill, { rx: 3 }),
]

const rack = (x: number): Drawn =>
  group([
    rect(x, 150, 10, 160, deep),
    rect(x + 190, 150, 10, 160, deep),
    [176, 228, 280].map((y, shelf) => [
      rect(x - 8, y, 216, 9, deep, { rx: 3 }),
      row(x + 14, x + 170, 52, (place) => weight(place, y, shelf, shelf === 1 ? warm : ink)),
    ]),
  ])

/** A lifter with the bar overhead. */
export function GymScene() {
  const skinTone = skin[0]
  return drawing([
    wall(soft),
    row(left, right, 400, (x) => path(`M${x} -320h150v530h-150ZM${x + 166} -320h60v530h-60Z`, sky)),
    stripe(210, 12, mid, { opacity: 0.35 }),
    floor(300, mid),
    stripe(300, 8, deep, { opacity: 0.35 }),
    shade(path('M240 700 380 300h150l40 400ZM-520 700-380 300h150l40 400Z', paper), 0.16),
    rack(-60),
    rack(-420),
    rack(-780),
    rack(640),
    shade(ellipse(400, 338, 128, 12, ink), 0.35),
    limb(
      [
        [384, 232, 21],
        [354, 282, 15],
      ],
      ink,
    ),
    limb(
      [
        [354, 282, 14.5],
        [346, 326, 9],
      ],
      ink,
    ),
    limb(
      [
        [416, 232, 21],
        [446, 282, 15],
      ],
      ink,
    ),
    limb(
      [
        [446, 282, 14.5],
        [454, 326, 9],
      ],
      ink,
    ),
    path('M340 322h14l3 14h-34c0-9 9-9 17-14ZM460 322h-14l-3 14h34c0-9-9-9-17-14Z', warm),
    limb(
      [
        [372, 166, 13],
        [338, 134, 10],
      ],
      skinTone,
    ),
    limb(
      [
        [338, 134, 10],
        [342, 94, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [428, 166, 13],
        [462, 134, 10],
      ],
      skinTone,
    ),
    limb(
      [
        [462, 134, 10],
        [458, 94, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [400, 158, 9],
        [400, 136, 9],
      ],
      skinTone,
    ),
    path(
      'M366 158C378 150 388 152 391 155 396 162 404 162 409 155 412 152 422 150 434 158 438 180 430 196 424 206L430 240C412 250 388 250 370 240L376 206C370 196 362 180 366 158Z',
      deep,
    ),
    circle(400, 122, 19, skinTone),
    path(
      'M380 124C376 98 392 98 400 99 408 98 424 98 420 124 416 112 410 110 400 110 390 110 384 112 380 124Z',
      hair[3],
    ),
    circle(400, 95, 9, hair[3]),
    rect(232, 89, 336, 6, ink, { rx: 3 }),
    plate(262, 46, 15, deep),
    plate(280, 34, 13, warm),
    plate(294, 20, 9, ink),
    plate(538, 46, 15, deep),
    plate(520, 34, 13, warm),
    plate(506, 20, 9, ink),
    circle(342, 92, 9, skinTone),
    circle(458, 92, 9, skinTone),
    bell(240, 332, 1, ink),
    bell(196, 344, 1.25, warm),
    bell(572, 344, 1.15, ink),
  ])
}
