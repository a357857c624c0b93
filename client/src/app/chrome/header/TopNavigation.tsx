import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import type { ThemeRecord } from '@touchline/brand'
import { useChosenVenue, useOffersCampsAndCourses } from '../../../features/site/use-venue.ts'
import { loadChunk } from '../../navigation/load-chunk.ts'
import { environment } from '../../environment.ts'
import { kioskHome } from '../../session/login/leave-kiosk.ts'
import { lazyOverlay } from '../../navigation/lazy-overlay.tsx'
import { useSelectedVenue } from '../../choices/use-selected-venue.ts'
import { useSwitches } from '../../site-record.ts'
import type { NavigationItem } from '../../site.ts'
import { VenueChip } from '../venue/VenueChip.tsx'
import { closeVenueSwitcher, useVenueSwitcherOpen } from '../venue/venue-switcher-state.ts'
import { BasketLink } from './BasketLink.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { HeaderButton, withItems, withoutItems } from './header-button.ts'
import { HomeLink } from './HomeLink.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { PersonButton } from './PersonButton.tsx'

/** The customer's navigation items, at their venue. */
function useNavigation(): readonly NavigationItem[] {
  const { config, modes, site } = environment()
  const { onlineJoining } = useSwitches()
  const venue = useChosenVenue(useSelectedVenue())
  return site.navigation({
    pages: site.pages,
    offersCampsAndCourses: useOffersCampsAndCourses(venue),
    onlineJoining,
    joiningOrigin: config.sites.joining ?? null,
    kioskHomeUrl: kioskHome(),
    modes,
  })
}

const SideDrawer = lazyOverlay(() => loadChunk('SideDrawer', async () => (await import('./SideDrawer.tsx')).SideDrawer))
const AccountPanel = lazyOverlay(() =>
  loadChunk('AccountPanel', async () => (await import('../account/AccountPanel.tsx')).AccountPanel),
)
const VenueSwitcher = lazyOverlay(() =>
  loadChunk('VenueSwitcher', async () => (await import('../venue/VenueSwitcher.tsx')).VenueSwitcher),
)

// The items are in the bar from a width that fits every language, beside logo and venue; in larger text from a larger one.
const MenuOnly = styled('span', { base: { [withItems]: { display: 'none' } } })
const Items = styled('nav', {
  base: {
    display: 'flex',
    // Wraps when large text or many items need it.
    flexWrap: 'wrap',
    // The name of the operator takes two lines first; the rest is the least room of logo, venue and tools.
    flexShrink: 0,
    maxWidth: 'calc(100% - 35rem)',
    alignSelf: 'stretch',
    columnGap: '1',
    fontSize: 'sm',
    [withoutItems]: { display: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      px: '6px',
      color: 'inherit',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      position: 'relative',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    },
    // A line on the current item only: transparent lines would all show in forced colours.
    '& [aria-current]': {
      fontWeight: 'bold',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        borderBottomWidth: '3px',
        borderColor: 'header.accent',
      },
    },
  },
})
const Tools = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', ms: 'auto', flexShrink: 0 },
})

type Props = { readonly theme: ThemeRecord; readonly basketCount: number }

/** Logo, venue, navigation, account and basket; on small screens the items are in a drawer. */
export function TopNavigation({ theme, basketCount }: Props) {
  const { t } = useTranslation(['common'])
  const items = useNavigation()
  const choosesVenue = useVenueSwitcherOpen()
  const [open, setOpen] = useState<'menu' | 'account' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <HeaderBar>
        <MenuOnly>
          <HeaderButton
            type="button"
            aria-haspopup="dialog"
            aria-label={t('common:navigation.openMenu')}
            onClick={() => setOpen('menu')}
          >
            <Menu aria-hidden="true" />
          </HeaderButton>
        </MenuOnly>
        <HomeLink logo={theme.themeAppLogo} />
        <VenueChip place="header" />
        <Items aria-label={t('common:navigation.label')}>
          {items.map((item) => (
            <NavigationLink key={item.key} item={item} />
          ))}
        </Items>
        <Tools>
          <PersonButton onOpen={() => setOpen('account')} />
          <BasketLink to={environment().site.paths.basket()} count={basketCount} />
        </Tools>
      </HeaderBar>
      {open === 'menu' ? <SideDrawer items={items} basketCount={basketCount} onClosed={close} /> : null}
      {open === 'account' ? <AccountPanel onClosed={close} /> : null}
      {choosesVenue ? <VenueSwitcher onClosed={closeVenueSwitcher} /> : null}
    </>
  )
}
