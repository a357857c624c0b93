import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { onLowScreens } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { useBarBelowOthers } from '../../../ui/layout/use-sticky-edge.ts'

const Bar = styled('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    zIndex: 'sticky',
    bg: 'warning.subtle',
    color: 'fg',
    borderBottomWidth: '1px',
    borderColor: 'warning',
    boxShadow: 'float',
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
    '@media print': { display: 'none' },
  },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: '2',
    fontSize: 'sm',
    lineHeight: '1.35',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, color: 'warning' },
    '& > button': { flexShrink: 0 },
    [onLowScreens]: { py: '1', fontSize: 'xs', '& > svg': { display: 'none' } },
  },
})

/** A bar for urgent messages, visible anywhere on the page. [WCAG 2.2.1] */
export function EndingBar({ children }: { readonly children: ReactNode }) {
  const bar = useBarBelowOthers()
  return (
    <Bar ref={bar} data-at-top="">
      <Content>
        <Clock aria-hidden="true" />
        {children}
      </Content>
    </Bar>
  )
}
