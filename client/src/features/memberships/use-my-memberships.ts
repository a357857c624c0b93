import {
  createMembershipRequest,
  listMemberships,
  withdrawMembershipRequest,
} from '@touchline/contract/calls/memberships'
import type { Sent } from '@touchline/contract/client'
import { useSWRConfig } from 'swr'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Camel } from '../../api/keys.ts'
import { dependsOnIdentity } from '../../app/answers/use-refresh.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import type { MyMembership } from './my-membership.ts'

/** The memberships of a customer: those in force first, then newest first. [O-252] */
export function useMyMemberships(userId: number): Query<readonly MyMembership[]> {
  return useQuery(
    [listMemberships.name, userId],
    async () => having(await allPages((page) => callList(listMemberships, { params: { userId }, query: page })), 'id'),
    'component',
  )
}

/** A membership request, without the membership. */
export type Wish = Omit<Camel<Sent<'NewMembershipRequest'>>, 'membershipId'>

/** Asks for a change of a membership, and takes it back. Throws an ApiError; memberships are read again. [O-253] */
export function useMembershipRequests(userId: number) {
  const { mutate } = useSWRConfig()
  return {
    async ask(membershipId: number, wish: Wish): Promise<void> {
      await call(createMembershipRequest, { params: { userId }, body: { data: { membershipId, ...wish } } })
      await mutate(dependsOnIdentity)
    },
    async takeBack(requestId: number): Promise<void> {
      try {
        await call(withdrawMembershipRequest, { params: { userId, requestId } })
      } finally {
        // It may have been answered meanwhile.
        await mutate(dependsOnIdentity)
      }
    },
  }
}
