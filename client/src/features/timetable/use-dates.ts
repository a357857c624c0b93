import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { ActivityDay } from './bookable-days.ts'
import { datesQuestion } from './dates-question.ts'

/** The days on which a category has something at a venue. [S2-139] */
export function useDates(venueSlug: string, categorySlug: string): Query<readonly ActivityDay[]> {
  return useQuery(...datesQuestion(venueSlug, categorySlug))
}
