import {
  at,
  circle,
  drawing,
  ellipse,
  fine,
  group,
  limb,
  line,
  path,
  rect,
  shade,
  shoe,
  tenth,
} from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { left, right, row, wall } from '../drawing/stage.ts'
import { deep, hair, ink, mid, mid2, paper, skin, soft, warm, warm2 } from '../drawing/tone.ts'

const pine = (x: number, y: number, scale: number): Drawn =>
  at(
    [
      rect(-4, -18, 8, 22, ink),
      path('M0-118 34-58H18L44-16H-44L-18-58H-34Z', deep),
      shade(path('M0-118 34-58H18L44-16H0Z', ink), 0.16),
    ],
    x,
    y,
    scale,
  )

const flags = 12

/** Flags on a line from (34, 92) to (640, 84) that sags by 34. */
function bunting(): Drawn {
  const knot = (index: number): readonly [number, number] => {
    const part = index / flags
    return [34 + 606 * part, 92 - 8 * part + 34 * 4 * part * (1 - part)]
  }
  const flag = (_: number, index: number): Drawn => {
    const [[x, y], [nextX, nextY]] = [knot(index), knot(index + 1)]
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2]
    const cloth = `M${tenth(middleX - 14)} ${tenth(middleY - 1)}L${tenth(middleX + 14)} ${tenth(middleY + 1)}`
    return path(`${cloth}L${tenth(middleX)} ${tenth(middleY + 27)}Z`, [warm, paper, deep][index % 3] ?? warm)
  }
  return [line('M34 92Q337 156 640 84', ink, 2.5), row(0, flags - 1, 1, flag)]
}

/** Children and a tent by the trees. */
export function CampScene() {
  const skinTone = skin[2]
  const paleSkin = skin[0]
  return drawing([
    wall(soft),
    circle(196, 74, 40, paper, { opacity: 0.85 }),
    fine([
      path('M-120 70a26 26 0 0 1 48-10 22 22 0 0 1 40 10ZM560 40a22 22 0 0 1 42-8 18 18 0 0 1 34 8Z', paper, {
        opacity: 0.8,
      }),
    ]),
    path(`M${left} 190Q-700 110-480 176T-80 150Q120 96 330 168T760 140Q940 110 ${right} 160V700H${left}Z`, mid, {
      opacity: 0.6,
    }),
    pine(-40, 222, 1.05),
    pine(34, 232, 1.35),
    pine(640, 226, 1.3),
    pine(716, 236, 1.6),
    pine(-120, 230, 1.4),
    pine(-420, 226, 1.2),
    pine(-500, 236, 1.6),
    pine(-690, 226, 1.1),
    pine(-780, 236, 1.4),
    pine(860, 230, 1.2),
    path(`M${left} 226Q-500 206-200 224T300 232 ${right} 220V700H${left}Z`, mid),
    path(`M${left} 300Q-400 282 0 306T560 300 ${right} 306V700H${left}Z`, mid2),
    bunting(),
    shade(ellipse(430, 314, 196, 12, ink), 0.35),
    path('M428 92 592 308H268Z', warm),
    path('M428 92 592 308H470Z', warm2),
    path('M428 92 470 308H352Z', ink),
    path('M428 92C424 180 396 250 336 308H268Z', warm),
    path('M428 92 420 86M428 92', ink),
    line('M428 92 414 78M428 92 440 78', ink, 5),
    path('M428 92 470 308H520C480 250 440 180 428 92Z', warm2),
    line('M592 308 624 318M268 308 232 320', ink, 3),
    group([
      limb(
        [
          [222, 254, 12],
          [212, 286, 9],
        ],
        ink,
      ),
      limb(
        [
          [212, 286, 9],
          [216, 318, 6.5],
        ],
        paleSkin,
      ),
      limb(
        [
          [242, 254, 12],
          [252, 286, 9],
        ],
        ink,
      ),
      limb(
        [
          [252, 286, 9],
          [250, 318, 6.5],
        ],
        paleSkin,
      ),
      shoe(213, 324, 0, paper, warm, 0.72),
      shoe(247, 324, 0, paper, warm, 0.72),
      limb(
        [
          [216, 202, 8],
          [192, 176, 6.5],
        ],
        paleSkin,
      ),
      limb(
        [
          [192, 176, 6.5],
          [186, 146, 5],
        ],
        paleSkin,
      ),
      limb(
        [
          [248, 202, 8],
          [272, 178, 6.5],
        ],
        paleSkin,
      ),
      limb(
        [
          [272, 178, 6.5],
          [282, 150, 5],
        ],
        paleSkin,
      ),
      path('M210 204C214 190 226 188 232 190 240 188 250 190 254 204L252 256C240 262 224 262 212 256Z', paper),
      line('M211 222H253M212 238H253', deep, 6),
      limb(
        [
          [232, 190, 7],
          [232, 178, 7],
        ],
        paleSkin,
      ),
      circle(232, 164, 19, paleSkin),
      path(
        'M212 166C208 138 224 138 232 140 242 138 256 140 252 166 248 154 242 152 232 153 222 152 216 154 212 166Z',
        hair[3],
      ),
      fine([circle(226, 168, 2, ink), circle(239, 168, 2, ink), line('M226 175q6 5 13 0', ink, 2)]),
    ]),
    group([
      path('M384 300C384 268 398 252 412 252S440 268 440 300Z', paper),
      circle(412, 234, 18, skinTone),
      path(
        'M394 236C390 208 404 208 412 210 420 208 434 208 430 236 426 224 422 222 412 222 402 222 398 224 394 236Z',
        hair[0],
      ),
      circle(398, 214, 8, hair[0]),
      circle(426, 214, 8, hair[0]),
      limb(
        [
          [390, 272, 7],
          [378, 300, 6],
        ],
        skinTone,
      ),
      limb(
        [
          [434, 272, 7],
          [446, 300, 6],
        ],
        skinTone,
      ),
      fine([circle(406, 237, 2, ink), circle(419, 237, 2, ink), line('M406 244q6 5 13 0', ink, 2)]),
    ]),
  ])
}
