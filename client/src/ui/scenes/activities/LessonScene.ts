import { pool, poolEdge, rope } from '../drawing/pool.ts'
import { circle, drawing, ellipse, fine, limb, line, path } from '../drawing/rig.ts'
import { wave } from '../drawing/stage.ts'
import { deep, deep2, hair, ink, mid, paper, skin, warm, warm2 } from '../drawing/tone.ts'

/** A child with a float, and a teacher in the water. */
export function LessonScene() {
  const skinTone = skin[1]
  const teacherSkin = skin[3]
  return drawing([
    pool(),
    limb(
      [
        [586, 112, 12],
        [606, 160, 9],
        [590, 200, 7],
      ],
      teacherSkin,
    ),
    path('M536 112C544 98 590 98 598 112 602 140 594 170 598 210H540C544 170 534 140 536 112Z', warm),
    path('M556 100h22l-11 16Z', teacherSkin),
    limb(
      [
        [567, 104, 9],
        [567, 86, 9],
      ],
      teacherSkin,
    ),
    circle(567, 72, 20, teacherSkin),
    path('M547 74C545 50 562 50 567 50 572 50 589 50 587 74 584 64 578 60 567 60 556 60 550 64 547 74Z', hair[2]),
    fine([circle(560, 74, 2, ink), circle(574, 74, 2, ink), line('M560 82q7 6 14 0', paper, 2.5)]),
    limb(
      [
        [546, 116, 12],
        [514, 148, 9],
        [486, 148, 6.5],
      ],
      teacherSkin,
    ),
    wave(186, 5, 90, deep2),
    rope(196, { width: 20, height: 9, gap: 6 }),
    fine([
      circle(334, 150, 5, paper),
      circle(312, 176, 4, paper),
      circle(470, 166, 4, paper),
      circle(348, 126, 3, paper),
    ]),
    fine(line('M284 226q20-9 40 0M476 226q20-9 40 0M300 206q12-6 24 0M478 206q12-6 24 0', paper, 4, { opacity: 0.6 })),
    path('M352 226C368 212 432 212 448 226L456 268H344Z', mid),
    limb(
      [
        [358, 230, 14],
        [338, 254, 10],
      ],
      skinTone,
    ),
    limb(
      [
        [442, 230, 14],
        [462, 254, 10],
      ],
      skinTone,
    ),
    limb(
      [
        [400, 226, 12],
        [400, 206, 12],
      ],
      skinTone,
    ),
    circle(400, 176, 42, skinTone),
    path('M357 180C350 124 386 124 400 124 414 124 450 124 443 180 428 160 372 160 357 180Z', deep),
    path('M384 125h32v36h-32Z', paper),
    line('M358 178Q400 162 442 178', ink, 5),
    limb(
      [
        [380, 180, 12],
        [386, 180, 11],
      ],
      ink,
    ),
    limb(
      [
        [420, 180, 12],
        [414, 180, 11],
      ],
      ink,
    ),
    ellipse(378, 177, 5, 4, paper, { opacity: 0.55 }),
    ellipse(416, 177, 5, 4, paper, { opacity: 0.55 }),
    path('M384 200Q400 219 416 200Z', paper),
    path('M312 268C312 252 324 246 340 246H460C476 246 488 252 488 268L496 300H304Z', warm),
    path('M312 268H488L490 278H310Z', warm2, { opacity: 0.6 }),
    limb(
      [
        [338, 250, 9],
        [344, 264, 8],
      ],
      skinTone,
    ),
    limb(
      [
        [462, 250, 9],
        [456, 264, 8],
      ],
      skinTone,
    ),
    wave(284, 7, 110, deep),
    line('M276 286q22-10 44 0M482 286q26-12 50 0', paper, 4, { opacity: 0.75 }),
    poolEdge(),
  ])
}
