import { circle, drawing, ellipse, group, limb, line, path, shade } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, paper, skin, sky, soft, warm } from '../drawing/tone.ts'

const plant = (x: number, y: number, scale: number): Drawn =>
  group(
    [
      path('M0 0C-30-40-26-90 0-130 26-90 30-40 0 0Z', deep, { transform: 'rotate(-4)' }),
      path('M0 0C-50-20-80-56-86-104-44-92-10-50 0 0Z', deep),
      path('M0 0C50-20 80-56 86-104 44-92 10-50 0 0Z', deep),
      path('M0 0C-50 4-90-12-116-46-70-56-24-36 0 0Z', deep),
      path('M0 0C50 4 90-12 116-46 70-56 24-36 0 0Z', deep),
      line('M0 0V-110M0 0-70-84M0 0 70-84', paper, 2, { opacity: 0.35 }),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )

/** A warrior before a rising sun. */
export function YogaScene() {
  const skinTone = skin[0]
  return drawing([
    wall(sky),
    row(left + 100, right, 500, (x) => path(`M${x} 272V-40a170 170 0 0 1 340 0V272Z`, soft, { opacity: 0.75 })),
    circle(400, 118, 92, warm),
    floor(272, mid),
    stripe(272, 7, deep, { opacity: 0.25 }),
    shade(path('M200 700 300 279H500L600 700Z', paper), 0.2),
    plant(98, 286, 1),
    path('M70 280h56l-8 46h-40Z', paper),
    plant(690, 290, 1.15),
    path('M660 284h62l-9 50h-44Z', paper),
    plant(-330, 284, 0.9),
    path('M-358 280h56l-8 46h-40Z', paper),
    plant(-620, 290, 1.1),
    path('M-650 284h62l-9 50h-44Z', paper),
    path('M236 318H566L596 342H206Z', deep),
    path('M206 342H596V348H206Z', ink),
    shade(ellipse(400, 330, 140, 6, ink), 0.35),
    limb(
      [
        [386, 216, 20],
        [336, 268, 14],
      ],
      ink,
    ),
    limb(
      [
        [336, 268, 14],
        [284, 316, 8],
      ],
      ink,
    ),
    limb(
      [
        [284, 318, 7.5],
        [262, 324, 5],
      ],
      skinTone,
    ),
    limb(
      [
        [414, 216, 21],
        [476, 240, 16],
      ],
      ink,
    ),
    limb(
      [
        [476, 240, 15.5],
        [480, 312, 9],
      ],
      ink,
    ),
    limb(
      [
        [480, 318, 8],
        [508, 324, 5],
      ],
      skinTone,
    ),
    limb(
      [
        [378, 146, 11.5],
        [328, 144, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [328, 144, 9],
        [278, 142, 6.5],
      ],
      skinTone,
    ),
    limb(
      [
        [278, 142, 5.5],
        [258, 141, 3.5],
      ],
      skinTone,
    ),
    limb(
      [
        [424, 146, 11.5],
        [474, 144, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [474, 144, 9],
        [524, 142, 6.5],
      ],
      skinTone,
    ),
    limb(
      [
        [524, 142, 5.5],
        [544, 141, 3.5],
      ],
      skinTone,
    ),
    limb(
      [
        [401, 140, 9],
        [402, 116, 9],
      ],
      skinTone,
    ),
    path(
      'M366 150C372 134 388 134 392 136 397 142 407 142 412 136 416 134 430 134 436 150 434 164 424 176 424 190L430 222C412 232 388 232 372 222L378 190C378 176 368 164 366 150Z',
      deep,
    ),
    circle(404, 98, 19.5, skinTone),
    path('M384 102C380 72 398 72 410 75 422 79 425 88 423 94 412 88 400 90 396 102 394 112 388 112 384 102Z', hair[1]),
    circle(388, 74, 11, hair[1]),
  ])
}
