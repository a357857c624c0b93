import type { ErrorCode } from '@touchline/contract/client'
import type { PaymentError } from './machine/states/payment-errors.ts'
import {
  amountTooSmall,
  basketPaid,
  bookingBlocked,
  emptyBasket,
  failureKeys,
  leftBank,
  notBookable,
  outcomeUnknown,
} from './machine/states/payment-errors.ts'
import type { PaymentState } from './machine/states/payment-state.ts'

/** The payment's activity in words; null when idle. */
export function statusKey(state: PaymentState) {
  switch (state.status) {
    case 'preparing':
      // After a failure the next session is prepared silently, so that the failure stays readable.
      return state.error ? null : 'checkout:payment.status.preparing'
    case 'ready':
      return 'checkout:payment.status.ready'
    case 'authorizing':
      return 'checkout:payment.status.authorizing'
    case 'sca_required':
      return 'checkout:payment.status.challenge'
    case 'sca_processing':
      return state.auth.scaUrl ? 'checkout:payment.status.challenge' : 'checkout:payment.status.challengeChecking'
    case 'authorized':
    case 'completing':
      return 'checkout:payment.status.completing'
    case 'completed':
      return 'checkout:payment.status.completed'
    case 'idle':
    case 'prepare_failed':
    case 'failed':
      return null
  }
}

/** Refusals because the basket changed. */
const changedBasket: ReadonlySet<string> = new Set(['item_hash_mismatch', 'basket_changed'] satisfies ErrorCode[])

/** Refusals before any bank was asked: another card would not help. */
const refusedBefore: ReadonlySet<string> = new Set([
  emptyBasket,
  'payment_in_progress',
  'session_expired',
  'session_not_found',
  'session_not_ready',
  'security_code_required',
] satisfies ErrorCode[])

/** No further card may be tried for now. */
const tooManyCards = 'rate_limited' satisfies ErrorCode

/** The meaning of a failure for the customer's money, and the next step. */
export function adviceKey(error: PaymentError) {
  if (error.code === outcomeUnknown) {
    const isOfCard = error.message.kind === 'from-server' || error.message.key !== failureKeys.pay
    return isOfCard ? 'checkout:payment.advice.outcomeUnknown' : 'checkout:payment.advice.orderUnknown'
  }
  if (error.code === amountTooSmall) return 'checkout:payment.advice.tooSmall'
  if (error.code === bookingBlocked) {
    return error.stage === 'prepare' ? 'checkout:payment.advice.owedFirst' : 'checkout:payment.advice.owed'
  }
  if (error.code === notBookable && error.stage !== 'complete') return 'checkout:payment.advice.takeOut'
  if (error.stage === 'authorise' && error.code !== null) {
    if (changedBasket.has(error.code)) return 'checkout:payment.advice.reviewBasket'
    if (refusedBefore.has(error.code)) return 'checkout:payment.advice.refused'
    if (error.code === tooManyCards) return 'checkout:payment.advice.nothingTaken'
  }
  if (error.stage === 'sca') {
    if (error === leftBank) return 'checkout:payment.advice.leftBank'
    const isBanksWord = error.message.kind === 'translated' && error.message.key === failureKeys.verification
    return isBanksWord ? endingKey(error.code) : 'checkout:payment.advice.released'
  }
  if (error.code === basketPaid) return 'checkout:payment.advice.nothingMoreTaken'
  if (error.stage === 'complete') return 'checkout:payment.advice.released'
  if (error.code === emptyBasket) return 'checkout:payment.advice.refused'
  if (error.stage === 'prepare') return 'checkout:payment.advice.nothingTaken'
  return 'checkout:payment.advice.tryAnother'
}

/** A platform may leave open how the bank step ended. payments.md 6.4 */
function endingKey(ending: string | null) {
  switch (ending) {
    case 'superseded':
      return 'checkout:payment.advice.superseded'
    case 'timed_out':
      return 'checkout:payment.advice.timedOut'
    case 'not_confirmed':
      return 'checkout:payment.advice.bankRefused'
    default:
      return 'checkout:payment.advice.notConfirmed'
  }
}

/** Nothing was ordered, but the bank may have reserved the amount. */
const mayHaveHeld: ReadonlySet<string> = new Set([
  'checkout:payment.advice.notConfirmed',
  'checkout:payment.advice.leftBank',
  'checkout:payment.advice.superseded',
  'checkout:payment.advice.timedOut',
  'checkout:payment.advice.bankRefused',
  'checkout:payment.advice.tryAnother',
] satisfies ReturnType<typeof adviceKey>[])

/** The same for an emptied basket, which a retry cannot pay. */
export function adviceWhenEmpty(error: PaymentError) {
  const key = adviceKey(error)
  if (mayHaveHeld.has(key)) return 'checkout:payment.advice.released'
  const speaksOfBasket =
    key === 'checkout:payment.advice.reviewBasket' || key === 'checkout:payment.advice.nothingTaken'
  return speaksOfBasket ? 'checkout:payment.advice.refused' : key
}
