import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { styled } from '../../theme/styled.ts'
import { ChromeAround, chromeAt } from '../navigation/chrome-around.ts'
import { environment } from '../environment.ts'
import { loadChunk } from '../navigation/load-chunk.ts'
import { ErrorBoundary } from '../pages/ErrorBoundary.tsx'
import { laterPart } from '../later-part.ts'
import { isAtDesk } from '../session/counter.ts'
import { useSession } from '../session/use-session.ts'
import { isVisit } from '../modes.ts'
import { useSelectedVenue } from '../choices/use-selected-venue.ts'
import { useRested } from '../../browser/WhenRested.tsx'
import { LoginModal } from '../../features/auth/login/LoginModal.tsx'
import { useVenueTheme } from '../../features/site/use-venue-theme.ts'
import type { ThemeRecord } from '@touchline/brand'
import type { FirstTheme } from '../../features/site/use-venue-theme.ts'
import { SkipLink } from '../../ui/layout/page/SkipLink.tsx'
import { prepareScene } from '../../ui/scenes/scene-shapes.ts'
import { HeaderBar } from './header/HeaderBar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { AwaitedPage } from './PageFrame.tsx'
import { TopNavigation } from './header/TopNavigation.tsx'

const Page = styled('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'var(--least-height, 100dvh)' },
})
// The page fills the screen, so the footer starts below it and does not jump when data arrives.
const Screen = styled('div', { base: { minHeight: 'var(--least-height, 100dvh)' } })

// As tall as the bars, so that the page does not move.
const RoomOfBar = styled('div', { base: { minHeight: '45px' } })
const RoomOfBanner = styled('div', { base: { minHeight: '50px' } })
const RoomOfVisitBar = styled('div', { base: { minHeight: { base: '55px', lg: '61px' }, bg: 'header.bg' } })

// A kiosk whose visits do not end must not be used: without this code the site shows an error.
const KioskVisit = lazy(async () => ({
  default: (await loadChunk('KioskVisit', () => import('./KioskVisit.tsx'))).KioskVisit,
}))
const CheckoutHeader = laterPart(async () => (await import('./header/CheckoutHeader.tsx')).CheckoutHeader)
const DeskBar = laterPart(async () => (await import('../../features/users/desk/DeskBar.tsx')).DeskBar)
const SelectedUserBanner = laterPart(
  async () => (await import('../../features/users/SelectedUserBanner.tsx')).SelectedUserBanner,
)
const VisitBar = laterPart(async () => (await import('./VisitBar.tsx')).VisitBar)
const EmbeddedBar = laterPart(async () => (await import('./header/EmbeddedBar.tsx')).EmbeddedBar)
const OtherTabs = laterPart(async () => (await import('../tabs/OtherTabs.tsx')).OtherTabs)
const SiteFooter = laterPart(async () => (await import('./footer/SiteFooter.tsx')).SiteFooter)
const CheckoutFooter = laterPart(async () => (await import('./footer/CheckoutFooter.tsx')).CheckoutFooter)

/** The footer, shown once the browser is idle. It also preloads the picture of the error page. */
function Foot({ venue, logo }: { readonly venue: string | null; readonly logo: ThemeRecord['themeAppLogo'] }) {
  const chrome = chromeAt(useLocation().pathname)
  const isRested = useRested()
  useEffect(() => {
    if (isRested) void prepareScene('ready')
  }, [isRested])
  if (!isRested || chrome === 'none') return null
  return (
    <Suspense fallback={null}>
      {chrome === 'quiet' ? <CheckoutFooter venue={venue} /> : <SiteFooter venue={venue} logo={logo} />}
    </Suspense>
  )
}

/** The bar of staff, which customers do not load. */
function AtDesk() {
  if (!isAtDesk(useSession())) return null
  return (
    <Suspense fallback={<RoomOfBar />}>
      <DeskBar />
    </Suspense>
  )
}

/** The banner 'booking for', which customers without linked people do not load. */
function BookingForBanner() {
  const { linkedUsers } = useSession()
  if (linkedUsers.length === 0) return null
  return (
    <Suspense fallback={<RoomOfBanner />}>
      <SelectedUserBanner />
    </Suspense>
  )
}

type Props = {
  readonly first: FirstTheme
  readonly basketCount: number
  readonly basketId: number | null
  /** The code of the next page is on its way. */
  readonly isPageAwaited?: boolean
}

/** The frame around every page: navigation, the person being booked for, the page and the venue's footer. */
export function SiteLayout({ first, basketCount, basketId, isPageAwaited = false }: Props) {
  const { pathname } = useLocation()
  const venue = useSelectedVenue()
  const theme = useVenueTheme(venue, first)
  const chrome = chromeAt(pathname)
  const { site, modes } = environment()
  return (
    <Page data-chrome={chrome}>
      <SkipLink />
      {chrome === 'quiet' ? (
        <Suspense fallback={<HeaderBar>{null}</HeaderBar>}>
          <CheckoutHeader theme={theme} basketId={basketId} />
        </Suspense>
      ) : null}
      {chrome === 'whole' ? <TopNavigation theme={theme} basketCount={basketCount} /> : null}
      {isVisit(pathname) ? (
        <Suspense fallback={<RoomOfVisitBar />}>
          <VisitBar theme={theme} />
        </Suspense>
      ) : null}
      {modes.embedded && !isVisit(pathname) && !site.isPaying(pathname) ? (
        <Suspense fallback={<RoomOfBar />}>
          <EmbeddedBar basketCount={basketCount} />
        </Suspense>
      ) : null}
      <OfflineNotice />
      {chrome === 'whole' ? <AtDesk /> : null}
      {chrome === 'whole' && !site.isAccount ? <BookingForBanner /> : null}
      <Screen>
        <ChromeAround value={chrome}>
          <ErrorBoundary address={pathname}>
            {isPageAwaited ? (
              <AwaitedPage />
            ) : (
              <Suspense fallback={null}>
                <Outlet />
              </Suspense>
            )}
          </ErrorBoundary>
        </ChromeAround>
      </Screen>
      <Foot venue={venue} logo={theme.themeAppLogo} />
      {modes.kiosk ? (
        <Suspense fallback={null}>
          <KioskVisit />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <OtherTabs />
      </Suspense>
      <LoginModal registerPath={site.paths.register(pathname)} />
    </Page>
  )
}
