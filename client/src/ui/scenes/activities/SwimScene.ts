import { pool, poolEdge, rope } from '../drawing/pool.ts'
import { circle, drawing, ellipse, fine, limb, line, path } from '../drawing/rig.ts'
import { wave } from '../drawing/stage.ts'
import { deep, deep2, ink, paper, skin, warm, warm2 } from '../drawing/tone.ts'

/** A front crawl in a lane. */
export function SwimScene() {
  const skinTone = skin[2]
  return drawing([
    pool(),
    wave(176, 5, 90, deep2),
    rope(184, { width: 20, height: 9, gap: 6 }),
    limb(
      [
        [322, 240, 10],
        [262, 226, 8],
      ],
      skinTone,
    ),
    limb(
      [
        [262, 226, 9],
        [232, 232, 4],
      ],
      skinTone,
    ),
    path('M318 262C320 222 352 200 410 204L470 236 440 280Z', skinTone),
    path('M316 262C318 236 330 220 352 211L362 262Z', ink),
    limb(
      [
        [472, 258, 12],
        [536, 262, 9],
        [586, 258, 6],
      ],
      skinTone,
    ),
    limb(
      [
        [398, 220, 19],
        [392, 132, 13],
      ],
      skinTone,
    ),
    limb(
      [
        [392, 132, 13],
        [462, 162, 9],
      ],
      skinTone,
    ),
    limb(
      [
        [462, 162, 8.5],
        [492, 186, 4.5],
      ],
      skinTone,
    ),
    circle(452, 226, 37, skinTone),
    path('M417 238C408 196 436 181 458 184 482 187 494 208 489 226 466 224 440 226 417 238Z', warm),
    path('M417 238C440 226 466 224 489 226L489 233C466 231 442 233 420 245Z', warm2),
    limb(
      [
        [474, 242, 8],
        [462, 243, 7],
      ],
      ink,
    ),
    line('M455 242 420 250', ink, 4),
    ellipse(477, 241, 4, 3, paper, { opacity: 0.6 }),
    wave(254, 7, 110, deep),
    fine([
      circle(222, 208, 6, paper),
      circle(246, 192, 4, paper),
      circle(204, 190, 3, paper),
      circle(262, 206, 3, paper),
      circle(238, 172, 3, paper),
    ]),
    path('M196 246C206 222 226 216 240 224 254 212 276 222 284 246Z', paper, { opacity: 0.92 }),
    line('M500 252q24-10 48 0M392 262q34 12 90 2', paper, 4, { opacity: 0.75 }),
    poolEdge(),
  ])
}
