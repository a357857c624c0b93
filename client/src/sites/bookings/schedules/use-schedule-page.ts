import { useParams, useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../../api/api-error.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { useCamp } from '../../../features/camps/use-camps.ts'
import { useCourse } from '../../../features/courses/use-courses.ts'
import type { Schedule, ScheduleAddress, ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import { useVenueWithCourses } from '../../../features/site/use-venue-courses.ts'
import { pathsOf } from './schedule-paths.ts'

export type SchedulePage = {
  readonly kind: ScheduleKind
  readonly address: ScheduleAddress
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly refresh: () => Promise<void> }
  | { readonly status: 'found'; readonly schedule: Schedule; readonly refresh: () => Promise<void> }
)

/** The course or camp of the address; remembers its venue and names the breadcrumbs. */
function useSchedulePage(kind: ScheduleKind, address: ScheduleAddress, query: Query<Schedule>): SchedulePage {
  const { venueSlug, categorySlug, slug } = address
  const at = useVenueWithCourses(venueSlug)
  const found = query.status === 'success' ? query.data : undefined
  useCrumbLabel(pathsOf[kind].list(venueSlug, categorySlug), found?.category?.name ?? undefined)
  useCrumbLabel(pathsOf[kind].details(venueSlug, categorySlug, slug), found?.name)

  const about = { kind, address }
  if (at.status === 'missing') return { ...about, status: 'missing' }
  if (query.status === 'error') {
    const { error, refresh } = query
    return error.status === 404 ? { ...about, status: 'missing' } : { ...about, status: 'failed', error, refresh }
  }
  if (at.status === 'loading' || query.status === 'loading') return { ...about, status: 'loading' }
  return { ...about, status: 'found', schedule: query.data, refresh: query.refresh }
}

/** The basket line that the page's form changes. */
function useInsteadOf(): number | null {
  const id = Number(useSearchParams()[0].get('change') ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export function useCoursePage(): SchedulePage {
  const { venueSlug = '', activitySlug: categorySlug = '', courseSlug: slug = '' } = useParams()
  const address = { venueSlug, categorySlug, slug, insteadOf: useInsteadOf() }
  return useSchedulePage('course', address, useCourse(address))
}

export function useCampPage(): SchedulePage {
  const { venueSlug = '', activitySlug: categorySlug = '', campSlug: slug = '' } = useParams()
  const address = { venueSlug, categorySlug, slug, insteadOf: useInsteadOf() }
  return useSchedulePage('camp', address, useCamp(address))
}
