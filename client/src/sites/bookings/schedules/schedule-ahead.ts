import type { Ahead } from '../../../app/chunks.ts'
import { campQuestion, campsQuestion } from '../../../features/camps/use-camps.ts'
import { categoryQuestion } from '../../../features/categories/use-course-categories.ts'
import { courseQuestion, coursesQuestion } from '../../../features/courses/use-courses.ts'
import { venueQuestion } from '../../../features/site/use-venue.ts'

/** What the pages of courses and camps begin with. */

export const coursesAhead: Ahead = ({ venueSlug = '', activitySlug = '' }) => [
  venueQuestion(venueSlug),
  categoryQuestion('courses', venueSlug, activitySlug),
  coursesQuestion(venueSlug, activitySlug),
]

export const courseAhead: Ahead = ({ venueSlug = '', activitySlug: categorySlug = '', courseSlug: slug = '' }) => [
  venueQuestion(venueSlug),
  courseQuestion({ venueSlug, categorySlug, slug }),
]

export const campsAhead: Ahead = ({ venueSlug = '', activitySlug = '' }) => [
  venueQuestion(venueSlug),
  categoryQuestion('camps', venueSlug, activitySlug),
  campsQuestion(venueSlug, activitySlug),
]

export const campAhead: Ahead = ({ venueSlug = '', activitySlug: categorySlug = '', campSlug: slug = '' }) => [
  venueQuestion(venueSlug),
  campQuestion({ venueSlug, categorySlug, slug }),
]
