import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { BallDroppedPage } from '../../../app/pages/BallDroppedPage.tsx'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { legacyTarget } from '../legacy.ts'
import { paths } from '../paths.ts'

/** An address of the old site: leads to today's page, or home with a toast when its venue is unknown. [S2-051 to S2-057, C-11] */
export function LegacyRedirect() {
  const { pathname } = useLocation()
  const target = legacyTarget(pathname)
  if (target.kind === 'unmatched') return <BallDroppedPage />
  if (target.kind === 'unknown-activity') return <UnknownActivity />
  return <KnownVenue venueSlug={target.venueSlug} to={target.to} />
}

function KnownVenue({ venueSlug, to }: { readonly venueSlug: string; readonly to: string }) {
  const venue = useVenue(venueSlug)
  if (venue.status === 'loading') return <Skeleton />
  return venue.status === 'error' ? <UnknownActivity /> : <Navigate to={to} replace />
}

function UnknownActivity() {
  const { t } = useTexts()
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ type: 'error', content: t('common:toasts.activityNotFound') })
    void navigate(paths.home(), { replace: true })
  }, [navigate, t])
  return null
}
