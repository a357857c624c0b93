import type { Ahead } from '../../app/chunks.ts'
import { campQuestion, campsQuestion } from '../../features/camps/use-camps.ts'
import { categoriesQuestion, categoryQuestion } from '../../features/categories/use-course-categories.ts'
import { venueCategoryQuestion } from '../../features/categories/use-venue-categories.ts'
import { courseQuestion, coursesQuestion } from '../../features/courses/use-courses.ts'
import { venueQuestion } from '../../features/site/use-venue.ts'
import { datesQuestion } from '../../features/timetable/use-dates.ts'

/** What pages begin with. Their early reads (`early-reads.ts`) ask the same. */

export const venueAhead: Ahead = ({ venueSlug = '' }) => [venueQuestion(venueSlug)]

export const activityAhead: Ahead = ({ venueSlug = '', activitySlug = '' }) => [
  venueQuestion(venueSlug),
  venueCategoryQuestion(venueSlug, activitySlug),
]

export const daysAhead: Ahead = ({ venueSlug = '', activitySlug = '' }) => [
  venueQuestion(venueSlug),
  venueCategoryQuestion(venueSlug, activitySlug),
  datesQuestion(venueSlug, activitySlug),
]

export const courseCategoriesAhead: Ahead = ({ venueSlug = '' }) => [
  venueQuestion(venueSlug),
  categoriesQuestion('courses', venueSlug),
]

export const campCategoriesAhead: Ahead = ({ venueSlug = '' }) => [
  venueQuestion(venueSlug),
  categoriesQuestion('camps', venueSlug),
]

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
