import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { CategoryGrid } from '../../../features/categories/CategoryGrid.tsx'
import { useCategoriesOf } from '../../../features/categories/use-categories.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { paths } from '../paths.ts'

/** A venue's camp categories, each with its picture, and the link to all of them; hidden without any. */
export function VenueCamps({ venueSlug }: { readonly venueSlug: string }) {
  const { t } = useTranslation(['home', 'activities'])
  const categories = useCategoriesOf('camps', venueSlug)
  if (categories.status !== 'success' || categories.data.length === 0) return null
  return (
    <PageSection
      id="camps"
      title={t('home:venue.holidays')}
      intro={t('activities:location.campText')}
      more={<Link to={paths.campCategories(venueSlug)}>{t('activities:location.camp')}</Link>}
    >
      <CategoryGrid
        of="camp"
        categories={categories.data}
        columns="three"
        pathOf={(category) => paths.camps(venueSlug, category.slug)}
      />
    </PageSection>
  )
}
