import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const Line = styled('p', {
  base: {
    display: 'flex',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > svg': { width: '16px', height: '16px', flexShrink: 0, mt: '3px' },
  },
})

/** The cancellation deadline and the refund, as a quiet line. */
export function CancelBy({ children }: { readonly children: ReactNode }) {
  return (
    <Line>
      <CalendarX2 aria-hidden="true" />
      <span>{children}</span>
    </Line>
  )
}
