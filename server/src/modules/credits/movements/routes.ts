import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../../actor.ts'
import { readRoute, type Route } from '../../../infra/http/route.ts'
import { listMovements } from './list-movements.ts'

export const creditMovementRoutes: readonly Route[] = [
  readRoute(endpoints.listCreditMovements, (reads, actor, { query, now }) =>
    listMovements(reads, { userId: getOwnerId(actor), query, now }),
  ),
]
