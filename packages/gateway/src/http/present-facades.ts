import { signatureOf } from '@touchline/ids'
import type { Deps } from '../deps.ts'
import type { TransactionState } from '../engine/states.ts'
import { findChallengeOf } from '../store/challenges.ts'
import type { Merchant } from '../store/merchants.ts'
import type { Transaction } from '../store/transactions.ts'
import { presentFacts } from './present.ts'

/** A payment in the wire format of the other two providers. */

type Place = Pick<Deps, 'db' | 'publicUrl'>

const intentStatus = {
  challenge_required: 'requires_action',
  authorised: 'requires_capture',
  captured: 'succeeded',
  partially_refunded: 'succeeded',
  refunded: 'succeeded',
  voided: 'canceled',
  declined: 'requires_payment_method',
  rejected: 'requires_payment_method',
  error: 'requires_payment_method',
  cancelled: 'requires_payment_method',
  aborted: 'canceled',
  expired: 'canceled',
} as const satisfies Record<TransactionState, string>

const sessionStatus = {
  challenge_required: 'pending_action',
  authorised: 'approved',
  captured: 'captured',
  partially_refunded: 'captured',
  refunded: 'refunded',
  voided: 'voided',
  declined: 'refused',
  rejected: 'refused',
  error: 'refused',
  cancelled: 'refused',
  aborted: 'voided',
  expired: 'expired',
} as const satisfies Record<TransactionState, string>

export const intentStatuses = [...new Set(Object.values(intentStatus)), 'requires_confirmation']
export const sessionStatuses = [...new Set(Object.values(sessionStatus)), 'active']

/** The secret by which a browser proves that it pays an intent or sets up a card. */
export function clientSecretOf(merchant: Pick<Merchant, 'signingKey'>, id: string): string {
  return `${id}_secret_${signatureOf(merchant.signingKey, `client secret:${id}`).slice(0, 32)}`
}

export function presentIntent(place: Place, merchant: Merchant, transaction: Transaction) {
  return {
    id: `pi_${transaction.id}`,
    client_secret: clientSecretOf(merchant, `pi_${transaction.id}`),
    ...presentNextAction(place, transaction),
    transaction: presentFacts(transaction),
  }
}

/** The status of an intent and the bank's address: all that a browser may read of it. */
export function presentNextAction(place: Place, transaction: Transaction) {
  const page = bankPageOf(place, transaction)
  if (!page) return { status: intentStatus[transaction.state], next_action: null }
  if (page.isDecided) return { status: 'requires_confirmation', next_action: null }
  const { url, expires_at } = page
  return { status: 'requires_action', next_action: { type: 'redirect_to_url', url, expires_at } }
}

export function presentSession(place: Place, transaction: Transaction) {
  const page = bankPageOf(place, transaction)
  return {
    session_id: `ps_${transaction.id}`,
    status: sessionStatus[transaction.state],
    required_action: page ? { url: page.url, expires_at: page.expires_at } : null,
    transaction: presentFacts(transaction),
  }
}

function bankPageOf({ db, publicUrl }: Place, { id, merchantId, state }: Transaction) {
  const challenge = state === 'challenge_required' ? findChallengeOf(db, merchantId, id) : undefined
  if (!challenge) return undefined
  const url = `${publicUrl}/gateway/acs/challenge/${challenge.id}`
  return { url, expires_at: challenge.expiresAt, isDecided: challenge.result !== null }
}
