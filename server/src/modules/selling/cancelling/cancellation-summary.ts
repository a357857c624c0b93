import type { CancellationSummary } from '@touchline/contract'
import { type Currency, type MinorUnits, plus, zero } from '@touchline/money'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import { lateTermsOf } from './late-terms.ts'
import { cutOffOf } from './may-cancel.ts'
import type { Schedule } from '../../schedules/index.ts'

/** What is cancelled together: its start and its price. */
type Cancelled = {
  readonly startsAt: number
  /** The start of the last of several sessions. */
  readonly lastStartsAt?: number | undefined
  readonly price: MinorUnits | null
  /** The highest amount that may be paid, which limits the fee; by default the price, null while it is unknown. */
  readonly most?: MinorUnits | null
  /** The price of its extras, which come back with it. */
  readonly extras?: MinorUnits | undefined
  /** A package pays for it with its uses. */
  readonly usesPackage?: boolean | undefined
  readonly now: number
}

export type Summarised = Pick<Schedule, 'category' | 'venue'> & { readonly row: Pick<Schedule['row'], 'bookingType'> }

/**
 * The refund up to the cut-off and after it; once the cut-off has passed, the effect of cancelling now. Each of several
 * sessions has its own cut-off; a fee is never above the price. [O-32, O-33, O-97, O-140, O-310]
 */
export function summariseCancellation(
  { row, category, venue }: Summarised,
  { startsAt, lastStartsAt = startsAt, price, most = price, extras = zero, usesPackage = false, now }: Cancelled,
  currency: Currency,
): CancellationSummary {
  const { cancellation: policy } = category
  const rule = { policy, timezone: venue.timezone }
  const cutOff = cutOffOf({ startsAt }, rule)
  const lastCutOff = cutOffOf({ startsAt: lastStartsAt }, rule)
  const isSpread = lastCutOff > cutOff && now < lastCutOff
  const lost = usesPackage ? 'usage_lost' : 'nothing'
  const later = laterOf(policy, most, { currency, lost, sessions: isSpread ? sessionsOf(row) : null })
  if (now >= cutOff) return { until: null, returns: later.returns, amount: null, later }
  const until = presentDateTime(cutOff, venue.timezone)
  if (policy.movesOnly === true) return { until, returns: lost, amount: null, later }
  const paid = price === null ? zero : plus(price, extras)
  const amount = paid > zero ? presentPrice(paid, currency) : null
  if (usesPackage) return { until, returns: 'usage', amount, later }
  return { until, returns: amount === null ? 'nothing' : 'credit_full', amount, later }
}

/** A camp day is cancelled alone, a course as far as it remains. */
function sessionsOf({ bookingType }: Summarised['row']): CancellationSummary['later']['sessions'] {
  return bookingType === 'courses' ? 'all_left' : 'each'
}

type LateTerms = Pick<CancellationSummary['later'], 'sessions'> & {
  readonly currency: Currency
  readonly lost: 'nothing' | 'usage_lost'
}

function laterOf(
  policy: Schedule['category']['cancellation'],
  most: MinorUnits | null,
  { currency, lost, sessions }: LateTerms,
): CancellationSummary['later'] {
  const free = { fee: null, blocks: [], strikes: null, sessions }
  if (policy.actions.includes('disable_cancelling')) return { returns: 'not_possible', ...free }
  const { fee, blocks } = lateTermsOf(policy, most)
  if (fee === 0) return { returns: lost, ...free }
  const strikes = policy.strikes && policy.strikes.count > 1 ? { ...policy.strikes } : null
  return { returns: lost, fee: presentPrice(fee, currency), blocks: [...blocks], strikes, sessions }
}
