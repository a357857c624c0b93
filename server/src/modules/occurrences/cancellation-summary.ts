import type { CancellationSummary } from '@touchline/contract'
import { type Currency, type MinorUnits, minorUnits } from '@touchline/money'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { cutOffOf } from './may-cancel.ts'
import type { Schedule } from './parts.ts'

/** What would be cancelled: when it begins for whom it is booked, and what it costs them. */
type Cancelled = { readonly startsAt: number; readonly price: MinorUnits | null; readonly now: number }

/**
 * What cancelling brings back until the cut-off, and after it. The fee is never above the price. [O-32, O-33, O-97]
 */
export function summariseCancellation(
  { category, venue }: Pick<Schedule, 'category' | 'venue'>,
  { startsAt, price, now }: Cancelled,
  currency: Currency,
): CancellationSummary {
  const later = laterOf(category.cancellation, price, currency)
  const cutOff = cutOffOf({ startsAt }, category.cancellation)
  if (now >= cutOff) return { until: null, returns: later.returns, amount: null, later }
  const isPaid = price !== null && price > 0
  return {
    until: presentDateTime(cutOff, venue.timezone),
    returns: isPaid ? 'credit_full' : 'nothing',
    amount: isPaid ? presentPrice(price, currency) : null,
    later,
  }
}

function laterOf(
  { actions, fee }: Schedule['category']['cancellation'],
  price: MinorUnits | null,
  currency: Currency,
): CancellationSummary['later'] {
  if (actions.includes('disable_cancelling')) return { returns: 'not_possible', fee: null, blocks: [] }
  const charged = price === null || fee < price ? fee : price
  const isCharged = actions.includes('charge_fee') && charged > 0
  const blocks: ('booking' | 'access')[] = []
  if (actions.includes('disable_booking')) blocks.push('booking')
  if (actions.includes('disable_access')) blocks.push('access')
  return { returns: 'nothing', fee: isCharged ? presentPrice(minorUnits(charged), currency) : null, blocks }
}
