import { useMemo } from 'react'
import { encode } from 'uqr'
import { styled } from '../../theme/styled.ts'

/** Empty modules around the code, which readers need to find it. */
const quietZone = 4

type QrPath = {
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

// Always dark on white, because many readers need it.
const Drawing = styled('svg', {
  base: { display: 'block', maxWidth: 'full', bg: 'white', color: 'black' },
  variants: {
    size: {
      large: { width: '220px', height: '220px' },
      small: { width: '116px', height: '116px', borderRadius: 'control' },
    },
  },
})

type Props = {
  readonly text: string
  /** The code's meaning, for people who cannot see it. */
  readonly label: string
  readonly size?: 'large' | 'small'
}

export function QrCode({ text, label, size: side = 'large' }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <Drawing size={side} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="currentColor" />
    </Drawing>
  )
}
