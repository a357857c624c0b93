import { basket, shootingCircle, thrower } from '../drawing/hoop.ts'
import { drawing, ellipse, fine, line, path, rect } from '../drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, deep2, hair, ink, mid, paper, skin, warm } from '../drawing/tone.ts'

/** A throw at the board. */
export function BasketballScene() {
  const player = {
    skinTone: skin[3],
    shirt: paper,
    shorts: warm,
    letters: 'M326 164q14-6 14 6 0 8-12 18h14',
    lettersIn: deep,
    hair: path(
      'M322 98C320 76 338 72 350 76 360 79 362 88 361 92 350 88 340 86 334 92 330 98 326 106 322 98Z',
      hair[2],
    ),
  }
  return drawing([
    wall(deep),
    row(left, right, 180, (x) => rect(x, -200, 132, 250, deep2)),
    stripe(66, 8, ink, { opacity: 0.35 }),
    floor(232, mid),
    fine(row(left, right, 70, (x) => line(`M${x} 232l${(x - 300) * 0.7} 300`, deep, 2, { opacity: 0.25 }))),
    shootingCircle(),
    rect(590, 30, 11, 230, ink),
    ellipse(596, 262, 36, 8, ink),
    path('M528-20 566-34V104L528 92Z', paper),
    line('M536 40 556 36V82L536 80Z', warm, 4),
    path('M566 30h30v12h-30Z', ink),
    basket(496, 84),
    thrower(player),
  ])
}
