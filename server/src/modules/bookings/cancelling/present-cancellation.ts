import type { BookingCancellation, CancellationOutcome, CancellationSource, Unworded } from '@touchline/contract'
import { type Currency, sum, sumOf, zero } from '@touchline/money'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import { creditOrder, endsOf } from '../../credits/index.ts'
import { cutOffOf, whyNotCancel } from '../../selling/index.ts'
import { needsReason, type Outcome, outcomeOf, type Unit, whyNotCancelUnit } from './cancellation.ts'
import { canMove } from '../moving/may-move.ts'
import type { BookingRow, BundleRow } from '../../reservations/index.ts'
import { text } from '../../../texts/index.ts'

type View = {
  /** Its bundle; undefined for a booking bought alone. */
  readonly bundle: Pick<BundleRow, 'whole'> | undefined
  readonly unit: Unit
  readonly currency: Currency
  readonly now: number
  /** The client that would cancel; each has its own options. */
  readonly source: CancellationSource
  readonly isPostponed: boolean
}

/** Whether and how the caller could cancel a booking now, and the effect. */
export function presentCancellation(
  ofBooking: BookingRow,
  { unit, bundle, currency, now, source, isPostponed }: View,
): Unworded<BookingCancellation> {
  // A postponed session has no start that a deadline could be counted from.
  const booking = isPostponed ? { ...ofBooking, startsAt: Number.MAX_SAFE_INTEGER } : ofBooking
  const { policy, timezone } = unit
  const rule = { policy, timezone }
  const asked = { now, source }
  const cancelling = { ...asked, reason: undefined }
  const isSettled = booking.status === 'settled'
  const reason = whyNotCancel(booking, rule, asked) ?? (isSettled ? whyNotCancelUnit(unit, cancelling) : null)
  const can = {
    can_cancel: reason === null,
    cannot_cancel_reason: reason,
    can_move: !isPostponed && canMove(booking, bundle, rule, asked),
    ...(reason === null && isSettled && unit.tickets > 1 ? { tickets: unit.tickets } : {}),
  }
  // An act that needs a reason is previewed as if the reason were given.
  const outcome = outcomeOf(unit, needsReason(unit, cancelling) ? { ...asked, reason: '' } : cancelling)
  const isReturned = outcome.refunds.some(({ bookingId }) => bookingId === booking.id)
  const awards = reason === null && isSettled && isReturned && !needsReason(unit, cancelling)
  const said = {
    ...can,
    awards_credit: awards,
    awards_credit_message: awards ? text('bookings:paid_as_credit') : null,
    outcome: reason === null && isSettled ? presentOutcome(unit, outcome, { currency, now }) : null,
  }
  // A session cancelled by the venue itself has no cut-off: the refund is full.
  if (source === 'occurrence' || isPostponed)
    return { ...said, cut_off: null, cut_off_actions: [], cut_off_message: null }
  return {
    ...said,
    cut_off: presentDateTime(cutOffOf(booking, rule), timezone),
    cut_off_actions: [...policy.actions],
    cut_off_message: policy.message,
  }
}

/** Presents the outcome of cancelling a unit at an instant. */
export function presentOutcome(
  { bookings, paidBy }: Unit,
  { refunds, packages, packagesLost, fee, blocks }: Outcome,
  { currency, now }: { readonly currency: Currency; readonly now: number },
): CancellationOutcome {
  const credits = creditOrder.flatMap((type) => {
    const amount = sum(refunds.filter((refund) => refund.type === type).map((refund) => refund.amount))
    const ends = Map.groupBy(endsOf(paidBy, { type, amount }, now), ({ expiresAt }) => expiresAt)
    return [...ends].map(([expiresAt, parts]) => ({
      type,
      amount: presentPrice(sumOf(parts), currency),
      expires_at: expiresAt === null ? null : presentInstant(expiresAt),
    }))
  })
  return {
    booking_ids: bookings.map(({ id }) => id),
    returned: presentPrice(sum(refunds.map(({ amount }) => amount)), currency),
    credits,
    packages: [...packages],
    packages_lost: packagesLost.map((lost) => ({ ...lost })),
    fee: fee > zero ? presentPrice(fee, currency) : null,
    blocks: [...blocks],
  }
}
