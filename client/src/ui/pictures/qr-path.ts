import { encode } from 'uqr'

/** Empty modules around the code, which readers need to find it. */
const quietZone = 4

export type QrPath = {
  /** The side of the square, in modules. */
  readonly size: number
  /** The dark modules as one SVG path. */
  readonly path: string
}

/** A QR code of a text as a drawing. A quarter of it may be dirty or folded. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: quietZone })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
