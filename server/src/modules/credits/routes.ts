import { type Credit, endpoints, type Unworded } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { getOwnerId } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { currencyOf } from '../site/index.ts'
import type { CreditRow } from './tables.ts'

export const creditRoutes: readonly Route[] = [
  readRoute(endpoints.listCredits, async (reads, actor, { query, now }) => {
    const userId = getOwnerId(actor)
    const page = pageOf(query)
    const rows = await reads.credits.pageOfUser({ userId, now, limit: page.perPage, offset: offsetOf(page) })
    const currency = currencyOf(await reads.site.getClient())
    return listReply({
      ...page,
      rows: rows.map((row) => presentCredit(row, currency)),
      total: await reads.credits.totalOfUser({ userId, now }),
      sortBy: 'expires_at',
    })
  }),
]

function presentCredit(
  { id, type, amount, remaining, reason, createdAt, expiresAt }: CreditRow,
  currency: Currency,
): Unworded<Credit> {
  return {
    id,
    type,
    amount: presentPrice(amount, currency),
    remaining: presentPrice(remaining, currency),
    reason,
    created_at: presentInstant(createdAt),
    expires_at: expiresAt === null ? null : presentInstant(expiresAt),
  }
}
