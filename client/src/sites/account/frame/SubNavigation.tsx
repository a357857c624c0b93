import { format } from '@touchline/money'
import { ChevronDown, LogOut, QrCode } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { logOut } from '../../../app/session/login/log-out.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { owed } from '../../../features/penalties/penalty.ts'
import { usePenalties } from '../../../features/penalties/use-penalties.ts'
import { withoutHeader } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { useAccountPages } from './account-pages.ts'
import { OwnCode } from './CheckInCode.tsx'
import { PersonChoice } from './PersonChoice.tsx'

// Sticky beside the page from 768 px; below, a bar under the header.
const Column = styled('div', {
  base: {
    position: 'sticky',
    top: { base: '54px', md: '92px' },
    alignSelf: 'start',
    zIndex: { base: 'sticky', md: 'auto' },
    minWidth: 0,
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    bg: 'bg',
    borderBottomWidth: { base: '1px', md: '0' },
    borderColor: 'border',
    [withoutHeader]: { top: { base: '0', md: '8' } },
    '@media (max-height: 400px)': { position: 'static' },
  },
})
const OnWide = styled('div', { base: { hideBelow: 'md' } })
const Bar = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2', hideFrom: 'md' } })
const Opener = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: 0,
    minHeight: '48px',
    fontSize: 'sm',
    fontWeight: 'bold',
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg': { flexShrink: 0, width: '20px', height: '20px' },
    '& > svg:first-of-type': { color: 'link' },
    '& > svg:last-of-type': { marginInlineStart: 'auto', color: 'fg.muted' },
    '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
  },
})
const CodeButton = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    ps: '3',
    color: 'link',
    fontSize: 'sm',
    fontWeight: 'bold',
    cursor: 'pointer',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    '& > svg': { width: '20px', height: '20px' },
  },
})
const List = styled('ul', {
  base: {
    pb: { base: '2', md: '0' },
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'touch',
      px: '3',
      borderRadius: 'control',
      color: 'fg',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& svg': { flexShrink: 0, width: '20px', height: '20px', color: 'fg.muted' },
    '& [aria-current]': {
      bg: 'brand.subtle',
      color: 'link',
      fontWeight: 'bold',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-brand-edge)',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '& [aria-current] svg': { color: 'inherit' },
  },
  variants: { open: { true: {}, false: { hideBelow: 'md' } } },
})
const Last = styled('li', { base: { mt: '2', pt: '2', borderTopWidth: '1px', borderColor: 'border' } })
const Due = styled('span', {
  base: {
    marginInlineStart: 'auto',
    px: '2',
    borderRadius: 'full',
    bg: 'warning.subtle',
    color: 'warning',
    fontSize: 'xs',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
})

/** The pages of the account: a list beside the page, on phones behind a button. [S2-121, S2-122, S2-123] */
export function SubNavigation({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const { pathname } = useLocation()
  const symbol = useCurrencySymbol()
  const pages = useAccountPages()
  const penalties = usePenalties()
  const listId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // The list closes by itself when the page changes.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const [showsCode, setShowsCode] = useState(false)
  const area = pathname.split('/')[1] ?? ''
  const current = pages.find((page) => page.area === area)
  const due = penalties.status === 'success' && penalties.data.length > 0 ? format(owed(penalties.data), symbol) : null
  const dueText = due === null ? null : <Due>{t('account:frame.due', { amount: due })}</Due>
  const Icon = current?.icon

  return (
    <Column
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpenAt(null)
        opener.current?.focus()
      }}
    >
      <OnWide>
        <PersonChoice user={user} />
      </OnWide>
      <nav aria-label={t('account:frame.pages')}>
        <Bar>
          <Opener
            ref={opener}
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            {Icon ? <Icon aria-hidden="true" /> : null}
            {t(current?.label ?? 'common:navigation.myAccount')}
            {current?.area === '' || current?.area === 'payments' ? dueText : null}
            <ChevronDown aria-hidden="true" />
          </Opener>
          {user.reference ? (
            <CodeButton type="button" aria-haspopup="dialog" onClick={() => setShowsCode(true)}>
              <QrCode aria-hidden="true" />
              {t('account:frame.code')}
            </CodeButton>
          ) : null}
        </Bar>
        <List id={listId} open={open}>
          {pages.map(({ label, to, icon: PageIcon, area: own }) => (
            <li key={label}>
              <Link to={to} aria-current={own === area ? 'page' : undefined}>
                <PageIcon aria-hidden="true" />
                {t(label)}
                {own === 'payments' ? dueText : null}
              </Link>
            </li>
          ))}
          <Last>
            <button type="button" onClick={() => void logOut()}>
              <LogOut aria-hidden="true" />
              {t('common:navigation.logOut')}
            </button>
          </Last>
        </List>
      </nav>
      {showsCode ? <OwnCode user={user} onClosed={() => setShowsCode(false)} /> : null}
    </Column>
  )
}
