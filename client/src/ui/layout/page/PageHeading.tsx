import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

// With a picture: text left and the picture right; on phones the picture first, from edge to edge.
const Block = styled('div', {
  base: { mb: '6' },
  variants: {
    pictured: {
      true: {
        display: 'grid',
        gap: { base: '4', md: '10' },
        alignItems: 'center',
        mb: { base: '4', md: '6' },
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 300px)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
      },
    },
    aside: {
      true: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '3' },
    },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '2', minWidth: 0 } })
// As large as the longest word of a title has room on a phone.
const Heading = styled('h1', {
  base: { fontSize: { base: 'min(1.625rem, 12.5vw)', md: '2xl' }, overflowWrap: 'anywhere' },
})
const Intro = styled('div', { base: { color: 'fg.muted', maxWidth: 'measure', textWrap: 'pretty' } })
const Frame = styled('div', {
  base: {
    overflow: 'hidden',
    bg: 'brand.subtle',
    height: { base: '132px', md: '176px' },
    borderRadius: { md: 'card' },
    order: { base: -1, md: 0 },
    mx: { base: '-4', md: '0' },
    mt: { base: '-4', md: '0' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})

type Props = {
  readonly children: ReactNode
  readonly intro?: ReactNode
  /** Fills a frame of 176 px (132 on phones) beside the text. */
  readonly picture?: ReactNode
  /** Links at the end of the line, without a picture. */
  readonly aside?: ReactNode
}

/** The page's only first-level heading, with an optional sentence below. */
export function PageHeading({ children, intro, picture, aside }: Props) {
  return (
    <Block pictured={picture !== undefined} aside={aside !== undefined}>
      <Words>
        <Heading>{children}</Heading>
        {intro ? <Intro>{intro}</Intro> : null}
      </Words>
      {picture === undefined ? null : <Frame>{picture}</Frame>}
      {aside}
    </Block>
  )
}
