import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    p: '6',
    borderRadius: 'card',
    bg: 'bg.subtle',
    '& > svg': { width: '32px', height: '32px', color: 'link' },
  },
})
const Title = chakra('p', { base: { fontSize: 'lg', fontWeight: 'bold' } })
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })

type Props = {
  readonly title: string
  /** What this place is for. */
  readonly children?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

/** What stands where a list has nothing in it. */
export function EmptyState({ title, children, action, icon }: Props) {
  return (
    <Box>
      {icon}
      <Title>{title}</Title>
      {children ? <Text>{children}</Text> : null}
      {action}
    </Box>
  )
}
