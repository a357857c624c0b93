import type { BookingCancellation, CancellationOutcome, CancellationSource, Unworded } from '@touchline/contract'
import { type Currency, sum, zero } from '@touchline/money'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import { creditOrder } from '../../credits/index.ts'
import { cutOffOf, whyNotCancel } from '../../selling/index.ts'
import { needsReason, type Outcome, outcomeOf, type Unit, whyNotCancelUnit } from './cancellation.ts'
import { canMove } from '../moving/may-move.ts'
import type { BookingRow, BundleRow } from '../../reservations/index.ts'
import { text } from '../../../texts/index.ts'

type View = {
  /** What it was bought with; undefined: alone. */
  readonly bundle: Pick<BundleRow, 'whole'> | undefined
  readonly unit: Unit
  readonly currency: Currency
  readonly now: number
  /** Who would cancel: the options are those of that client. [P3-049] */
  readonly source: CancellationSource
}

/** Whether and how a booking could be cancelled now by who asks, and what that would do. [O-32, O-34, O-140] */
export function presentCancellation(
  booking: BookingRow,
  { unit, bundle, currency, now, source }: View,
): Unworded<BookingCancellation> {
  const { policy, timezone } = unit
  const rule = { policy, timezone }
  const asked = { now, source }
  const cancelling = { ...asked, reason: undefined }
  const isSettled = booking.status === 'settled'
  const reason = whyNotCancel(booking, rule, asked) ?? (isSettled ? whyNotCancelUnit(unit, cancelling) : null)
  const can = {
    can_cancel: reason === null,
    cannot_cancel_reason: reason,
    can_move: canMove(booking, bundle, rule, asked),
  }
  // What staff can only do with a reason does what it does with one.
  const outcome = outcomeOf(unit, needsReason(unit, cancelling) ? { ...asked, reason: '' } : cancelling)
  const isReturned = outcome.refunds.some(({ bookingId }) => bookingId === booking.id)
  const awards = reason === null && isSettled && isReturned && !needsReason(unit, cancelling)
  const said = {
    ...can,
    awards_credit: awards,
    awards_credit_message: awards ? text('bookings:paid_as_credit') : null,
    outcome: reason === null && isSettled ? presentOutcome(unit, outcome, currency) : null,
  }
  // A session that the venue itself cancels has no cut-off: everything comes back.
  if (source === 'occurrence') return { ...said, cut_off: null, cut_off_actions: [], cut_off_message: null }
  return {
    ...said,
    cut_off: presentDateTime(cutOffOf(booking, rule), timezone),
    cut_off_actions: [...policy.actions],
    cut_off_message: policy.message,
  }
}

function presentOutcome(
  { bookings }: Unit,
  { refunds, packages, fee, blocks }: Outcome,
  currency: Currency,
): CancellationOutcome {
  const credits = creditOrder.flatMap((type) => {
    const amount = sum(refunds.filter((refund) => refund.type === type).map((refund) => refund.amount))
    return amount > zero ? [{ type, amount: presentPrice(amount, currency) }] : []
  })
  return {
    booking_ids: bookings.map(({ id }) => id),
    returned: presentPrice(sum(refunds.map(({ amount }) => amount)), currency),
    credits,
    packages: [...packages],
    fee: fee > zero ? presentPrice(fee, currency) : null,
    blocks: [...blocks],
  }
}
