import { ChevronRight, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { inLargeText, onLowScreens, onMobile } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { useStickyEdge } from '../use-sticky-edge.ts'

const Bar = styled('div', {
  base: {
    bg: 'bg',
    containerType: 'inline-size',
    // Sticky under the top bar on phones, 40 px high with its border.
    [onMobile]: {
      position: 'sticky',
      top: '54px',
      zIndex: 'sticky',
      borderBottomWidth: '1px',
      borderColor: 'border',
      [onLowScreens]: { position: 'static' },
      '&[data-in-flow]': { position: 'static' },
    },
  },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    [onMobile]: { minHeight: '39px' },
    [inLargeText]: { flexWrap: 'wrap' },
  },
})
const Trail = styled('nav', { base: { flex: 1, minWidth: 0, [inLargeText]: { flexBasis: '100%' } } })
const List = styled('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '1', color: 'fg.muted' },
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
    '& a, & [aria-current]': { display: 'inline-flex', alignItems: 'center', minHeight: '38px', minWidth: '6' },
    '& a': { color: 'fg.muted' },
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& [aria-current]': { color: 'fg', fontWeight: 'bold' },
    [onMobile]: {
      fontSize: 'xs',
      // Fades at its scrolling end; the padding keeps the last word clear.
      pe: '6',
      maskImage: 'linear-gradient(to right, black calc(100% - 24px), transparent)',
    },
    // Nothing of it is cut: it takes more lines.
    [inLargeText]: { flexWrap: 'wrap', whiteSpace: 'normal', pe: '0', maskImage: 'none' },
  },
})

export type Crumb = { readonly label: string; readonly to?: string }

type Props = {
  readonly crumbs: readonly Crumb[]
  readonly homePath: string
  /** At the end of the bar on phones. */
  readonly end?: ReactNode
}

/** Breadcrumbs: a home icon first, this page last. */
export function Breadcrumbs({ crumbs, homePath, end }: Props) {
  const { t } = useTranslation(['common'])
  const bar = useStickyEdge<HTMLDivElement>('top')
  return (
    <Bar ref={bar}>
      <Content>
        <Trail aria-label={t('common:breadcrumbs.label')}>
          <List>
            <li>
              <Link to={homePath} aria-label={t('common:breadcrumbs.home')}>
                <House aria-hidden="true" />
              </Link>
            </li>
            {crumbs.map((crumb, index) => (
              <li key={`${crumb.label}${crumb.to ?? ''}`}>
                <ChevronRight aria-hidden="true" />
                {crumb.to && index < crumbs.length - 1 ? (
                  <Link to={crumb.to}>{crumb.label}</Link>
                ) : (
                  <span aria-current="page">{crumb.label}</span>
                )}
              </li>
            ))}
          </List>
        </Trail>
        {end}
      </Content>
    </Bar>
  )
}
