import { useParams } from 'react-router-dom'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { useCamps } from '../../../features/camps/use-camps.ts'
import { useCategoryOf } from '../../../features/categories/use-categories.ts'
import type { Category } from '../../../features/categories/category-questions.ts'
import { useCourses } from '../../../features/courses/use-courses.ts'
import type { Schedule, ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import type { ChosenVenue } from '../../../features/site/venue.ts'
import { useVenueWithCourses } from '../../../features/site/use-venue-courses.ts'
import { pathsOf } from './schedule-paths.ts'

export type CategoryPage =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | {
      readonly status: 'found'
      readonly venue: ChosenVenue
      readonly category: Category
      readonly schedules: readonly Schedule[]
    }

/** A category page's data, from the address: venue, category and its courses or camps. */
function useCategoryPage(kind: ScheduleKind, schedules: Query<readonly Schedule[]>): CategoryPage {
  const { venueSlug = '', activitySlug = '' } = useParams()
  const at = useVenueWithCourses(venueSlug)
  const category = useCategoryOf(`${kind}s`, venueSlug, activitySlug)
  const name = category.status === 'success' ? category.data.name : undefined
  useCrumbLabel(pathsOf[kind].list(venueSlug, activitySlug), name)

  const parts = [at.status, category.status, schedules.status]
  if (parts.includes('missing') || parts.includes('error')) return { status: 'missing' }
  if (at.status !== 'found' || category.status !== 'success' || schedules.status !== 'success') {
    return { status: 'loading' }
  }
  return { status: 'found', venue: at.venue, category: category.data, schedules: schedules.data }
}

export function useCourseCategoryPage(): CategoryPage {
  const { venueSlug = '', activitySlug = '' } = useParams()
  return useCategoryPage('course', useCourses(venueSlug, activitySlug))
}

export function useCampCategoryPage(): CategoryPage {
  const { venueSlug = '', activitySlug = '' } = useParams()
  return useCategoryPage('camp', useCamps(venueSlug, activitySlug))
}
