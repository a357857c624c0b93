import { listJoiningVenues, listVenues } from '@touchline/contract/calls/venues'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { environment } from '../../app/environment.ts'
import type { Question } from '../../app/answers/question.ts'
import { venueIn } from './search/venue-search.ts'
import type { Venue } from './search/venue-search.ts'

/** All venues of the site. Searching and measuring happen here, so the customer's position stays on the device. */
export function venuesQuestion(): Question<readonly Venue[]> {
  const isJoining = environment().site.venues === 'online-joining'
  return [
    [isJoining ? listJoiningVenues.name : listVenues.name],
    async () => {
      const answers = await allPages((query) =>
        isJoining ? callList(listJoiningVenues, { query }) : callList(listVenues, { query }),
      )
      return answers.flatMap((answer) => venueIn(answer) ?? [])
    },
  ]
}
