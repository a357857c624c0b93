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
import { dayIn } from '../../i18n/calendar.ts'
import { platformNow } from '../../app/platform-clock.ts'
import { standingIn } from './my-membership.ts'
import type { MyMembership, Standing } from './my-membership.ts'

/** The memberships of a customer: those in force first, then newest first; loading without one. [O-252] */
export function useMyMemberships(userId: number | null): Query<readonly MyMembership[]> {
  return useQuery(
    userId === null ? null : [listMemberships.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return having(await allPages((page) => callList(listMemberships, { params, query: page })), 'id')
    },
    'component',
  )
}

/**
 * The standing of a person in a membership type; null while that is unknown. A new membership for a visitor, and where the
 * platform does not say.
 */
export function useMembershipStanding(typeId: number | null, userId: number | null): Standing | null {
  const query = useMyMemberships(userId)
  if (userId !== null && query.status === 'loading') return null
  const all = query.status === 'success' ? query.data : []
  return standingIn(all, typeId, dayIn(null, platformNow()))
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
