import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

const gaps = { base: 12, md: 20 }

/** Up to this many columns, fewer for large text. */
function upTo(columns: number, gap: keyof typeof gaps): string {
  const share = `(100% - ${gaps[gap] * (columns - 1) + 1}px) / ${columns}`
  return `repeat(auto-fill, minmax(min(100%, max(8rem, ${share})), 1fr))`
}

/** Tiles side by side. `mosaic`: the first is two by two among four columns; two columns on phones. */
export const TileGrid = styled('ul', {
  base: {
    display: 'grid',
    columnGap: { base: `${gaps.base}px`, md: `${gaps.md}px` },
    rowGap: { base: '4', md: '6' },
  },
  variants: {
    columns: {
      mosaic: {
        gridTemplateColumns: { base: upTo(2, 'base'), md: upTo(4, 'md') },
        '& > li:first-of-type': { gridColumn: { base: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } },
      },
      four: { gridTemplateColumns: { base: upTo(2, 'base'), md: upTo(4, 'md') } },
      three: { gridTemplateColumns: { base: upTo(2, 'base'), md: upTo(3, 'md') } },
      // Large pictures, as of centres: one column on phones.
      places: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: upTo(2, 'base'), md: upTo(3, 'md') },
        rowGap: { base: '6', md: '8' },
      },
    },
  },
})

// Invisible for 150 ms, so that a fast answer does not flash.
const Ghosts = styled('div', { base: { opacity: 0, animation: 'appear 150ms ease-out 150ms forwards' } })
const Ghost = styled('li', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto', gap: '2' },
})
const Frame = styled('span', {
  base: { display: 'block', aspectRatio: '16 / 9', width: 'full', bg: 'tone.soft', borderRadius: 'card' },
})
const Lines = styled('span', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    py: '1',
    '& > span': { display: 'block', height: '14px', borderRadius: 'full', bg: 'bg.sunken', width: '70%' },
    '& > span + span': { width: '45%' },
  },
})

type Props = {
  readonly columns: 'mosaic' | 'four' | 'three' | 'places'
  readonly count: number
  /** Lines of text under each picture. */
  readonly lines?: number
}

/** Placeholders for tiles: frames in the soft colour, and their text. */
export function TileSkeletons({ columns, count, lines = 2 }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <Ghosts role="status">
      <VisuallyHidden>{t('common:status.loading')}</VisuallyHidden>
      <TileGrid columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Ghost key={index}>
            <Frame />
            <Lines>
              {Array.from({ length: lines }, (__, line) => (
                <span key={line} />
              ))}
            </Lines>
          </Ghost>
        ))}
      </TileGrid>
    </Ghosts>
  )
}
