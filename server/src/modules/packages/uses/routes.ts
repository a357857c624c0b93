import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../../actor.ts'
import { readRoute, type Route } from '../../../infra/http/route.ts'
import { listUses } from './list-uses.ts'

export const packageUseRoutes: readonly Route[] = [
  readRoute(endpoints.listPackageUses, (reads, actor, { params: { ownedPackageId }, query, now }) =>
    listUses(reads, { userId: getOwnerId(actor), ownedPackageId, query, now }),
  ),
]
