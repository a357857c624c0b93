import type { DeclineCode } from '@touchline/faults'
import type { Deps } from '../deps.ts'
import { requestMessage } from '../engine/challenge-result.ts'
import { declines } from '../engine/declines.ts'
import type { TransactionState } from '../engine/states.ts'
import { liabilityOf } from '../engine/three-d-secure.ts'
import { findChallengeOf } from '../store/challenges.ts'
import { listRefunds } from '../store/refunds.ts'
import { findTransaction, listStateChanges, type Transaction } from '../store/transactions.ts'
import { refusals, type GatewayRefusal } from '../refusals.ts'

type StatusText = { readonly status: string; readonly detail: string }

const statusOf = {
  challenge_required: { status: '3DAuth', detail: 'The cardholder has to confirm the payment.' },
  authorised: { status: 'Ok', detail: 'The payment was authorised.' },
  captured: { status: 'Ok', detail: 'The payment was taken.' },
  partially_refunded: { status: 'Ok', detail: 'A part of the payment was refunded.' },
  refunded: { status: 'Ok', detail: 'The payment was refunded.' },
  voided: { status: 'Ok', detail: 'The payment was voided.' },
  declined: { status: 'NotAuthed', detail: 'The payment was declined by the bank.' },
  rejected: { status: 'Rejected', detail: 'The payment was rejected by the rules of the merchant.' },
  error: { status: 'Error', detail: 'The bank could not be asked.' },
  cancelled: { status: 'Rejected', detail: 'The cardholder cancelled the payment.' },
  aborted: { status: 'Rejected', detail: 'The payment was aborted.' },
  expired: { status: 'Rejected', detail: 'The time for the payment is over.' },
} as const satisfies Record<TransactionState, StatusText>

export function presentDecline(code: DeclineCode | null) {
  return code && { code, browser_code: declines[code].browserCode, retryable: declines[code].retryable }
}

/** The transaction as the card-gateway facade shows it. */
export function presentTransaction(deps: Pick<Deps, 'db' | 'publicUrl'>, transaction: Transaction) {
  const refunds = listRefunds(deps.db, transaction.merchantId, transaction.id)
  return {
    ...presentFacts(transaction),
    refunds: refunds.map(({ id, amount, state }) => ({ refund_id: id, amount, status: state })),
    ...presentChallenge(deps, transaction),
  }
}

/** The fields of a transaction that every provider returns. */
export function presentFacts(transaction: Transaction) {
  const { status, detail } = statusOf[transaction.state]
  const liability = liabilityOf(transaction.threeDStatus, transaction.brand)
  return {
    transaction_id: transaction.id,
    vendor_tx_code: transaction.vendorTxCode,
    state: transaction.state,
    status,
    status_code: transaction.statusCode,
    status_detail: detail,
    transaction_type: transaction.transactionType,
    amount: transaction.amount,
    currency: transaction.currency,
    held: transaction.held,
    captured: transaction.captured,
    refunded: transaction.refunded,
    retrieval_reference: transaction.retrievalReference,
    decline: presentDecline(transaction.declineCode),
    three_d_secure: { status: transaction.threeDStatus, eci: liability.eci, liability_shift: liability.shifted },
    avs: transaction.avs,
    card: {
      brand: transaction.brand,
      last_four: transaction.lastFour,
      expiry: transaction.expiry,
      reusable_card_id: transaction.reusableCardId,
    },
    created_at: transaction.createdAt,
  }
}

function presentChallenge(deps: Pick<Deps, 'db' | 'publicUrl'>, transaction: Transaction) {
  if (transaction.state !== 'challenge_required') return {}
  const challenge = findChallengeOf(deps.db, transaction.merchantId, transaction.id)
  if (!challenge) return {}
  const message = requestMessage(challenge)
  return {
    acs_url: `${deps.publicUrl}/gateway/acs/challenge`,
    challenge_expires_at: challenge.expiresAt,
    ...(challenge.protocol === 'creq' ? { c_req: message } : { pa_req: message }),
  }
}

/** The view of a fault `stale_read`: the previous state, without later data. */
export function presentStale(deps: Pick<Deps, 'db' | 'publicUrl'>, transaction: Transaction) {
  const changes = listStateChanges(deps.db, transaction.merchantId, transaction.id)
  const state = changes.at(-2)?.state ?? transaction.state
  const captured = state === 'captured' || state === 'partially_refunded' ? transaction.captured : 0
  const held = state === 'authorised' ? transaction.amount : 0
  return { ...presentTransaction(deps, { ...transaction, state, captured, held, refunded: 0 }), refunds: [] }
}

/** The body of a refusal; one about a transaction includes its current state. */
export function presentRefusal(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  merchantId: string | null,
  refusal: GatewayRefusal,
) {
  const { transactionId, errors } = refusal.facts
  const transaction =
    merchantId !== null && transactionId !== undefined ? findTransaction(deps.db, merchantId, transactionId) : undefined
  const isExpiry = refusal.code === 'session_key_expired' || refusal.code === 'card_identifier_invalid'
  return {
    code: refusal.code,
    message: refusals[refusal.code].message,
    ...(isExpiry ? { status_code: '1011' } : {}),
    ...(errors ? { errors } : {}),
    ...(transaction ? { state: transaction.state, transaction: presentTransaction(deps, transaction) } : {}),
  }
}
