import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../../actor.ts'
import { readRoute, type Route } from '../../../infra/http/route.ts'
import { listHeld } from './list-held.ts'

export const heldMembershipRoutes: readonly Route[] = [
  readRoute(endpoints.listMemberships, (reads, actor, { query, now }) =>
    listHeld(reads, { userId: getOwnerId(actor), query, now }),
  ),
]
