import { listOwnedPackages, listPackages, readPackage } from '@touchline/contract/calls/packages'
import { allPages } from '../../api/all-pages.ts'
import { unreadable } from '../../api/api-error.ts'
import { call, callList } from '../../api/call.ts'
import { has, having } from '../../api/having.ts'
import { channelInUse, selectedUserQuery } from '../../app/session/counter.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import type { OwnedPackage, Package } from './package.ts'

/** The packages of a venue; empty on a platform without packages. */
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

/** One package of a venue. */
export function usePackage(venueSlug: string, packageId: number): Query<Package> {
  return useQuery([readPackage.name, venueSlug, packageId], async () => {
    const params = { source: channelInUse(), venue: venueSlug, packageId } as const
    const answer = await call(readPackage, { params, query: selectedUserQuery() })
    if (!has(answer, 'id', 'name')) throw unreadable()
    return answer
  })
}

/** A customer's packages, newest first; null reads nothing. [O-171] */
export function useOwnedPackagesOf(userId: number | null): Query<readonly OwnedPackage[]> {
  return useQuery(
    userId === null ? null : [listOwnedPackages.name, userId],
    async () => {
      const params = { userId: userId ?? 0 }
      return having(await allPages((page) => callList(listOwnedPackages, { params, query: page })), 'id', 'name')
    },
    'component',
  )
}

/** The customer's packages; empty for visitors, and on a platform without the call. */
export function useOwnedPackages(): readonly OwnedPackage[] {
  const query = useOwnedPackagesOf(useActingFor().ownerId)
  return query.status === 'success' ? query.data : []
}
