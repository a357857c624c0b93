import { fine, line, path } from './rig.ts'
import type { Drawn } from './rig.ts'
import { bars, left, pills, right, row, stripe, wall } from './stage.ts'
import { ink, paper, sky, soft, warm, water } from './tone.ts'

type Pill = { readonly width: number; readonly height: number; readonly gap: number }

/** A lane rope in the accent and white. */
export const rope = (y: number, pill: Pill): Drawn => pills(y, pill, [warm, paper])

/** The hall and the water behind a swimmer. */
export const pool = (): Drawn => [
  wall(soft),
  row(left, right, 160, (x) => path(`M${x} -320h104v372h-104Z`, sky)),
  stripe(52, 20, paper, { opacity: 0.75 }),
  stripe(72, 40, sky),
  stripe(72, 40, water, { opacity: 0.45 }),
  fine(bars([left, right], 72, 40, { width: 2, step: 40 }, paper, 0.4)),
  stripe(108, 592, water),
  rope(132, { width: 13, height: 6, gap: 4 }),
  fine(line('M-300 152h90M-60 160h120M150 150h70M520 154h130M760 162h90M-620 156h140', paper, 3, { opacity: 0.4 })),
]

/** The lanes before a swimmer. */
export const poolEdge = (): Drawn => [
  fine(
    line('M300 286h60M420 292h110M-200 284h130M60 292h80M610 286h90M-520 290h110M-760 280h70', paper, 4, {
      opacity: 0.28,
    }),
  ),
  rope(326, { width: 40, height: 19, gap: 11 }),
  stripe(348, 352, ink, { opacity: 0.16 }),
  rope(470, { width: 70, height: 32, gap: 18 }),
]
