import { useParams } from 'react-router-dom'
import { useCrumbLabel } from '../../app/crumb-labels.ts'
import { useCourseCategory } from '../../features/categories/use-course-categories.ts'
import type { Category } from '../../features/categories/use-course-categories.ts'
import { useCourses } from '../../features/courses/list/use-courses.ts'
import type { Course } from '../../features/courses/course.ts'
import type { ChosenVenue } from '../../features/site/use-chosen-venue.ts'
import { useVenueWithCourses } from '../../features/site/use-venue-courses.ts'
import { paths } from './paths.ts'

export type CourseCategoryPage =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | {
      readonly status: 'found'
      readonly venue: ChosenVenue
      readonly category: Category
      readonly courses: readonly Course[]
    }

/** What the pages of a course category need, from the address: venue, category and its courses. [C-12] */
export function useCourseCategoryPage(): CourseCategoryPage {
  const { venueSlug = '', activitySlug = '' } = useParams()
  const at = useVenueWithCourses(venueSlug)
  const category = useCourseCategory(venueSlug, activitySlug)
  const courses = useCourses(venueSlug, activitySlug)
  const name = category.status === 'success' ? category.data.name : undefined
  useCrumbLabel(paths.courses(venueSlug, activitySlug), name)

  const parts = [at.status, category.status, courses.status]
  if (parts.includes('missing') || parts.includes('error')) return { status: 'missing' }
  if (at.status !== 'found' || category.status !== 'success' || courses.status !== 'success') {
    return { status: 'loading' }
  }
  return { status: 'found', venue: at.venue, category: category.data, courses: courses.data }
}
