import { readVenue } from '@touchline/contract/calls/venues'
import { type Query, type Question, useQuery } from '../../app/use-query.ts'
import { chosenVenue } from './use-chosen-venue.ts'
import type { ChosenVenue } from './use-chosen-venue.ts'

/** One venue by slug. */
export const venueQuestion = (slug: string): Question<ChosenVenue> => [[readVenue.name, slug], () => chosenVenue(slug)]

/** One venue by slug, for pages about it: a venue that does not exist is an error to show. */
export function useVenue(slug: string): Query<ChosenVenue> {
  return useQuery(...venueQuestion(slug))
}
