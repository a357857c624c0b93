import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '200px 1fr' },
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    p: { base: '4', md: '6' },
    borderRadius: 'card',
    bg: 'bg.subtle',
  },
})
// On phones the picture stays small: what is said and the way on are on the first screen.
const Frame = chakra('div', { base: { width: { base: '140px', md: 'full' } } })
const Words = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '3', minWidth: 0 } })
const Title = chakra('p', { base: { fontSize: 'lg', fontWeight: 'bold' } })
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })

type Props = {
  readonly title: string
  /** What this place is for. */
  readonly children?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
}

/** What stands where a list has nothing in it: the packed bag, one sentence, one next step. */
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
