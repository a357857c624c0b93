import type { Db } from '../store/database.ts'
import type { Moment } from './moment.ts'

export type LedgerKind = 'hold' | 'release' | 'capture' | 'refund' | 'refund_reversal'
export type LedgerRow = {
  readonly transactionId: string
  readonly kind: LedgerKind
  readonly amount: number
  readonly at: number
}

/** Writes one movement of money, or nothing for an amount of zero (a full capture releases no rest). */
export function enterInLedger(moment: Moment, transactionId: string, kind: LedgerKind, amount: number): void {
  if (amount === 0) return
  moment.db.run(
    'INSERT INTO gw_ledger (merchant_id, transaction_id, kind, amount, at) VALUES (@merchantId, @transactionId, @kind, @amount, @at)',
    { merchantId: moment.merchant.id, transactionId, kind, amount, at: moment.now },
  )
}

export function listLedger(db: Db, merchantId: string): readonly LedgerRow[] {
  return db.all<LedgerRow>(
    'SELECT transaction_id, kind, amount, at FROM gw_ledger WHERE merchant_id = @merchantId ORDER BY id',
    { merchantId },
  )
}
