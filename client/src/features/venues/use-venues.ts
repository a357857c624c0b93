import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import type { Venue } from './search/venue-search.ts'
import { venuesQuestion } from './venues-question.ts'

/** Every venue of the site. */
export function useVenues(otherErrors: OtherErrors = 'boundary'): Query<readonly Venue[]> {
  return useQuery(...venuesQuestion(), otherErrors)
}
