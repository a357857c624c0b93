import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PackageTiles } from '../../../features/packages/PackageTiles.tsx'
import { usePackages } from '../../../features/packages/use-packages.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { paths } from '../paths.ts'

/** A venue's packages; hidden without any. */
export function VenuePackages({ venueSlug }: { readonly venueSlug: string }) {
  const { t } = useTranslation(['home', 'common'])
  const packages = usePackages(venueSlug)
  // Packages for guests are sold as guest passes.
  const own = packages.status === 'success' ? packages.data.filter(({ forGuests }) => forGuests !== true) : []
  if (own.length === 0) return null
  return (
    <PageSection
      id="packages"
      title={t('home:venue.packages')}
      intro={t('home:venue.packagesText')}
      more={<Link to={paths.pricing()}>{t('common:breadcrumbs.pricing')}</Link>}
    >
      <PackageTiles packages={own} pathOf={({ id }) => paths.packageBooking(venueSlug, id)} />
    </PageSection>
  )
}
