import { listMembershipTypes } from '@touchline/contract/calls/memberships'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Question } from '../../app/answers/question.ts'
import type { MembershipType } from './membership-type.ts'

/** The memberships of a venue with the price of each activity. */
export function membershipsQuestion(venueSlug: string): Question<readonly MembershipType[]> {
  return [
    [listMembershipTypes.name, venueSlug],
    async () => {
      const params = { venue: venueSlug }
      return having(await allPages((query) => callList(listMembershipTypes, { params, query })), 'id', 'name')
    },
  ]
}
