import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { ActivityMosaic } from '../../../features/categories/ActivityMosaic.tsx'
import type { Activity } from '../../../features/categories/activities.ts'
import { useCoursesSoon } from '../../../features/courses/use-courses-soon.ts'
import { Feature } from '../../../features/occurrences/soon/Feature.tsx'
import { soonOfCourse } from '../../../features/occurrences/soon/soon.ts'
import type { Soon } from '../../../features/occurrences/soon/soon.ts'
import { SoonCards } from '../../../features/occurrences/soon/SoonCards.tsx'
import { useStartingSoon } from '../../../features/occurrences/soon/use-starting-soon.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { activityPath, soonPath } from './home-activities.ts'
import { homeSoon, mostSoon } from './home-soon.ts'

/** The sessions that begin soon at all venues; on a platform without the call, its courses. Null while unknown. */
function useSoon(now: number, venues: readonly Venue[] | null): readonly Soon[] | null {
  const told = useStartingSoon(homeSoon)
  const courses = useCoursesSoon(now, told.status === 'error')
  if (told.status === 'success') return told.data
  if (told.status === 'loading' || courses === null || venues === null) return null
  const slugOf = (venueId: number) => venues.find(({ id }) => id === venueId)?.slug
  return courses.flatMap((course) => soonOfCourse(course, slugOf) ?? [])
}

export type Discovery = {
  /** Null while loading. */
  readonly activities: readonly Activity[] | null
  readonly venues: readonly Venue[] | null
  readonly chosen: string | null
}

/** The home page without a search: what begins soon, and all activities. */
export const HomeDiscover = memo(function HomeDiscover({ activities, venues, chosen }: Discovery) {
  const { t } = useTranslation(['home'])
  const now = platformNow()
  const told = useSoon(now, venues)
  const camp = told?.find(({ of }) => of === 'camp')
  const soon = told?.filter((one) => one !== camp).slice(0, mostSoon) ?? null
  return (
    <>
      {soon?.length === 0 ? null : (
        <PageSection id="soon" title={t('home:soon')} intro={t('home:soonText')}>
          {soon === null ? (
            <Skeleton count={1} height={124} />
          ) : (
            <SoonCards soon={soon} now={now} tellsVenue pathOf={soonPath} />
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
      {camp ? <Feature soon={camp} to={soonPath(camp)} /> : null}
    </>
  )
})
