import type { Till } from '@touchline/contract'
import { type Currency, minus, sumOf, zero } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { currencyOf } from '../site/index.ts'
import type { Taking } from './repository.ts'

type TillRow = NonNullable<Awaited<ReturnType<Reads['tills']['byId']>>>

/** Presents tills with their takings. */
export async function presentTills(reads: Reads, rows: readonly TillRow[]): Promise<Till[]> {
  const tillIds = rows.map(({ id }) => id)
  if (tillIds.length === 0) return []
  const taken = await reads.tills.taken({ tillIds })
  const given = (await reads.tills.given({ tillIds })).map((one) => ({ ...one, amount: minus(zero, one.amount) }))
  const currency = currencyOf(await reads.site.getClient())
  return rows.map(({ id, venueId, openedAt, closedAt }) => ({
    id,
    venue_id: venueId,
    opened_at: presentInstant(openedAt),
    closed_at: closedAt === null ? null : presentInstant(closedAt),
    takings: presentTakings(
      [...taken, ...given].filter(({ tillId }) => tillId === id),
      currency,
    ),
  }))
}

function presentTakings(takings: readonly Taking[], currency: Currency): Till['takings'] {
  return [...Map.groupBy(takings, ({ tenderType }) => tenderType)].map(([type, ofType]) => ({
    tender_type: type,
    amount: presentPrice(sumOf(ofType), currency),
  }))
}
