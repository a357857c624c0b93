import { listVenues } from 'virtual:calls/venues'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import type { OtherErrors, Query } from '../../app/use-query.ts'
import { venueIn } from './venue-search.ts'
import type { Venue } from './venue-search.ts'

/** Every venue: searching and measuring happen here, and the customer's place stays on the device. */
export function useVenues(otherErrors: OtherErrors = 'boundary'): Query<readonly Venue[]> {
  return useQuery(
    [listVenues.name],
    async () => {
      const answers = await allPages((query) => callList(listVenues, { query }))
      return answers.flatMap((answer) => venueIn(answer) ?? [])
    },
    otherErrors,
  )
}
