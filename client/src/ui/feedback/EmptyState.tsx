import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { Picture } from '../pictures/Picture.tsx'

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    p: { base: '4', md: '6' },
    borderRadius: 'card',
    bg: 'bg.subtle',
  },
})
// On phones the picture stays small, so that text and action fit on the first screen.
const Frame = styled('div', { base: { width: { base: '140px', md: 'full' } } })
const Words = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '3', minWidth: 0 },
})
const Title = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Text = styled('p', { base: { color: 'fg.muted', maxWidth: 'measure', overflowWrap: 'anywhere' } })

type Props = {
  readonly title: string
  /** The purpose of this place. */
  readonly children?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
}

/** An empty list: the packed bag, one sentence, one next step. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Box>
      <Frame>
        <Picture scene="ready" />
      </Frame>
      <Words>
        <Title>{title}</Title>
        {children ? <Text>{children}</Text> : null}
        {action}
      </Words>
    </Box>
  )
}
