import { chakra } from '@chakra-ui/react'
import { ChevronRight, House } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts.ts'

const Bar = chakra('nav', {
  base: {
    bg: 'bg',
    // Stays in view under the top bar on phones. [S9-036]
    '@media (max-width: 575px)': {
      position: 'sticky',
      top: '54px',
      zIndex: 'sticky',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'content',
    mx: 'auto',
    px: '4',
    fontSize: 'sm',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    scrollbarWidth: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '1', color: 'fg.muted' },
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: '6', color: 'fg.muted' },
    '& [aria-current]': {
      color: 'fg',
      fontWeight: 'bold',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
    },
  },
})

export type Crumb = { readonly label: string; readonly to?: string }

type Props = { readonly crumbs: readonly Crumb[]; readonly homePath: string }

/** The way to this page; a home icon first, this page last. [S2-092] */
export function Breadcrumbs({ crumbs, homePath }: Props) {
  const { t } = useTexts()
  return (
    <Bar aria-label={t('common:breadcrumbs.label')}>
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
    </Bar>
  )
}
