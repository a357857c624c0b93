import { backdrop, street, tree, people } from '../drawing/centre.ts'
import { circle, drawing, fine, group, line, path, rect } from '../drawing/rig.ts'
import { left, row, stripe } from '../drawing/stage.ts'
import { deep, ink, mid, paper, sky, soft, warm, water } from '../drawing/tone.ts'

/** A centre by the sea. */
export function VenueCoastScene() {
  return drawing([
    backdrop(soft),
    circle(560, 74, 34, warm),
    path(`M${left} 170Q-560 96-260 160T160 150V300H${left}Z`, mid, { opacity: 0.55 }),
    stripe(196, 100, water),
    fine(
      line('M-700 214h80M-500 226h120M-240 216h90M-40 232h70M30 216h60M680 214h90M760 230h80', paper, 4, {
        opacity: 0.6,
      }),
    ),
    path('M60 208l26-52 4 52ZM56 212h44l-8 10h-28Z', paper),
    path('M-300 204l20-42 3 42ZM-304 208h36l-7 8h-22Z', paper),
    street(),
    path('M196 284V176L296 96 396 176V284Z', paper),
    path('M396 284V176L496 96 596 176V284Z', sky),
    path('M186 180 296 90 406 180 396 190 296 108 196 190Z', deep),
    path('M386 180 496 90 606 180 596 190 496 108 396 190Z', deep),
    rect(222, 196, 148, 88, deep),
    group(row(234, 350, 34, (x) => rect(x, 204, 26, 52, soft))),
    path('M222 262q18-9 37 0t37 0 37 0 37 0V284H222Z', warm),
    circle(296, 156, 17, deep),
    line('M287 158q5-5 9 0t9 0', paper, 3),
    rect(424, 196, 58, 88, deep),
    rect(430, 202, 22, 82, soft),
    rect(456, 202, 22, 82, soft),
    rect(502, 196, 66, 50, deep),
    rect(508, 202, 54, 38, soft),
    rect(412, 186, 82, 9, warm, { rx: 3 }),
    path('M612 284h6V132h-6Z', ink),
    path('M618 136h44l-10 14 10 14h-44Z', warm),
    tree(150, 286, 0.9),
    tree(668, 286, 1.05),
    people(),
  ])
}
