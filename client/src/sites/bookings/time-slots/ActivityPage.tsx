import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { useVenueCategory } from '../../../features/categories/use-categories.ts'
import { isGroup } from '../../../features/categories/venue-category.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { Tile } from '../../../ui/tiles/Tile.tsx'
import { TileGrid, TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { firstDay } from '../../shared/paths.ts'
import { paths } from '../paths.ts'

/** '/location/{venueSlug}/{activitySlug}': the activities of a group; any other category leads to its next day. */
export function ActivityPage() {
  const { t } = useTranslation(['activities'])
  const { venueSlug = '', activitySlug = '' } = useParams()
  const { search } = useLocation()
  const venue = useVenue(venueSlug)
  const category = useVenueCategory(venueSlug, activitySlug)
  const found = category.status === 'success' ? category.data : null
  const foundSlug = venue.status === 'success' ? venue.data.slug : undefined
  useCrumbLabel(paths.activity(venueSlug, activitySlug), found?.name)

  useRememberedVenue(foundSlug)

  if (venue.status === 'error' || category.status === 'error') return <NotFoundPage />
  if (venue.status === 'loading' || found === null) return <TileSkeletons columns="three" count={6} />
  if (!isGroup(found) && (found.v1Type !== null || found.v2Type !== null)) {
    // The filters of a saved search go along.
    return <Navigate to={paths.timeSlots(venueSlug, activitySlug, found.nextDate ?? firstDay) + search} replace />
  }
  return (
    <>
      <PageHeading
        intro={t('activities:timetable.subIntro', { venue: venue.data.name })}
        picture={<Picture scene={sceneForCategory(found)} window="band" shape="plain" fill />}
      >
        {found.name}
      </PageHeading>
      {found.children.length > 0 ? (
        <TileGrid columns="three">
          {found.children.map(({ slug, name }) => (
            <li key={slug}>
              <Tile
                to={paths.timeSlots(venueSlug, slug, firstDay)}
                scene={sceneForCategory({ name, slug })}
                name={name}
              />
            </li>
          ))}
        </TileGrid>
      ) : (
        <EmptyState
          title={t('activities:timetable.subEmpty', { venue: venue.data.name })}
          action={<ButtonLink to={paths.location(venueSlug)}>{t('activities:timetable.others')}</ButtonLink>}
        />
      )}
    </>
  )
}
