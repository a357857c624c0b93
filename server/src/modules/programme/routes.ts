import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { deleteOccurrence } from './delete-occurrence.ts'
import { postponeOccurrence } from './postpone-occurrence.ts'
import { updateOccurrence } from './update-occurrence.ts'

export const programmeRoutes: readonly Route[] = [
  route(endpoints.updateOccurrence, (deps, actor, { params, body }) =>
    updateOccurrence(deps, actor, { ...params, change: body.data }),
  ),
  route(endpoints.postponeOccurrence, (deps, actor, { params, body }) =>
    postponeOccurrence(deps, actor, { ...params, reason: body.data?.reason }),
  ),
  route(endpoints.dateOccurrence, (deps, actor, { params, body }) =>
    updateOccurrence(deps, actor, {
      ...params,
      change: { start_time: body.data.start_time },
      newDay: body.data.date,
    }),
  ),
  route(endpoints.deleteOccurrence, (deps, actor, { params, body }) =>
    deleteOccurrence(deps, actor, { ...params, ...body.data }),
  ),
]
