import { racket } from '../drawing/racket.ts'
import { at, drawing, ellipse, fine, group, line, path, rect, shade } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { bars, left, right, row, stripe, wall } from '../drawing/stage.ts'
import { deep, ink, mid, paper, soft, warm } from '../drawing/tone.ts'

const shuttle = (x: number, y: number, scale: number, turn: number): Drawn =>
  at(
    [
      path('M-13-8-40-82C-26-96 26-96 40-82L13-8Z', paper),
      line('M-9-10-27-86M-3-10-9-91M3-10 9-91M9-10 27-86', soft, 3),
      line('M-21-34Q0-44 21-34M-29-58Q0-70 29-58', mid, 3),
      path('M-16-10H16C18 12 8 22 0 22S-18 12-16-10Z', paper),
      path('M-16-12H16L15-3H-15Z', warm),
    ],
    x,
    y,
    scale,
    turn,
  )

/** A racket, and a shuttle over the net. */
export function BadmintonScene() {
  return drawing([
    wall(deep),
    row(left, right, 220, (x) => path(`M${x} -320h16v420h-16Z`, ink, { opacity: 0.28 })),
    stripe(24, 10, ink, { opacity: 0.28 }),
    row(left + 30, right, 220, (x) => [
      rect(x, -30, 176, 42, soft, { opacity: 0.85 }),
      rect(x, -120, 176, 42, soft, { opacity: 0.85 }),
    ]),
    stripe(196, 504, mid),
    line(
      `M${left} 226H${right}M${left} 330H${right}M-120 226-320 420M160 226 90 420M440 226 510 420M720 226 920 420M-400 226-740 420`,
      paper,
      4,
      { opacity: 0.6 },
    ),
    group([
      stripe(118, 7, paper),
      bars([left, right], 124, 84, { width: 1.5, step: 13 }, paper, 0.34),
      group(
        [136, 148, 160, 172, 184, 196].map((y) => stripe(y, 1.5, paper)),
        { opacity: 0.34 },
      ),
    ]),
    rect(36, 112, 8, 178, ink),
    ellipse(40, 292, 28, 6, ink),
    shade(ellipse(330, 318, 60, 9, ink), 0.4),
    fine(line('M150 306C180 190 230 130 292 108', paper, 4, { 'stroke-dasharray': '2 14', opacity: 0.85 })),
    at(racket({ rx: 66, ry: 84, shaft: 92, frame: warm, strings: 12.5, throat: false }), 452, 142, 1, 34),
    shuttle(318, 104, 0.9, -112),
  ])
}
