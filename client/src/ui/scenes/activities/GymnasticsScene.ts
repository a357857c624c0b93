import { circle, drawing, ellipse, group, limb, line, path, rect, ring, shade } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, paper, skin, sky, soft, warm } from '../drawing/tone.ts'

const wallBars = (x: number): Drawn =>
  group([
    rect(x, 20, 10, 240, mid),
    rect(x + 120, 20, 10, 240, mid),
    row(34, 230, 28, (y) => rect(x, y, 130, 8, mid, { rx: 4 })),
  ])

/** A cartwheel on the floor. */
export function GymnasticsScene() {
  const skinTone = skin[1]
  return drawing([
    wall(sky),
    row(left, right, 240, (x) => rect(x, -320, 120, 560, soft, { opacity: 0.6 })),
    [-660, -420, -60].map(wallBars),
    line('M584-320V72M660-320V72', deep, 5),
    ring(584, 96, 24, deep, 9),
    ring(660, 96, 24, deep, 9),
    floor(250, mid),
    path(`M${left} 296H${right}V352H${left}Z`, deep),
    stripe(352, 348, ink, { opacity: 0.85 }),
    path(`M${left} 276H${right}V296H${left}Z`, paper, { opacity: 0.22 }),
    row(left + 80, right, 320, (x) => path(`M${x} 296h6v56h-6Z`, ink, { opacity: 0.4 })),
    stripe(352, 6, ink, { opacity: 0.3 }),
    shade(ellipse(386, 312, 100, 9, ink), 0.5),
    limb(
      [
        [392, 132, 19],
        [452, 96, 13.5],
      ],
      skinTone,
    ),
    limb(
      [
        [452, 96, 13],
        [510, 56, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [510, 56, 7],
        [532, 38, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [372, 130, 19],
        [316, 92, 13.5],
      ],
      skinTone,
    ),
    limb(
      [
        [316, 92, 13],
        [270, 40, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [270, 40, 7],
        [252, 20, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [358, 218, 12],
        [334, 262, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [334, 262, 9],
        [320, 304, 6.5],
      ],
      skinTone,
    ),
    limb(
      [
        [322, 305, 6],
        [304, 309, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [404, 222, 12],
        [426, 264, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [426, 264, 9],
        [436, 304, 6.5],
      ],
      skinTone,
    ),
    limb(
      [
        [434, 305, 6],
        [454, 309, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [382, 224, 9],
        [384, 244, 9],
      ],
      skinTone,
    ),
    path(
      'M352 224C350 208 362 190 360 160 352 134 362 114 382 112 402 114 412 132 404 160 402 190 416 208 410 226 396 238 366 236 352 224Z',
      deep,
    ),
    path('M361 170C372 182 392 182 403 170L406 184C394 196 370 196 359 184Z', warm),
    circle(385, 262, 20, skinTone),
    path(
      'M366 262C362 286 376 288 386 286 398 288 408 284 404 260 402 272 396 276 385 276 374 276 368 272 366 262Z',
      hair[0],
    ),
    circle(386, 290, 9, hair[0]),
  ])
}
