import { listMembershipTypes } from '@touchline/contract/calls/memberships'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { MembershipType } from './membership-type.ts'

/** The memberships of a venue with the price of each activity; nothing is read before there is a venue. [O-06] */
export function useMembershipTypes(venueSlug: string | null): Query<readonly MembershipType[]> {
  return useQuery(
    venueSlug === null ? null : [listMembershipTypes.name, venueSlug],
    async () => {
      const params = { venue: venueSlug ?? '' }
      return having(await allPages((query) => callList(listMembershipTypes, { params, query })), 'id', 'name')
    },
    'component',
  )
}
