import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { CategoryGrid } from '../../../features/categories/CategoryGrid.tsx'
import { useCategoriesOf } from '../../../features/categories/use-categories.ts'
import type { ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import { useVenueWithCourses } from '../../../features/site/use-venue-courses.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForVenue } from '../../../ui/scenes/scene-for.ts'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { BasketAside } from '../BasketAside.tsx'
import { paths } from '../paths.ts'
import { pathsOf } from './schedule-paths.ts'

/** The course or camp categories of a venue. */
function CategoriesScreen({ kind }: { readonly kind: ScheduleKind }) {
  const { t } = useTranslation(['courses', 'common'])
  const { venueSlug = '' } = useParams()
  const at = useVenueWithCourses(venueSlug)
  const categories = useCategoriesOf(`${kind}s`, venueSlug)
  if (at.status === 'missing' || categories.status === 'error') return <NotFoundPage />
  if (at.status === 'loading' || categories.status === 'loading') return <TileSkeletons columns="three" count={6} />
  const venue = at.venue.name
  return (
    <>
      <PageHeading
        intro={t(`courses:${kind}.categories.intro`, { venue })}
        picture={<Picture scene={sceneForVenue(at.venue)} url={at.venue.pictureUrl} window="band" shape="plain" fill />}
      >
        {t(`courses:${kind}.categories.heading`)}
      </PageHeading>
      <Columns aside={<BasketAside />} asideLabel={t('common:titles.basket')}>
        {categories.data.length > 0 ? (
          <CategoryGrid
            of={kind}
            columns="three"
            categories={categories.data}
            pathOf={(category) => pathsOf[kind].list(at.venue.slug, category.slug)}
          />
        ) : (
          <EmptyState
            title={t(`courses:${kind}.categories.empty`, { venue })}
            action={<ButtonLink to={paths.home()}>{t('courses:categories.otherVenue')}</ButtonLink>}
          >
            {t(`courses:${kind}.categories.emptyText`)}
          </EmptyState>
        )}
      </Columns>
    </>
  )
}

/** '/camps/location/{venueSlug}' */
export function CampCategoriesPage() {
  return <CategoriesScreen kind="camp" />
}

/** '/courses/location/{venueSlug}' */
export function CourseCategoriesPage() {
  return <CategoriesScreen kind="course" />
}
