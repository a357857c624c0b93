import type { ReactNode } from 'react'
import { styled } from '../theme/styled.ts'

/** Out of sight, not out of what is read to people who listen. */
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

/** Text for people who listen to the page. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return <Hidden id={id}>{children}</Hidden>
}
