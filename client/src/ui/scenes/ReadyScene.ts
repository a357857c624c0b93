import { circle, drawing, ellipse, fine, group, line, path, rect, shade, shoe } from './drawing/rig.ts'
import { floor, left, right, row, stripe, wall } from './drawing/stage.ts'
import { deep, ink, mid, paper, sky, soft, warm } from './drawing/tone.ts'

/** A packed bag on the bench before the lockers. */
export function ReadyScene() {
  return drawing([
    wall(soft),
    row(left, right, 100, (x, i) =>
      group([
        rect(x + 3, -320, 94, 600, i % 5 === 3 ? mid : sky),
        rect(x + 3, 20, 94, 3, soft),
        fine([
          rect(x + 24, 44, 52, 4, soft),
          rect(x + 24, 54, 52, 4, soft),
          rect(x + 24, 64, 52, 4, soft),
          circle(x + 78, 160, 6, mid),
          rect(x + 36, 92, 28, 18, paper, { rx: 3 }),
        ]),
      ]),
    ),
    floor(280, mid),
    fine(row(left, right, 64, (x) => line(`M${x} 280l${(x - 320) * 0.5} 200`, paper, 2, { opacity: 0.18 }))),
    stripe(238, 20, deep),
    stripe(258, 6, ink, { opacity: 0.5 }),
    row(left + 60, right, 420, (x) => rect(x, 258, 14, 92, deep)),
    shade(ellipse(400, 240, 140, 6, ink), 0.3),
    line('M338 140C340 70 460 70 462 140', ink, 10),
    path(
      'M286 150C286 134 296 126 312 126H488C504 126 514 134 514 150L520 222C520 232 512 238 502 238H298C288 238 280 232 280 222Z',
      deep,
    ),
    path('M286 150C286 134 296 126 312 126H488C504 126 514 134 514 150L515 164H285Z', ink, { opacity: 0.35 }),
    line('M310 164H490', paper, 4, { 'stroke-dasharray': '7 6', opacity: 0.8 }),
    path('M340 182H460V238H340Z', mid),
    circle(400, 208, 13, warm),
    rect(326, 126, 16, 112, warm),
    rect(458, 126, 16, 112, warm),
    path('M150 236V158C150 148 158 142 168 142H236C246 142 254 148 254 158V236Z', warm),
    path('M150 176H254V192H150ZM150 206H254V216H150Z', paper, { opacity: 0.75 }),
    path('M540 134h26v12c10 4 14 12 14 22v62c0 6-4 8-8 8h-38c-4 0-8-2-8-8v-62c0-10 4-18 14-22Z', paper),
    rect(538, 120, 30, 18, warm, { rx: 4 }),
    path('M526 184h54v28h-54Z', mid),
    shade(ellipse(420, 344, 90, 8, ink), 0.35),
    shoe(356, 326, 0, paper, warm, 2.1),
    shoe(430, 330, 0, paper, warm, 2.1),
    fine(line('M372 314l10-8M380 318l10-8M446 318l10-8M454 322l10-8', mid, 3)),
  ])
}
