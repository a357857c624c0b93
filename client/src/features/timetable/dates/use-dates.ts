import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import type { ActivityDay } from './bookable-days.ts'
import { datesQuestion } from './dates-question.ts'

/** The days of a category at a venue. */
export function useDates(venueSlug: string, categorySlug: string): Query<readonly ActivityDay[]> {
  return useQuery(...datesQuestion(venueSlug, categorySlug))
}
