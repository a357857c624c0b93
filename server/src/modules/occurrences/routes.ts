import { endpoints } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { deleteOccurrence } from './delete-occurrence.ts'
import { listOccurrences, readOccurrence } from './list-occurrences.ts'
import { updateOccurrence } from './update-occurrence.ts'

export const occurrenceRoutes: readonly Route[] = [
  readRoute(endpoints.listOccurrences, (reads, actor, { query, now }) => listOccurrences(reads, actor, { query, now })),
  readRoute(endpoints.readOccurrence, async (reads, actor, { params, now }) => ({
    data: await readOccurrence(reads, actor, { ...params, now }),
  })),
  route(endpoints.updateOccurrence, (deps, actor, { params, body }) =>
    updateOccurrence(deps, actor, { ...params, change: body.data }),
  ),
  route(endpoints.deleteOccurrence, (deps, actor, { params, body }) =>
    deleteOccurrence(deps, actor, { ...params, ...body.data }),
  ),
]
