import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ConfigErrorPage } from '../../app/pages/ConfigErrorPage.tsx'
import { environment } from '../../app/environment.ts'
import { ErrorBoundary } from '../../app/pages/ErrorBoundary.tsx'
import { loadConfig } from '../../app/config/load-config.ts'
import { Providers } from '../../app/Providers.tsx'
import { venueIn } from '../../app/selected-venue.ts'
import { start } from '../../app/start.ts'
import { ToastRegion } from '../../app/toasts/ToastRegion.tsx'
import { SiteGate } from '../../features/site/SiteGate.tsx'
import { startI18n } from '../../i18n/start-i18n.ts'
import { BookingsSite } from './BookingsSite.tsx'
import { bookingsSite } from './site.ts'
import { venueOfPath } from './venue-of-path.ts'
import { applyNeutralTheme } from '../../theme/apply-theme.ts'
import '../../theme/fallback-fonts.css'

function siteFor(pathname: string): ReactNode {
  const venue = venueOfPath(pathname) ?? venueIn(environment().cookies, null)
  return (
    <BrowserRouter>
      <SiteGate venue={venue}>{(theme) => <BookingsSite first={{ theme, venue }} />}</SiteGate>
      <ToastRegion />
    </BrowserRouter>
  )
}

/** Reads the configuration, then shows the site, or what is wrong with the configuration. */
async function run(root: HTMLElement): Promise<void> {
  const [configured] = await Promise.all([loadConfig('/config.json'), startI18n()])
  if (configured.ok) start(configured.config, bookingsSite, window)
  applyNeutralTheme(document.documentElement)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <ErrorBoundary>
          {configured.ok ? siteFor(window.location.pathname) : <ConfigErrorPage problems={configured.problems} />}
        </ErrorBoundary>
      </Providers>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void run(root)
