import { type CancellationPreview, type CancellationSource, PlatformError, type Unworded } from '@touchline/contract'
import { sum, zero } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { isVisible, visibleUsers } from '../visible.ts'
import { decideAll } from './decide-all.ts'
import { presentOutcome } from './present-cancellation.ts'
import { readCancellationFacts } from './read-units.ts'

type Asked = {
  readonly bookingIds: readonly number[]
  readonly source: CancellationSource
  /** The staff's reason for overriding the cut-off. */
  readonly reason: string | undefined
  readonly now: number
}

/**
 * The effect of cancelling bookings in one request. Throws `item_not_found`, and what the cancellation itself would
 * throw. [O-140]
 */
export async function previewCancellation(
  reads: Reads,
  actor: Actor,
  { bookingIds, source, reason, now }: Asked,
): Promise<Unworded<CancellationPreview>> {
  const ids = [...new Set(bookingIds)]
  const visible = await visibleUsers(reads, actor)
  const rows = await reads.bookings.byIds({ ids })
  const isAllThere = rows.length === ids.length && rows.every((row) => isVisible(row, visible))
  if (!isAllThere || rows.some(({ status }) => status === 'reserved')) throw new PlatformError('item_not_found')
  const facts = await readCancellationFacts(reads, rows, now)
  const ended = decideAll(facts, rows, { source, now, reason: source === 'foh' ? reason : undefined })
  const currency = currencyOf(await reads.site.getClient())
  const fee = sum(ended.map(({ outcome }) => outcome.fee))
  return {
    parts: ended.map(({ unit, outcome }) => presentOutcome(unit, outcome, { currency, now })),
    returned: presentPrice(sum(ended.flatMap(({ outcome }) => outcome.refunds.map(({ amount }) => amount))), currency),
    fee: fee > zero ? presentPrice(fee, currency) : null,
  }
}
