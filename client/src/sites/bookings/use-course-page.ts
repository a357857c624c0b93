import { useParams } from 'react-router-dom'
import type { ApiError } from '../../api/api-error.ts'
import { useCrumbLabel } from '../../app/crumb-labels.ts'
import type { Course } from '../../features/courses/course.ts'
import { useCourse } from '../../features/courses/details/use-course.ts'
import { useVenueWithCourses } from '../../features/site/use-venue-courses.ts'
import { paths } from './paths.ts'

export type CoursePage =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly refresh: () => Promise<void> }
  | { readonly status: 'found'; readonly course: Course; readonly refresh: () => Promise<void> }

/** The course of the address, with its venue remembered and its names in the breadcrumbs. [C-12, C-15] */
export function useCoursePage(): CoursePage {
  const { venueSlug = '', activitySlug = '', courseSlug = '' } = useParams()
  const at = useVenueWithCourses(venueSlug)
  const course = useCourse({ venueSlug, categorySlug: activitySlug, courseSlug })
  const found = course.status === 'success' ? course.data : undefined
  useCrumbLabel(paths.courses(venueSlug, activitySlug), found?.category?.name ?? undefined)
  useCrumbLabel(paths.courseDetails(venueSlug, activitySlug, courseSlug), found?.name)

  if (at.status === 'missing') return { status: 'missing' }
  if (course.status === 'error') {
    const { error, refresh } = course
    return error.status === 404 ? { status: 'missing' } : { status: 'failed', error, refresh }
  }
  if (at.status === 'loading' || course.status === 'loading') return { status: 'loading' }
  return { status: 'found', course: course.data, refresh: course.refresh }
}
