import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'
import { takeFocus } from '../../../ui/focus/move-focus.ts'

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    bg: 'success.subtle',
    '& > svg': { width: '24px', height: '24px', color: 'success' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > a': { mt: '2' },
  },
})
const Title = styled('p', { base: { fontWeight: 'bold', outline: 'none' } })

type Props = { readonly title: string; readonly children: ReactNode }

/** The result of an action that the platform has confirmed; its title takes the focus. */
export function DoneNotice({ title, children }: Props) {
  return (
    <Box role="status">
      <CircleCheck aria-hidden="true" />
      <Words>
        <Title ref={takeFocus} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </Words>
    </Box>
  )
}
