import { useParams } from 'react-router-dom'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { nameOf } from '../../../features/packages/package.ts'
import { usePackage } from '../../../features/packages/use-packages.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { DetailsSkeleton } from '../schedules/DetailsSkeleton.tsx'
import { PackageBooking } from './PackageBooking.tsx'
import { paths } from '../paths.ts'

/** '/packages/location/{venueSlug}/{packageId}/book' */
export function PackageBookingPage() {
  const { venueSlug = '', packageId = '' } = useParams()
  const venue = useVenue(venueSlug)
  const query = usePackage(venueSlug, Number(packageId))
  const found = query.status === 'success' ? query.data : undefined
  const foundSlug = venue.status === 'success' ? venue.data.slug : undefined
  useCrumbLabel(paths.packageBooking(venueSlug, packageId), found && nameOf(found))

  useRememberedVenue(foundSlug)

  // Guest passes are bought where they are listed.
  if (venue.status === 'error' || query.status === 'error' || found?.forGuests === true) return <NotFoundPage />
  if (venue.status === 'loading' || !found) return <DetailsSkeleton />
  return <PackageBooking venue={venue.data} of={found} refresh={query.refresh} />
}
