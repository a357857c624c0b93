import { basket, shootingCircle, thrower } from '../drawing/hoop.ts'
import { circle, drawing, ellipse, group, path, rect } from '../drawing/rig.ts'
import { floor, left, right, row, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, paper, skin, soft, warm } from '../drawing/tone.ts'

/** A throw at the post. */
export function NetballScene() {
  const player = {
    skinTone: skin[1],
    shirt: warm,
    shorts: ink,
    letters: 'M330 166q-12-4-13 10 1 13 13 10v-9h-6M352 163q-11-4-12 4 0 6 7 7 8 3 6 9-4 6-13 2',
    lettersIn: ink,
    hair: group([
      path('M322 100C320 74 340 72 350 76 360 80 362 88 361 92 350 88 340 86 334 94 330 106 326 110 322 100Z', hair[0]),
      path('M324 88C304 84 292 98 290 124 302 118 316 112 326 102Z', hair[0]),
      circle(322, 88, 5, warm),
    ]),
  }
  return drawing([
    wall(soft),
    row(left, right, 300, (x) => circle(x, 150, 90, mid, { opacity: 0.35 })),
    row(left + 130, right, 300, (x) => circle(x, 160, 70, mid, { opacity: 0.3 })),
    floor(232, deep),
    shootingCircle(),
    rect(560, 74, 11, 216, paper),
    ellipse(566, 292, 36, 8, paper),
    basket(520, 78),
    rect(552, 74, 14, 8, warm),
    thrower(player),
  ])
}
