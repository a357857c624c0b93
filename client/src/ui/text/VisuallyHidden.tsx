import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

/** Hidden on the screen, but read by screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const
const Hidden = styled('span', { base: outOfSight })

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return <Hidden id={id}>{children}</Hidden>
}
