import { endpoints, PlatformError, type Till } from '@touchline/contract'
import { getCallerId } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import type { Reads } from '../../repositories.ts'
import { closeTill, openTill } from './open-till.ts'
import { presentTills } from './presenter.ts'

export const tillRoutes: readonly Route[] = [
  readRoute(endpoints.listTills, async (reads, actor, { query }) => {
    const userId = getCallerId(actor)
    const page = pageOf(query)
    const tills = await reads.tills.pageOfUser({ userId, limit: page.perPage, offset: offsetOf(page) })
    const total = await reads.tills.totalOfUser({ userId })
    const rows = await presentTills(reads, tills)
    return listReply({ ...page, rows, total, sortBy: 'opened_at', direction: 'descending' })
  }),
  route(endpoints.openTill, async (deps, actor, { body }) => {
    const id = await openTill(deps, actor, body.venue_id)
    return { data: await deps.store.read((reads) => readTill(reads, id)) }
  }),
  route(endpoints.closeTill, async (deps, actor, { params: { tillId } }) => {
    await closeTill(deps, actor, tillId)
    return { data: await deps.store.read((reads) => readTill(reads, tillId)) }
  }),
]

async function readTill(reads: Reads, id: number): Promise<Till> {
  const till = await reads.tills.byId({ id })
  const [shown] = till ? await presentTills(reads, [till]) : []
  if (!shown) throw new PlatformError('item_not_found')
  return shown
}
