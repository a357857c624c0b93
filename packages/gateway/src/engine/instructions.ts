import type { DeclineCode } from '@touchline/faults'
import { uuidv7 } from '@touchline/ids'
import { GatewayRefusal } from '../refusals.ts'
import { cancelJob, scheduleJob } from '../store/jobs.ts'
import { findRefund, insertRefund, pendingRefunds, updateRefundState, type Refund } from '../store/refunds.ts'
import { insertTombstone } from '../store/tombstones.ts'
import { findTransactionByReference, moveTransaction, type Transaction } from '../store/transactions.ts'
import { behaviourFor } from './behaviours.ts'
import { recordEvent, recordStateEvent } from './events.ts'
import { enterInLedger } from './ledger.ts'
import { lifetimes, settlesAt } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import { hasCaptured, type TransactionState } from './states.ts'
import { getTransaction } from './transactions.ts'

/** Captures held money: all of it, or `amount` with the rest released. A decline leaves the hold. */
export function releaseTransaction(moment: Moment, id: string, amount: number | null): DeclineCode | null {
  const transaction = getTransaction(moment, id)
  if (transaction.state !== 'authorised') throw wrongState(transaction)
  const taken = amount ?? transaction.held
  if (taken > transaction.held) throw new GatewayRefusal('amount_too_large', { transactionId: id })
  if (moment.forced.decline) return moment.forced.decline
  if (behaviourFor(transaction.behaviour).captureDeclined) return 'capture_declined'
  move(moment, transaction, 'captured', { held: 0, captured: taken, capturedAt: moment.now })
  enterInLedger(moment, id, 'capture', taken)
  enterInLedger(moment, id, 'release', transaction.held - taken)
  cancelJob(moment.db, moment.merchant.id, 'hold_expires', id)
  recordStateEvent(moment, id)
  return null
}

/** Releases a hold, or ends a challenge. */
export function abortTransaction(moment: Moment, id: string): void {
  end(moment, getTransaction(moment, id), 'aborted')
}

/** Ends a payment that waits for the customer or the merchant: aborted by the merchant, or expired. */
export function end(moment: Moment, transaction: Transaction, state: 'aborted' | 'expired'): void {
  const { merchant, db } = moment
  if (transaction.state !== 'authorised' && transaction.state !== 'challenge_required') throw wrongState(transaction)
  move(moment, transaction, state, { held: 0, statusCode: '2001' })
  enterInLedger(moment, transaction.id, 'release', transaction.held)
  cancelJob(db, merchant.id, 'hold_expires', transaction.id)
  cancelJob(db, merchant.id, 'challenge_expires', transaction.id)
  recordStateEvent(moment, transaction.id)
}

/** Voids a capture before the day's settlement. */
export function voidTransaction(moment: Moment, id: string): void {
  const transaction = getTransaction(moment, id)
  const { capturedAt, captured } = transaction
  const isPending = pendingRefunds(moment.db, transaction.merchantId, id) > 0
  if (transaction.state !== 'captured' || isPending || capturedAt === null || moment.now >= settlesAt(capturedAt)) {
    throw new GatewayRefusal('invalid_state', { transactionId: id })
  }
  move(moment, transaction, 'voided', { refunded: captured })
  enterInLedger(moment, id, 'refund', captured)
  const extra = { refund_id: null, refund_amount: captured }
  recordEvent(moment, 'refund.succeeded', getTransaction(moment, id), extra)
}

/**
 * Refunds a captured payment, in one or more parts. Some cards leave the refund pending or fail it later; a pending one
 * can fail too.
 */
export function refundTransaction(moment: Moment, id: string, amount: number | null): Refund {
  const transaction = getTransaction(moment, id)
  if (!(['captured', 'partially_refunded'] as readonly TransactionState[]).includes(transaction.state)) {
    throw new GatewayRefusal('invalid_state', { transactionId: id })
  }
  const left = transaction.captured - transaction.refunded - pendingRefunds(moment.db, transaction.merchantId, id)
  const wanted = amount ?? left
  if (wanted > left || wanted <= 0) throw new GatewayRefusal('refund_exceeds_capture', { transactionId: id })
  const how = behaviourFor(transaction.behaviour).refund
  const fails = moment.forced.refundFailsLater === true || how === 'fails_later'
  const refund = {
    merchantId: transaction.merchantId,
    id: uuidv7(moment.now, moment.random),
    transactionId: id,
    amount: wanted,
    state: 'pending',
  } as const
  insertRefund(moment.db, refund)
  if (how !== 'pending') succeedRefund(moment, refund.id)
  if (fails) scheduleRefundEnd(moment, transaction, refund.id, 'refund_fails')
  else if (how === 'pending') scheduleRefundEnd(moment, transaction, refund.id, 'refund_succeeds')
  return findRefund(moment.db, transaction.merchantId, refund.id) ?? refund
}

/** A pending refund has reached the customer. */
export function succeedRefund(moment: Moment, refundId: string): void {
  const refund = findRefund(moment.db, moment.merchant.id, refundId)
  if (refund?.state !== 'pending') return
  const transaction = getTransaction(moment, refund.transactionId)
  const refunded = transaction.refunded + refund.amount
  move(moment, transaction, refunded === transaction.captured ? 'refunded' : 'partially_refunded', { refunded })
  updateRefundState(moment.db, moment.merchant.id, refundId, 'succeeded')
  enterInLedger(moment, transaction.id, 'refund', refund.amount)
  reportRefund(moment, 'refund.succeeded', refund)
}

/**
 * A refund did not reach the customer, or the bank returned it after it was reported: the merchant has its money again.
 */
export function failRefund(moment: Moment, refundId: string): void {
  const refund = findRefund(moment.db, moment.merchant.id, refundId)
  if (!refund || refund.state === 'failed') return
  if (refund.state === 'succeeded') takeBack(moment, refund)
  updateRefundState(moment.db, moment.merchant.id, refundId, 'failed')
  reportRefund(moment, 'refund.failed', refund)
}

function takeBack(moment: Moment, { transactionId, amount }: Refund): void {
  const transaction = getTransaction(moment, transactionId)
  const refunded = transaction.refunded - amount
  move(moment, transaction, refunded === 0 ? 'captured' : 'partially_refunded', { refunded })
  enterInLedger(moment, transactionId, 'refund_reversal', amount)
}

export type Cancellation =
  | { readonly outcome: 'tombstoned'; readonly transaction: null }
  | { readonly outcome: 'aborted' | 'already_final'; readonly transaction: Transaction }

/**
 * Cancels a payment whose answer was lost: ends it, or saves the reference so that a late request is refused. Refuses
 * `already_captured` while captured money is not refunded.
 */
export function cancelByReference(moment: Moment, vendorTxCode: string): Cancellation {
  const transaction = findTransactionByReference(moment.db, moment.merchant.id, vendorTxCode)
  if (!transaction) {
    insertTombstone(moment.db, moment.merchant.id, vendorTxCode)
    return { outcome: 'tombstoned', transaction: null }
  }
  if (transaction.state === 'captured' || transaction.state === 'partially_refunded') throw wrongState(transaction)
  if (transaction.state !== 'authorised' && transaction.state !== 'challenge_required') {
    return { outcome: 'already_final', transaction }
  }
  end(moment, transaction, 'aborted')
  return { outcome: 'aborted', transaction: getTransaction(moment, transaction.id) }
}

function wrongState(transaction: Transaction): GatewayRefusal {
  const code = hasCaptured(transaction.state) ? 'already_captured' : 'invalid_state'
  return new GatewayRefusal(code, { transactionId: transaction.id })
}

function move(
  moment: Moment,
  transaction: Transaction,
  state: TransactionState,
  change: Parameters<typeof moveTransaction>[3],
): void {
  if (!moveTransaction(moment.db, transaction, state, change, moment.now)) throw wrongState(transaction)
}

function scheduleRefundEnd(
  moment: Moment,
  transaction: Transaction,
  refundId: string,
  kind: 'refund_succeeds' | 'refund_fails',
): void {
  const dueAt = moment.now + lifetimes.refundSettles
  const label = transaction.vendorTxCode
  scheduleJob(moment.db, { merchantId: moment.merchant.id, dueAt, kind, subject: refundId, label })
}

function reportRefund(moment: Moment, type: 'refund.succeeded' | 'refund.failed', refund: Refund): void {
  const extra = { refund_id: refund.id, refund_amount: refund.amount }
  recordEvent(moment, type, getTransaction(moment, refund.transactionId), extra)
}
