import type { CancellationSummary } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { lateTermsOf } from './late-terms.ts'
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
  const { cancellation: policy } = category
  const cutOff = cutOffOf({ startsAt }, { policy, timezone: venue.timezone })
  if (now >= cutOff) return { until: null, returns: later.returns, amount: null, later }
  const isPaid = price !== null && price > 0 && policy.movesOnly !== true
  return {
    until: presentDateTime(cutOff, venue.timezone),
    returns: isPaid ? 'credit_full' : 'nothing',
    amount: isPaid ? presentPrice(price, currency) : null,
    later,
  }
}

function laterOf(
  policy: Schedule['category']['cancellation'],
  price: MinorUnits | null,
  currency: Currency,
): CancellationSummary['later'] {
  if (policy.actions.includes('disable_cancelling')) return { returns: 'not_possible', fee: null, blocks: [] }
  const { fee, blocks } = lateTermsOf(policy, price)
  return { returns: 'nothing', fee: fee > 0 ? presentPrice(fee, currency) : null, blocks: [...blocks] }
}
