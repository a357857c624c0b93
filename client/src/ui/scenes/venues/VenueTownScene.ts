import { backdrop, street, tree, people } from '../drawing/centre.ts'
import { circle, drawing, fine, limb, line, path, rect, ring } from '../drawing/rig.ts'
import type { Drawn } from '../drawing/rig.ts'
import { left, right, row } from '../drawing/stage.ts'
import { deep, ink, mid, paper, skin, sky, soft, warm } from '../drawing/tone.ts'

const bicycle = (x: number, frame: string): Drawn => [
  ring(x, 298, 13, ink, 3),
  ring(x + 32, 298, 13, ink, 3),
  line(`M${x} 298l10-20h16l6 20M${x + 10} 278l10 20 8-24h8`, frame, 3.5),
]

/** A centre with a pool hall in town. */
export function VenueTownScene() {
  return drawing([
    backdrop(soft),
    path(`M${left} 200Q-600 120-380 190T0 170Q200 120 420 180T${right} 150V300H${left}Z`, mid, { opacity: 0.4 }),
    street(),
    tree(70, 286, 1),
    tree(112, 286, 0.75),
    tree(-200, 286, 1),
    tree(-260, 286, 0.8),
    tree(-520, 286, 1.05),
    tree(-700, 286, 0.9),
    tree(880, 286, 1),
    path('M158 284V158Q268 92 418 116V284Z', paper),
    path('M142 160Q262 78 430 104V120Q266 96 150 174Z', deep),
    path('M176 268V176Q266 126 404 140V268Z', mid),
    path('M176 268V176Q266 126 404 140V268Z', sky, { opacity: 0.55 }),
    path('M176 236q19-8 38 0t38 0 38 0 38 0 38 0 38 0V268H176Z', deep),
    fine([
      rect(176, 240, 228, 5, warm, { opacity: 0.9 }),
      circle(300, 230, 6, warm),
      limb(
        [
          [290, 234, 3],
          [276, 228, 2],
        ],
        skin[1],
      ),
    ]),
    line('M222 153V268M268 141V268M314 136V268M360 135V268', paper, 5),
    path('M418 284V92H640V284Z', deep),
    path('M418 92H640V104H418Z', ink, { opacity: 0.4 }),
    rect(434, 190, 92, 94, soft),
    line('M480 190V284', deep, 5),
    rect(424, 176, 112, 12, warm, { rx: 3 }),
    row(548, 600, 44, (x) => rect(x, 124, 30, 130, soft)),
    circle(480, 138, 20, paper),
    path('M466 142q7-8 14 0t14 0M466 133q7-8 14 0t14 0', 'none', {
      stroke: deep,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    path('M662 284h6V118h-6Z', ink),
    path('M668 122h46l-10 15 10 15h-46Z', warm),
    tree(716, 286, 1.1),
    fine([bicycle(160, paper), bicycle(204, warm)]),
    people(),
  ])
}
