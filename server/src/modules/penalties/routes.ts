import { endpoints, type Penalty, type Unworded } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { getOwnerId } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { currencyOf } from '../site/index.ts'
import { createCharge } from './create-charge.ts'
import { blockedBy } from './penalty.ts'
import type { PenaltyRow } from './tables.ts'

export const penaltyRoutes: readonly Route[] = [
  readRoute(endpoints.listPenalties, async (reads, actor, { query }) => {
    const userId = getOwnerId(actor)
    const page = pageOf(query)
    const penalties = await reads.penalties.pageOfUser({ userId, limit: page.perPage, offset: offsetOf(page) })
    const currency = currencyOf(await reads.site.getClient())
    return listReply({
      ...page,
      rows: penalties.map((penalty) => presentPenalty(penalty, currency)),
      total: await reads.penalties.totalOfUser({ userId }),
      sortBy: 'created_at',
      direction: 'descending',
    })
  }),
  route(endpoints.createCharge, async (deps, actor, { body }) => {
    const charge = await createCharge(deps, actor, body.data)
    const client = await deps.store.read((reads) => reads.site.getClient())
    return { data: presentPenalty(charge, currencyOf(client)) }
  }),
]

function presentPenalty(penalty: PenaltyRow, currency: Currency): Unworded<Penalty> {
  const { id, type, amount, reason, createdAt, paidAt } = penalty
  return {
    id,
    purchasable_type: type,
    amount: presentPrice(amount, currency),
    reason,
    blocks: blockedBy(penalty),
    created_at: presentInstant(createdAt),
    paid_at: paidAt === null ? null : presentInstant(paidAt),
  }
}
