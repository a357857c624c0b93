import { listOwnedPackages, listPackages, readPackage } from '@touchline/contract/calls/packages'
import { allPages } from '../../api/all-pages.ts'
import { unreadable } from '../../api/api-error.ts'
import { call, callList } from '../../api/call.ts'
import { has, having } from '../../api/having.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { selectedUserQuery } from '../occurrences/selected-user-query.ts'
import type { OwnedPackage, Package } from './package.ts'

/** What can be bought for a venue. A platform without packages has none. [O-82] */
export function usePackages(venueSlug: string): Query<readonly Package[]> {
  return useQuery(
    [listPackages.name, venueSlug],
    async () => {
      const params = { source: channelInUse(), venue: venueSlug } as const
      const answers = await allPages((page) =>
        callList(listPackages, { params, query: { ...page, ...selectedUserQuery() } }),
      )
      return having(answers, 'id', 'name')
    },
    'component',
  )
}

/** One package of a venue. [P7-007] */
export function usePackage(venueSlug: string, packageId: number): Query<Package> {
  return useQuery([readPackage.name, venueSlug, packageId], async () => {
    const params = { source: channelInUse(), venue: venueSlug, packageId } as const
    const answer = await call(readPackage, { params, query: selectedUserQuery() })
    if (!has(answer, 'id', 'name')) throw unreadable()
    return answer
  })
}

/** What the customer has of packages; nothing is read for visitors, or where a platform does not tell. [O-171] */
export function useOwnedPackages(): readonly OwnedPackage[] {
  const { ownerId: userId } = useActingFor()
  const query = useQuery(
    userId === null ? null : [listOwnedPackages.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return having(await allPages((page) => callList(listOwnedPackages, { params, query: page })), 'id', 'name')
    },
    'component',
  )
  return query.status === 'success' ? query.data : []
}
