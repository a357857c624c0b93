import { chakra } from '@chakra-ui/react'
import { LogIn, Menu, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadChunk } from '../chunks.ts'
import { environment } from '../environment.ts'
import { openLoginModal } from '../session/login-modal.ts'
import { useSession } from '../session/session.ts'
import { useClient } from '../site-record.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { ThemeRecord } from '../../theme/theme-record.ts'
import { BasketLink } from './BasketLink.tsx'
import { HeaderButton } from './header-button.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { useNavigation } from './use-navigation.ts'

const SideDrawer = lazy(async () => ({
  default: (await loadChunk('SideDrawer', () => import('./SideDrawer.tsx'))).SideDrawer,
}))
const AccountPanel = lazy(async () => ({
  default: (await loadChunk('AccountPanel', () => import('./AccountPanel.tsx'))).AccountPanel,
}))

// 54 px on phones, 60 px on wide screens. [S9-034, O-75]
const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    bg: 'header.bg',
    color: 'header.fg',
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    '& :focus-visible': { outlineColor: 'header.fg' },
  },
})
const Content = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    height: { base: '54px', lg: '60px' },
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '2', lg: '4' },
  },
})
const HomeLink = chakra(Link, { base: { textDecoration: 'none', minWidth: 0 } })
const Items = chakra('nav', {
  base: {
    display: 'flex',
    gap: '5',
    ms: '4',
    fontSize: 'sm',
    fontWeight: 'bold',
    hideBelow: 'lg',
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '60px',
      borderBlockWidth: '3px',
      borderColor: 'transparent',
      _hover: { borderBottomColor: 'header.accent' },
    },
  },
})
const Tools = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', ms: 'auto' } })
const WideOnly = chakra('span', { base: { hideBelow: 'lg' } })
const NarrowOnly = chakra('span', { base: { hideFrom: 'lg' } })

type Props = { readonly theme: ThemeRecord; readonly basketCount: number }

/** Logo, what can be booked, account and basket; on small screens the items are in a drawer. [S2-105 to S2-114] */
export function TopNavigation({ theme, basketCount }: Props) {
  const { t } = useTexts()
  const items = useNavigation()
  const session = useSession()
  const client = useClient()
  const [open, setOpen] = useState<'menu' | 'account' | null>(null)
  const close = (): void => setOpen(null)
  const appName = client.name ?? environment().config.appName
  return (
    <Bar>
      <Content>
        <NarrowOnly>
          <HeaderButton
            type="button"
            aria-haspopup="dialog"
            aria-label={t('common:navigation.openMenu')}
            onClick={() => setOpen('menu')}
          >
            <Menu aria-hidden="true" />
          </HeaderButton>
        </NarrowOnly>
        <HomeLink to={environment().site.paths.home()} aria-label={t('common:navigation.home', { app: appName })}>
          <SiteLogo address={theme.themeAppLogo} name={appName} />
        </HomeLink>
        <Items aria-label={t('common:navigation.label')}>
          {items.map((item) => (
            <NavigationLink key={item.key} item={item} />
          ))}
        </Items>
        <Tools>
          <WideOnly>
            {session.loggedIn ? (
              <HeaderButton type="button" aria-haspopup="dialog" onClick={() => setOpen('account')}>
                <UserRound aria-hidden="true" />
                {t('common:navigation.myAccount')}
              </HeaderButton>
            ) : (
              <HeaderButton type="button" aria-haspopup="dialog" onClick={openLoginModal}>
                <LogIn aria-hidden="true" />
                {t('common:navigation.logIn')}
              </HeaderButton>
            )}
          </WideOnly>
          <BasketLink to={environment().site.paths.basket()} count={basketCount} />
        </Tools>
      </Content>
      <Suspense fallback={null}>
        {open === 'menu' ? <SideDrawer items={items} basketCount={basketCount} onClosed={close} /> : null}
        {open === 'account' ? <AccountPanel onClosed={close} /> : null}
      </Suspense>
    </Bar>
  )
}
