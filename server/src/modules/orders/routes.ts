import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { presentOrders } from './presenter.ts'
import { readAcceptedTerms, readAnyOrder, readOrder, readTerms } from './read-order.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { text } from '../../texts/index.ts'

export const orderRoutes: readonly Route[] = [
  readRoute(endpoints.listOrders, async (reads, actor, { query, now }) => {
    const userId = getOwnerId(actor)
    const page = pageOf(query)
    const filter = { userId, statuses: query.status?.length ? query.status : undefined }
    const orders = await reads.orders.page({ ...filter, limit: page.perPage, offset: offsetOf(page) })
    const total = await reads.orders.total(filter)
    const rows = await presentOrders(reads, orders, now)
    return listReply({ ...page, rows, total, sortBy: 'created_at', direction: 'descending' })
  }),
  readRoute(endpoints.readOrder, async (reads, actor, { params, now }) => ({
    data: await readOrder(reads, actor, { orderId: params.orderId, now }),
  })),
  readRoute(endpoints.readAcceptedTerms, async (reads, actor, { params }) => ({
    data: await readAcceptedTerms(reads, actor, { orderId: params.orderId }),
  })),
  readRoute(endpoints.readTerms, async (reads, actor) => ({ data: await readTerms(reads, actor) })),
  readRoute(endpoints.readOrderAtDesk, async (reads, _actor, { params, now }) => ({
    data: await readAnyOrder(reads, { orderId: params.orderId, now }),
  })),
  route(endpoints.resendConfirmation, async (deps, actor, { params, now }) => {
    await resendConfirmation(deps, actor, { orderId: params.orderId, now })
    return { message: text('orders:confirmation_sent') }
  }),
]
