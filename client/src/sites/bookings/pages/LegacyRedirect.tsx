import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { BallDroppedPage } from '../../../app/pages/AstrayPage.tsx'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useVenueCategory } from '../../../features/categories/use-categories.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { legacyTarget } from './legacy.ts'
import { paths } from '../paths.ts'

/** An address of the old site: leads to today's page, or home with a toast when its venue or activity is unknown. */
export function LegacyRedirect() {
  const { pathname } = useLocation()
  const target = legacyTarget(pathname)
  if (target.kind === 'unmatched') return <BallDroppedPage />
  if (target.kind === 'unknown-activity') return <UnknownActivity />
  const { venueSlug, activitySlug, to } = target
  return activitySlug === null ? (
    <KnownVenue venueSlug={venueSlug} to={to} />
  ) : (
    <KnownActivity venueSlug={venueSlug} activitySlug={activitySlug} to={to} />
  )
}

function KnownActivity({ activitySlug, ...at }: { venueSlug: string; activitySlug: string; to: string }) {
  const activity = useVenueCategory(at.venueSlug, activitySlug)
  if (activity.status === 'loading') return <Skeleton />
  return activity.status === 'error' ? <UnknownActivity /> : <Navigate to={at.to} replace />
}

function KnownVenue({ venueSlug, to }: { readonly venueSlug: string; readonly to: string }) {
  const venue = useVenue(venueSlug)
  if (venue.status === 'loading') return <Skeleton />
  return venue.status === 'error' ? <UnknownActivity /> : <Navigate to={to} replace />
}

function UnknownActivity() {
  const { t } = useTranslation(['common'])
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ type: 'error', content: t('common:toasts.activityNotFound') })
    void navigate(paths.home(), { replace: true })
  }, [navigate, t])
  return null
}
