import type { DeclineCode, SimulatedProvider } from '@touchline/faults'
import type { BehaviourCode } from '../engine/behaviours.ts'
import { mayComeFrom, type TransactionState } from '../engine/states.ts'
import type { ThreeDStatus } from '../engine/three-d-secure.ts'
import type { Db } from './database.ts'

/** In whose words a payment is spoken of: three providers over one engine. */
export type Facade = SimulatedProvider

export type Brand = 'visa' | 'mastercard' | 'amex'
export type Avs = 'matched' | 'mismatched' | 'not_checked'
export type StatusCode = '0000' | '2000' | '2001' | '2002' | '2003' | '2007' | '2021' | '4026'

/** Card facts that may be kept: never the number, never the security code. */
export type CardFacts = {
  readonly brand: Brand
  readonly bin: string
  readonly lastFour: string
  /** `MM/YY` */
  readonly expiry: string
  readonly behaviour: BehaviourCode
  readonly fingerprint: string
}

/** One payment. Amounts are minor units, instants epoch milliseconds of the merchant's time, flags 0 or 1. */
export type Transaction = CardFacts & {
  readonly merchantId: string
  readonly id: string
  readonly vendorTxCode: string
  readonly facade: Facade
  readonly transactionType: 'deferred' | 'payment'
  readonly capturesAtOnce: 0 | 1
  readonly amount: number
  readonly currency: string
  readonly state: TransactionState
  readonly statusCode: StatusCode
  readonly declineCode: DeclineCode | null
  readonly held: number
  readonly captured: number
  readonly refunded: number
  readonly capturedAt: number | null
  readonly threeDStatus: ThreeDStatus
  readonly avs: Avs
  readonly usesSavedCard: 0 | 1
  readonly savesCard: 0 | 1
  readonly customerReference: string | null
  readonly reusableCardId: string | null
  readonly retrievalReference: number
  readonly createdAt: number
  readonly version: number
}

/** The columns that a move changes besides the state. */
export type TransactionChange = Partial<
  Pick<
    Transaction,
    'statusCode' | 'declineCode' | 'held' | 'captured' | 'refunded' | 'capturedAt' | 'threeDStatus' | 'reusableCardId'
  >
>

export type StateChange = { readonly version: number; readonly state: TransactionState; readonly at: number }

export function findTransaction(db: Db, merchantId: string, id: string): Transaction | undefined {
  return db.one<Transaction>('SELECT * FROM gw_transactions WHERE merchant_id = @merchantId AND id = @id', {
    merchantId,
    id,
  })
}

export function findTransactionByReference(db: Db, merchantId: string, vendorTxCode: string): Transaction | undefined {
  return db.one<Transaction>(
    'SELECT * FROM gw_transactions WHERE merchant_id = @merchantId AND vendor_tx_code = @vendorTxCode',
    { merchantId, vendorTxCode },
  )
}

export function listTransactions(db: Db, merchantId: string): readonly Transaction[] {
  return db.all<Transaction>('SELECT * FROM gw_transactions WHERE merchant_id = @merchantId ORDER BY id DESC', {
    merchantId,
  })
}

export function insertTransaction(db: Db, transaction: Omit<Transaction, 'version'>): void {
  const names = Object.keys(transaction)
  const columns = names.map(columnOf).join(', ')
  const values = names.map((name) => `@${name}`).join(', ')
  db.run(`INSERT INTO gw_transactions (${columns}) VALUES (${values})`, transaction)
  appendStateChange(db, transaction.merchantId, transaction.id, transaction.createdAt)
}

/**
 * Compare and set: moves a transaction to `state` when it is in one that leads there, and answers whether it did.
 * A second caller that lost the race gets false, never a second move.
 */
export function moveTransaction(
  db: Db,
  transaction: Pick<Transaction, 'merchantId' | 'id'>,
  state: TransactionState,
  change: TransactionChange,
  now: number,
): boolean {
  const assignments = Object.keys(change).map((name) => `, ${columnOf(name)} = @${name}`)
  const sources = mayComeFrom(state).map((from) => `'${from}'`)
  const moved = db.run(
    `UPDATE gw_transactions SET state = @state, version = version + 1${assignments.join('')}
     WHERE merchant_id = @merchantId AND id = @id AND state IN (${sources.join(', ')})`,
    { merchantId: transaction.merchantId, id: transaction.id, state, ...change },
  )
  if (moved === 0) return false
  appendStateChange(db, transaction.merchantId, transaction.id, now)
  return true
}

export function linkReusableCard(db: Db, transaction: Pick<Transaction, 'merchantId' | 'id'>, cardId: string): void {
  db.run('UPDATE gw_transactions SET reusable_card_id = @cardId WHERE merchant_id = @merchantId AND id = @id', {
    merchantId: transaction.merchantId,
    id: transaction.id,
    cardId,
  })
}

export function listStateChanges(db: Db, merchantId: string, id: string): readonly StateChange[] {
  return db.all<StateChange>(
    `SELECT version, state, at FROM gw_transaction_events
     WHERE merchant_id = @merchantId AND transaction_id = @id ORDER BY version`,
    { merchantId, id },
  )
}

function appendStateChange(db: Db, merchantId: string, id: string, at: number): void {
  db.run(
    `INSERT INTO gw_transaction_events (merchant_id, transaction_id, version, state, at)
     SELECT merchant_id, id, version, state, @at FROM gw_transactions WHERE merchant_id = @merchantId AND id = @id`,
    { merchantId, id, at },
  )
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
