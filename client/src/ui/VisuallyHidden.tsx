import type { ReactNode } from 'react'
import { styled } from '../theme/styled.ts'

const Hidden = styled('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
})

/** Text for people who listen to the page. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return <Hidden id={id}>{children}</Hidden>
}
