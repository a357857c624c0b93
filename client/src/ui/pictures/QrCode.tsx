import { styled } from '../../theme/styled.ts'
import { qrPath } from './qr-path.ts'

// Always dark on white, because many readers need it.
const Drawing = styled('svg', {
  base: { display: 'block', width: '220px', height: '220px', maxWidth: 'full', bg: 'white', color: 'black' },
})

type Props = {
  readonly text: string
  /** The code's meaning, for people who cannot see it. */
  readonly label: string
}

export function QrCode({ text, label }: Props) {
  const { size, path } = qrPath(text)
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="currentColor" />
    </Drawing>
  )
}
