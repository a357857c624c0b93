import { describe, expect, it } from 'vitest'
import { hashOf } from '@touchline/ids'
import { openDatabase } from '../store/database.ts'
import { registerMerchant } from '../store/merchants.ts'
import { findTransaction, insertTransaction, listStateChanges, moveTransaction } from '../store/transactions.ts'
import { hasCaptured, nextStates, transactionStates, type TransactionState } from './states.ts'

const allowed: readonly (readonly [TransactionState, TransactionState])[] = [
  ['challenge_required', 'authorised'],
  ['challenge_required', 'captured'],
  ['challenge_required', 'declined'],
  ['challenge_required', 'rejected'],
  ['challenge_required', 'error'],
  ['challenge_required', 'cancelled'],
  ['challenge_required', 'aborted'],
  ['challenge_required', 'expired'],
  ['authorised', 'captured'],
  ['authorised', 'aborted'],
  ['authorised', 'expired'],
  ['captured', 'partially_refunded'],
  ['captured', 'refunded'],
  ['captured', 'voided'],
  ['partially_refunded', 'partially_refunded'],
  ['partially_refunded', 'refunded'],
  ['partially_refunded', 'captured'],
  ['refunded', 'partially_refunded'],
  ['refunded', 'captured'],
]

const pairs = transactionStates.flatMap((from) => transactionStates.map((to) => [from, to] as const))

function tableWith(state: TransactionState) {
  const db = openDatabase(':memory:')
  const registration = { secret: 'secret', webhookUrl: 'http://shop', webhookSecret: 'secret', origins: [] }
  registerMerchant(db, { bytes: (count) => new Uint8Array(count) }, 'm', registration)
  insertTransaction(db, {
    merchantId: 'm',
    id: 't',
    vendorTxCode: 'reference',
    facade: 'card-gateway',
    transactionType: 'deferred',
    capturesAtOnce: 0,
    amount: 100,
    currency: 'GBP',
    state,
    statusCode: '0000',
    declineCode: null,
    held: 0,
    captured: 0,
    refunded: 0,
    capturedAt: null,
    threeDStatus: 'Y',
    avs: 'not_checked',
    brand: 'visa',
    bin: '424242',
    lastFour: '4242',
    expiry: '12/30',
    behaviour: 'approved',
    fingerprint: hashOf('card'),
    usesSavedCard: 0,
    savesCard: 0,
    customerReference: null,
    reusableCardId: null,
    retrievalReference: 1,
    createdAt: 1,
  })
  return db
}

describe('transaction states', () => {
  it.each(pairs)('from %s to %s moves exactly where the table allows it', (from, to) => {
    const db = tableWith(from)
    const isAllowed = allowed.some(([a, b]) => a === from && b === to)
    expect(moveTransaction(db, { merchantId: 'm', id: 't' }, to, {}, 2)).toBe(isAllowed)
    expect(findTransaction(db, 'm', 't')?.state).toBe(isAllowed ? to : from)
    expect(listStateChanges(db, 'm', 't').length).toBe(isAllowed ? 2 : 1)
    db.close()
  })

  it('every state can be reached', () => {
    const initial: readonly TransactionState[] = [
      'challenge_required',
      'authorised',
      'captured',
      'declined',
      'rejected',
      'error',
    ]
    const reached = new Set<TransactionState>(initial)
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const state of reached) for (const next of nextStates[state]) reached.add(next)
    }
    expect([...reached].sort()).toEqual([...transactionStates].sort())
  })

  it('only states after a capture count as captured', () => {
    expect(transactionStates.filter(hasCaptured)).toEqual(['captured', 'partially_refunded', 'refunded', 'voided'])
  })
})
