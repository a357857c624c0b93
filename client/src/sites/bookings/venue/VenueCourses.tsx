import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { CategoryGrid } from '../../../features/categories/CategoryGrid.tsx'
import { useCategoriesOf } from '../../../features/categories/use-categories.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { paths } from '../paths.ts'

/** A venue's course categories, each with its picture, and the link to all of them. */
export function VenueCourses({ venueSlug }: { readonly venueSlug: string }) {
  const { t } = useTranslation(['home', 'activities'])
  const categories = useCategoriesOf('courses', venueSlug)
  return (
    <PageSection
      id="courses"
      title={t('home:venue.learn')}
      intro={t('activities:location.courseText')}
      more={<Link to={paths.courseCategories(venueSlug)}>{t('activities:location.course')}</Link>}
    >
      {categories.status === 'loading' ? <TileSkeletons columns="three" count={6} /> : null}
      {categories.status === 'success' && categories.data.length > 0 ? (
        <CategoryGrid
          of="course"
          categories={categories.data}
          columns="three"
          pathOf={(category) => paths.courses(venueSlug, category.slug)}
        />
      ) : null}
      {categories.status === 'success' && categories.data.length === 0 ? (
        <EmptyState title={t('activities:location.nothing')}>{t('activities:location.nothingNext')}</EmptyState>
      ) : null}
    </PageSection>
  )
}
