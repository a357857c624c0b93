import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { environment } from '../environment.ts'
import { ErrorBoundary } from '../pages/ErrorBoundary.tsx'
import { hidesChrome } from '../modes.ts'
import { useSelectedVenue } from '../selected-venue.ts'
import { LoginModal } from '../../features/auth/LoginModal.tsx'
import { SiteFooter } from '../../features/site/SiteFooter.tsx'
import { useVenueTheme } from '../../features/site/use-venue-theme.ts'
import type { FirstTheme } from '../../features/site/use-venue-theme.ts'
import { SelectedUserBanner } from '../../features/users/SelectedUserBanner.tsx'
import { SkipLink } from '../../ui/layout/SkipLink.tsx'
import { TopNavigation } from './TopNavigation.tsx'

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } })

type Props = { readonly first: FirstTheme; readonly basketCount: number }

/** The chrome around every page: navigation, whom one books for, the page, the venue's footer. */
export function SiteLayout({ first, basketCount }: Props) {
  const { pathname } = useLocation()
  const venue = useSelectedVenue()
  const venueTheme = useVenueTheme(venue, first)
  const bare = hidesChrome(environment().modes, pathname)
  return (
    <Page>
      <SkipLink />
      {bare ? null : <TopNavigation theme={venueTheme} basketCount={basketCount} />}
      {bare ? null : <SelectedUserBanner />}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {bare ? null : <SiteFooter venue={venue} />}
      <LoginModal registerPath={environment().site.paths.register(pathname)} />
    </Page>
  )
}
