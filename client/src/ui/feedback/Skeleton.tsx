import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

// Invisible for 150 ms, so that a fast answer does not flash.
const Stack = styled('div', {
  base: { opacity: 0, animation: 'appear 150ms ease-out 150ms forwards' },
  variants: {
    shape: {
      block: { display: 'grid', gap: '4' },
      text: { display: 'grid', gap: '4' },
      lines: { display: 'grid', gap: '4' },
      row: { '& > * + *': { borderTopWidth: '1px', borderColor: 'border' } },
      tile: { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
    },
  },
})
// Hairline grey: visible on white in every brand.
const Bar = styled('span', {
  base: { display: 'block', bg: 'border', borderRadius: 'control', animation: 'breathe 1.6s ease-in-out infinite' },
})
const Frame = styled('span', {
  base: { display: 'block', bg: 'tone.soft', borderRadius: 'card', animation: 'breathe 1.6s ease-in-out infinite' },
})
const Block = styled('span', {
  base: {
    display: 'block',
    bg: 'bg.sunken',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})
const Row = styled('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '56px 1fr', md: '72px 1fr 1fr 96px' },
    alignItems: 'center',
    gap: { base: '3', md: '5' },
    py: '4',
    '& > :nth-of-type(n + 3)': { hideBelow: 'md' },
  },
})
const Words = styled('span', { base: { display: 'grid', gap: '2' } })

function Piece({ shape, height }: Required<Pick<Props, 'shape' | 'height'>>) {
  switch (shape) {
    case 'row':
      return (
        <Row>
          <Frame style={{ aspectRatio: '1' }} />
          <Words>
            <Bar style={{ height: '20px', width: '70%' }} />
            <Bar style={{ height: '14px', width: '40%' }} />
          </Words>
          <Words>
            <Bar style={{ height: '16px', width: '60%' }} />
            <Bar style={{ height: '14px', width: '75%' }} />
          </Words>
          <Bar style={{ height: '20px' }} />
        </Row>
      )
    case 'tile':
      return (
        <Words>
          <Frame style={{ aspectRatio: '16 / 9' }} />
          <Bar style={{ height: '20px', width: '60%' }} />
          <Bar style={{ height: '14px', width: '35%' }} />
        </Words>
      )
    case 'text':
      return (
        <Words>
          <Bar style={{ height: '32px', width: '45%', marginBottom: '8px' }} />
          <Bar style={{ height: '16px', width: '80%' }} />
          <Bar style={{ height: '16px', width: '60%' }} />
        </Words>
      )
    case 'lines':
      return (
        <Words>
          <Bar style={{ height: '16px', width: '80%' }} />
          <Bar style={{ height: '16px', width: '40%' }} />
        </Words>
      )
    case 'block':
      return <Block style={{ height }} />
  }
}

type Props = {
  /** The number and shape of the expected parts. */
  readonly count?: number
  readonly shape?: 'block' | 'row' | 'tile' | 'text' | 'lines'
  /** Of a block, in pixels. */
  readonly height?: number
}

/** A placeholder for a list or a card. */
export function Skeleton({ count = 3, shape = 'block', height = 96 }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <div role="status">
      <VisuallyHidden>{t('common:status.loading')}</VisuallyHidden>
      <Stack shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Piece key={index} shape={shape} height={height} />
        ))}
      </Stack>
    </div>
  )
}
