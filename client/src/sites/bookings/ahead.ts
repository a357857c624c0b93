import type { Ahead } from '../../app/chunks.ts'
import { startAt } from '../../app/selected-venue.ts'
import { readAhead } from '../../app/use-query.ts'
import { categoriesQuestion } from '../../features/categories/use-course-categories.ts'
import { venueCategoryQuestion } from '../../features/categories/use-venue-categories.ts'
import { venueQuestion } from '../../features/site/use-venue.ts'
import { datesQuestion } from '../../features/timetable/use-dates.ts'

// What the pages of a venue begin with. Their early reads (`early-reads.ts`) ask the same.

export const venueAhead: Ahead = async ({ venueSlug = '' }) => {
  const venue = await readAhead(venueQuestion(venueSlug))
  if (venue) startAt(venue.slug)
}

export const activityAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug = '' } = params
  return Promise.all([venueAhead(params), readAhead(venueCategoryQuestion(venueSlug, activitySlug))])
}

export const daysAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug = '' } = params
  return Promise.all([activityAhead(params), readAhead(datesQuestion(venueSlug, activitySlug))])
}

export const courseCategoriesAhead: Ahead = (params) =>
  Promise.all([venueAhead(params), readAhead(categoriesQuestion('courses', params['venueSlug'] ?? ''))])

export const campCategoriesAhead: Ahead = (params) =>
  Promise.all([venueAhead(params), readAhead(categoriesQuestion('camps', params['venueSlug'] ?? ''))])
