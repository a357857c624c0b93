import { endpoints } from '@touchline/contract'
import { listReply, offsetOf, pageOf } from '../../infra/http/pagination.ts'
import { route, type Route } from '../../infra/http/route.ts'
import type { Reads } from '../../repositories.ts'
import { presentOrder } from './presenter.ts'
import { readOrder } from './read-order.ts'
import type { OrderRow } from './tables.ts'

export const orderRoutes: readonly Route[] = [
  route(endpoints.listOrders, ({ params, query, context }) =>
    context.deps.store.read(async (reads) => {
      const page = pageOf(query)
      const statuses = query.status ?? []
      const slice = { limit: page.perPage, offset: offsetOf(page) }
      const orders = await reads.orders.listOfUser(params.userId, statuses, slice)
      const total = await reads.orders.countOfUser(params.userId, statuses)
      const rows = await presentAll(reads, orders)
      return listReply({ ...page, rows, total, sortBy: 'created_at', direction: 'descending' })
    }),
  ),
  route(endpoints.readOrder, ({ params, context }) =>
    context.deps.store.read(async (reads) => ({ data: await readOrder(reads, params) })),
  ),
]

async function presentAll(reads: Reads, orders: readonly OrderRow[]) {
  const rows = []
  for (const order of orders) rows.push(await presentOrder(reads, order))
  return rows
}
