import { useTranslation } from 'react-i18next'
import { useVenueCategories } from '../../../features/categories/use-categories.ts'
import { isGroup } from '../../../features/categories/venue-category.ts'
import type { VenueCategory } from '../../../features/categories/venue-category.ts'
import { VenueCategoryGrid } from '../../../features/categories/VenueCategoryGrid.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { firstDay } from '../../shared/paths.ts'
import { paths } from '../paths.ts'

/** A group links to its activities, any other category to its next day. */
export function categoryPath(venueSlug: string, category: VenueCategory): string {
  return isGroup(category)
    ? paths.activity(venueSlug, category.slug)
    : paths.timeSlots(venueSlug, category.slug, category.nextDate ?? firstDay)
}

type Props = { readonly venueSlug: string; readonly today: string }

/** A venue's categories booked by date; hidden without any. */
export function VenueActivities({ venueSlug, today }: Props) {
  const { t } = useTranslation(['home'])
  const categories = useVenueCategories(venueSlug, 'component')
  const known = categories.status === 'success' ? categories.data : []
  if (categories.status !== 'loading' && known.length === 0) return null
  return (
    <PageSection id="activities" title={t('home:venue.hour')} intro={t('home:venue.hourText')}>
      {categories.status === 'loading' ? <TileSkeletons columns="three" count={6} /> : null}
      {known.length > 0 ? (
        <VenueCategoryGrid categories={known} today={today} pathOf={(category) => categoryPath(venueSlug, category)} />
      ) : null}
    </PageSection>
  )
}
