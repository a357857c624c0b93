import { endpoints } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listTypes, readType } from './list-types.ts'

export const membershipRoutes: readonly Route[] = [
  readRoute(endpoints.listMembershipTypes, (reads, _actor, { params: { venue }, query, now }) =>
    listTypes(reads, { venue, query, now }),
  ),
  readRoute(endpoints.readMembershipType, async (reads, _actor, { params, now }) => ({
    data: await readType(reads, { ...params, now }),
  })),
]
