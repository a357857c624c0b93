import { backdrop, street, tree, people } from '../drawing/centre.ts'
import { circle, drawing, fine, group, limb, line, path, rect } from '../drawing/rig.ts'
import { left, row } from '../drawing/stage.ts'
import { deep, ink, mid, paper, skin, sky, soft, warm } from '../drawing/tone.ts'

const holds = [
  [380, 220],
  [398, 250],
  [420, 230],
  [446, 216],
  [462, 252],
  [450, 272],
  [410, 272],
] as const

/** A centre in an old mill. */
export function VenueMillScene() {
  return drawing([
    backdrop(sky),
    path(
      `M${left} 190h120v-50h70v30h120v-70h46v90h160v-40h90v20h120v-60h60v100h320v-30h90v-40h60v70h380v-60h100v80V300H${left}Z`,
      soft,
    ),
    street(),
    path('M576 284 588-40h44l12 324Z', mid),
    rect(582, -46, 56, 14, ink),
    fine(line('M586 20h48M584 70h52', paper, 3, { opacity: 0.6 })),
    group(
      [
        path('M150 284V164L222 120V164L294 120V164L366 120V164L438 120V164L510 120V284Z', mid),
        path(
          'M222 120V164L162 157ZM294 120V164L234 157ZM366 120V164L306 157ZM438 120V164L378 157ZM510 120V164L450 157Z',
          paper,
          { opacity: 0.7 },
        ),
        rect(150, 164, 360, 120, deep),
        fine(
          group(
            [184, 204, 224, 244, 264].map((y) => rect(150, y, 360, 2, ink)),
            { opacity: 0.28 },
          ),
        ),
        row(168, 270, 56, (x) => [
          path(`M${x} 262V206a20 20 0 0 1 40 0V262Z`, soft),
          line(`M${x + 20} 188V262M${x} 226h40`, deep, 3),
        ]),
        path('M352 284V196H492V284Z', ink),
        path('M360 204H484V284H360Z', soft),
        path('M392 284 408 204H440L428 284Z', mid),
        holds.map(([x, y], index) => circle(x, y, 5, [warm, ink, paper][index % 3] ?? ink)),
        limb(
          [
            [424, 244, 5],
            [428, 258, 4],
          ],
          warm,
        ),
        limb(
          [
            [424, 240, 3],
            [416, 230, 2.5],
          ],
          skin[2],
        ),
        circle(427, 234, 5, ink),
        rect(344, 186, 156, 10, warm, { rx: 3 }),
      ],
      { transform: 'translate(330 284)scale(1.28)translate(-330 -284)' },
    ),
    tree(62, 286, 0.9),
    tree(668, 286, 1.1),
    people(),
  ])
}
