import { platformNow } from '../../app/platform-clock.ts'
import { ActivityMosaic } from '../../features/categories/ActivityMosaic.tsx'
import type { Activity } from '../../features/categories/activities.ts'
import type { Schedule } from '../../features/occurrences/schedules/schedule.ts'
import { CoursesSoon } from '../../features/courses/soon/CoursesSoon.tsx'
import { useCoursesSoon } from '../../features/courses/soon/use-courses-soon.ts'
import type { Venue } from '../../features/venues/venue-search.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../ui/layout/PageSection.tsx'
import { TileSkeletons } from '../../ui/TileGrid.tsx'
import { activityPath } from './home-activities.ts'
import { paths } from './paths.ts'

/** Where a course is found here; null where its venue or category has no address. */
function coursePath({ venue, category, slug }: Schedule, venues: readonly Venue[]): string | null {
  const at = venue?.slug ?? venues.find(({ id }) => id !== null && id === venue?.id)?.slug
  return at && category?.slug ? paths.courseDetails(at, category.slug, slug) : null
}

export type Discovery = {
  /** Null while they are on their way. */
  readonly activities: readonly Activity[] | null
  readonly venues: readonly Venue[] | null
  readonly chosen: string | null
}

/** What home shows to whoever is not looking for something yet: what begins soon, and what there is to do. */
export function HomeDiscover({ activities, venues, chosen }: Discovery) {
  const { t } = useTexts()
  const soon = useCoursesSoon(platformNow())
  const reachable = soon?.filter((course) => venues === null || coursePath(course, venues) !== null) ?? null
  return (
    <>
      {reachable?.length === 0 ? null : (
        <PageSection id="soon" title={t('home:soon')} intro={t('home:soonText')}>
          {reachable === null || venues === null ? (
            <Skeleton count={1} height={124} />
          ) : (
            <CoursesSoon courses={reachable} pathOf={(course) => coursePath(course, venues)} />
          )}
        </PageSection>
      )}
      {activities?.length === 0 ? null : (
        <PageSection id="activities" title={t('home:activities')}>
          {activities === null ? (
            <TileSkeletons columns="mosaic" count={9} />
          ) : (
            <ActivityMosaic activities={activities} pathOf={(activity) => activityPath(activity, chosen)} />
          )}
        </PageSection>
      )}
    </>
  )
}
