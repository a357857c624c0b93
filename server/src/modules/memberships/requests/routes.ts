import { endpoints } from '@touchline/contract'
import { listReply, offsetOf, pageOf } from '../../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../../infra/http/route.ts'
import { acceptRequest, refuseRequest, withdrawRequest } from './answer-request.ts'
import { createRequest } from './create-request.ts'
import { presentAtDesk } from './presenter.ts'

export const membershipRequestRoutes: readonly Route[] = [
  route(endpoints.createMembershipRequest, async (deps, actor, { body }) => ({
    data: await createRequest(deps, actor, body.data),
  })),
  route(endpoints.withdrawMembershipRequest, async (deps, actor, { params }) => ({
    data: await withdrawRequest(deps, actor, params.requestId),
  })),
  readRoute(endpoints.listMembershipRequests, async (reads, _actor, { query }) => {
    const page = pageOf(query)
    const { status = 'open' } = query
    const found = await reads.membershipRequests.page({ status, limit: page.perPage, offset: offsetOf(page) })
    const rows = await presentAtDesk(reads, found)
    const total = await reads.membershipRequests.total({ status })
    return listReply({ ...page, rows, total, sortBy: 'created_at' })
  }),
  route(endpoints.acceptMembershipRequest, async (deps, actor, { params }) => ({
    data: await acceptRequest(deps, actor, params.requestId),
  })),
  route(endpoints.refuseMembershipRequest, async (deps, actor, { params, body }) => ({
    data: await refuseRequest(deps, actor, { id: params.requestId, reason: body.data.reason.trim() }),
  })),
]
