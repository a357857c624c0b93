import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../actor.ts'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listOwned } from './list-owned.ts'
import { listPackages, readPackage } from './list-packages.ts'

export const packageRoutes: readonly Route[] = [
  readRoute(endpoints.listPackages, (reads, actor, { params: { venue }, query, now }) =>
    listPackages(reads, actor, { venue, query, now }),
  ),
  readRoute(endpoints.readPackage, async (reads, actor, { params: { venue, packageId }, now }) => ({
    data: await readPackage(reads, actor, { venue, packageId, now }),
  })),
  readRoute(endpoints.listOwnedPackages, (reads, actor, { query, now }) =>
    listOwned(reads, { userId: getOwnerId(actor), query, now }),
  ),
]
