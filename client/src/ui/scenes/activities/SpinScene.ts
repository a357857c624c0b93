import { at, circle, drawing, ellipse, group, limb, line, path, shade, shoe } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, deep2, hair, ink, mid, paper, skin, soft, warm, warm2 } from '../drawing/tone.ts'

const bike = (frame: string, wheel: string): Drawn =>
  group([
    line('M392 284 346 196M392 284 466 180M392 284H492M352 214H440', frame, 11),
    line('M346 196V186M322 184H366', frame, 11),
    line('M466 180 476 146M462 146H500', frame, 10),
    circle(492, 282, 46, frame),
    circle(492, 282, 32, wheel),
    circle(492, 282, 9, frame),
    line('M320 332H540M360 332 392 284M516 332 492 290', frame, 11),
  ])

/** A rider on an indoor bike. */
export function SpinScene() {
  const skinTone = skin[2]
  return drawing([
    wall(deep),
    stripe(-320, 1020, ink, { opacity: 0.25 }),
    row(left + 20, right, 190, (x, i) =>
      line(`M${x} ${40 + (i % 2) * 30}V${150 + (i % 2) * 30}`, i % 3 ? mid : warm, 8),
    ),
    floor(300, deep2),
    stripe(300, 6, ink, { opacity: 0.25 }),
    at(bike(deep2, deep), -290, -14, 0.96),
    at(bike(deep2, deep), -600, -14, 0.96),
    at(bike(deep2, deep), -910, -14, 0.96),
    at(bike(deep2, deep), 310, -14, 0.96),
    shade(ellipse(430, 338, 140, 10, ink), 0.5),
    limb(
      [
        [346, 174, 20],
        [402, 206, 14],
        [372, 262, 8.5],
      ],
      ink,
    ),
    shoe(364, 266, 12, warm2, paper, 0.95),
    bike(soft, deep),
    circle(392, 284, 16, ink),
    line('M392 284 412 304M392 284 372 264', ink, 7),
    limb(
      [
        [346, 172, 21],
        [424, 214, 15],
      ],
      mid,
    ),
    limb(
      [
        [424, 214, 14],
        [408, 286, 8.5],
      ],
      skinTone,
    ),
    shoe(402, 296, 6, warm, paper, 1),
    path(
      'M330 182C328 158 376 104 404 96 428 92 442 108 434 124 420 150 384 172 368 190 352 200 332 196 330 182Z',
      paper,
    ),
    limb(
      [
        [418, 114, 12],
        [440, 152, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [440, 152, 9],
        [484, 140, 7],
      ],
      skinTone,
    ),
    limb(
      [
        [424, 102, 9],
        [440, 86, 9],
      ],
      skinTone,
    ),
    circle(452, 72, 20, skinTone),
    path('M433 80C424 50 446 46 460 50 472 54 474 62 472 70 460 62 448 66 444 76 442 84 436 86 433 80Z', hair[2]),
    circle(430, 58, 10, hair[2]),
    line('M434 70 471 60', warm, 6),
  ])
}
