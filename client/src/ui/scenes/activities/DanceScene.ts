import { circle, drawing, ellipse, fine, limb, line, path, shade } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, deep2, hair, ink, paper, skin, soft, warm, warm2 } from '../drawing/tone.ts'

/** A leap on a stage. */
export function DanceScene() {
  const skinTone = skin[2]
  return drawing([
    wall(deep),
    stripe(-320, 1020, ink, { opacity: 0.35 }),
    path('M250-320H340L560 330H160ZM640-320H560L260 330H640Z', deep2, { opacity: 0.85 }),
    path('M-640-320H-560L-340 330H-700ZM-220-320H-300L-520 330H-180Z', deep2, { opacity: 0.55 }),
    floor(296, deep2),
    fine(row(left, right, 90, (x) => line(`M${x} 296l${(x - 400) * 0.6} 240`, ink, 2, { opacity: 0.2 }))),
    ellipse(402, 330, 190, 24, soft, { opacity: 0.55 }),
    shade(ellipse(402, 328, 96, 9, ink), 0.5),
    limb(
      [
        [300, 214, 13],
        [246, 214, 8],
      ],
      skinTone,
    ),
    limb(
      [
        [246, 214, 7.5],
        [206, 200, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [372, 200, 19],
        [300, 214, 13],
      ],
      skinTone,
    ),
    limb(
      [
        [416, 200, 19],
        [490, 184, 13],
      ],
      skinTone,
    ),
    limb(
      [
        [490, 184, 13],
        [556, 178, 7.5],
      ],
      skinTone,
    ),
    limb(
      [
        [556, 178, 7],
        [600, 184, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [372, 122, 11],
        [318, 104, 8.5],
      ],
      skinTone,
    ),
    limb(
      [
        [318, 104, 8.5],
        [266, 84, 6],
      ],
      skinTone,
    ),
    limb(
      [
        [266, 84, 5],
        [248, 80, 3.5],
      ],
      skinTone,
    ),
    path(
      'M366 168C330 176 288 204 264 246 300 258 330 250 352 240 372 262 420 262 446 232 470 232 496 222 514 200 478 176 446 168 424 166Z',
      warm,
    ),
    path('M366 168C346 190 340 214 352 240 372 262 420 262 446 232 440 208 434 186 424 166Z', warm2, { opacity: 0.55 }),
    path(
      'M366 126C372 108 386 106 398 108 412 106 424 114 426 130 426 146 420 160 426 174 408 184 382 184 364 174 370 158 364 144 366 126Z',
      paper,
    ),
    limb(
      [
        [396, 112, 8.5],
        [400, 94, 8.5],
      ],
      skinTone,
    ),
    circle(404, 78, 19, skinTone),
    path('M385 82C380 54 400 52 410 56 422 60 425 68 424 74 410 68 400 72 396 82 392 92 388 92 385 82Z', hair[0]),
    circle(384, 60, 10, hair[0]),
    limb(
      [
        [418, 122, 11],
        [462, 84, 8.5],
      ],
      skinTone,
    ),
    limb(
      [
        [462, 84, 8.5],
        [506, 44, 6],
      ],
      skinTone,
    ),
    limb(
      [
        [506, 44, 5],
        [520, 32, 3.5],
      ],
      skinTone,
    ),
    fine([
      circle(180, 110, 4, warm),
      circle(220, 50, 3, paper),
      circle(600, 96, 4, paper),
      circle(560, 60, 3, warm),
      circle(150, 180, 3, paper),
      circle(-120, 90, 4, warm),
      circle(-300, 140, 3, paper),
      circle(-420, 60, 4, paper),
      circle(20, 130, 3, warm),
    ]),
  ])
}
