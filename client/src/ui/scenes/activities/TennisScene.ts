import { racket } from '../drawing/racket.ts'
import { at, circle, drawing, ellipse, fine, group, limb, line, path, rect, shade, shoe } from '../drawing/rig.ts'
import { along, bars, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, mid2, paper, skin, soft, tennisBall, warm } from '../drawing/tone.ts'

const trees = [
  [-640, 70],
  [-540, 50],
  [-420, 62],
  [-330, 44],
  [-180, 58],
  [-96, 74],
  [10, 50],
  [110, 66],
  [196, 44],
  [696, 60],
  [770, 80],
  [830, 56],
  [930, 70],
] as const

/** A server who reaches for the ball. */
export function TennisScene() {
  const skinTone = skin[1]
  return drawing([
    wall(soft),
    circle(580, 56, 38, warm),
    trees.map(([x, r]) => circle(x, 112 - r * 0.4, r, mid, { opacity: 0.55 })),
    stripe(96, 76, mid2),
    fine(line(along(left, right, 14, (x) => `M${x} 96l-24 76m0-76 24 76`).join(''), paper, 1, { opacity: 0.22 })),
    row(left, right, 130, (x) => rect(x, 90, 5, 84, deep)),
    stripe(168, 532, mid),
    path(`M${left} 186H${right}V700H${left}Z`, deep),
    line(
      `M${left} 206H${right}M${left} 318H${right}M-160 206-420 420M150 206 40 420M460 206 590 420M760 206 1010 420`,
      paper,
      5,
      { opacity: 0.9 },
    ),
    rect(left, 184, 1000, 6, paper),
    group(
      [
        bars([left, 96], 190, 66, { width: 1.5, step: 14 }, paper),
        [202, 216, 230, 244].map((y) => rect(left, y, 1000, 1.5, paper)),
      ],
      { opacity: 0.4 },
    ),
    rect(94, 178, 8, 84, ink),
    shade(ellipse(388, 338, 96, 10, ink), 0.45),
    limb(
      [
        [386, 224, 17],
        [344, 270, 13],
      ],
      skinTone,
    ),
    limb(
      [
        [344, 270, 12],
        [304, 312, 8],
      ],
      skinTone,
    ),
    shoe(302, 318, 24, paper, warm, 1.05),
    limb(
      [
        [402, 226, 18],
        [424, 278, 13.5],
      ],
      skinTone,
    ),
    limb(
      [
        [424, 278, 13],
        [408, 330, 8],
      ],
      skinTone,
    ),
    shoe(408, 332, 0, paper, warm, 1.05),
    limb(
      [
        [372, 140, 11],
        [338, 166, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [338, 166, 9],
        [326, 128, 7],
      ],
      skinTone,
    ),
    at(racket({ rx: 33, ry: 41, shaft: 30, frame: ink, strings: 9, throat: true }), 286, 34, 0.82, -23),
    circle(326, 128, 8.5, skinTone),
    path('M372 220C382 214 414 214 422 220L436 254C420 268 378 268 358 250Z', paper),
    path(
      'M362 144C366 126 384 122 396 124 408 122 420 130 420 144 422 170 418 196 422 224 408 232 384 232 370 222 374 196 362 168 362 144Z',
      warm,
    ),
    limb(
      [
        [408, 138, 12],
        [442, 98, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [442, 98, 9],
        [452, 48, 6.5],
      ],
      skinTone,
    ),
    limb(
      [
        [452, 48, 6],
        [450, 34, 4],
      ],
      skinTone,
    ),
    limb(
      [
        [398, 126, 9],
        [404, 108, 9],
      ],
      skinTone,
    ),
    circle(410, 94, 20, skinTone),
    path('M390 96C386 70 406 66 418 72 428 76 432 84 430 90 416 84 404 84 398 100 396 106 392 104 390 96Z', hair[1]),
    line('M389 92 431 84', paper, 5),
    path('M388 88C370 92 364 104 362 116 376 114 388 106 392 98Z', hair[1]),
    at([circle(0, 0, 16, tennisBall), line('M-15-5C-6-3-3 6-6 15M15 5C6 3 3-6 6-15', paper, 2.5)], 474, 34),
  ])
}
