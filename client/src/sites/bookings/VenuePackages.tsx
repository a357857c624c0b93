import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PackageTiles } from '../../features/packages/PackageTiles.tsx'
import { usePackages } from '../../features/packages/use-packages.ts'
import { PageSection } from '../../ui/layout/PageSection.tsx'
import { paths } from './paths.ts'

/** What can be bought in advance for a venue; nothing where there is none. */
export function VenuePackages({ venueSlug }: { readonly venueSlug: string }) {
  const { t } = useTranslation(['home', 'common'])
  const packages = usePackages(venueSlug)
  // What is for guests is sold as guest passes. [O-201]
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
