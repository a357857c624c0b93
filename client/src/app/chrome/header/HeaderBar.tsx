import type { ReactNode } from 'react'
import { onLowScreens } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { useStickyEdge } from '../../../ui/layout/use-sticky-edge.ts'

// 54 px on phones, 60 px on wide screens, border included.
const Bar = styled('header', {
  base: {
    display: 'grid',
    containerType: 'inline-size',
    minHeight: { base: '54px', lg: '60px' },
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    bg: 'header.bg',
    color: 'header.fg',
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    '& :focus-visible': { outlineColor: 'header.fg', outlineOffset: '-3px' },
    [onLowScreens]: { position: 'static' },
  },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', lg: '4' },
    width: 'full',
    minWidth: 0,
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '2', lg: '6' },
  },
})

/** The bar at the top of every page with chrome. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  const bar = useStickyEdge<HTMLElement>('top')
  return (
    <Bar ref={bar}>
      <Content>{children}</Content>
    </Bar>
  )
}
