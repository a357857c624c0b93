import type { Db } from './database.ts'

export type Refund = {
  readonly merchantId: string
  readonly id: string
  readonly transactionId: string
  readonly amount: number
  readonly state: 'pending' | 'succeeded' | 'failed'
}

export function insertRefund(db: Db, refund: Refund): void {
  db.run(
    `INSERT INTO gw_refunds (merchant_id, id, transaction_id, amount, state)
     VALUES (@merchantId, @id, @transactionId, @amount, @state)`,
    refund,
  )
}

export function findRefund(db: Db, merchantId: string, id: string): Refund | undefined {
  return db.one<Refund>('SELECT * FROM gw_refunds WHERE merchant_id = @merchantId AND id = @id', { merchantId, id })
}

/** Of a transaction, in the order in which they were asked for. */
export function listRefunds(db: Db, merchantId: string, transactionId: string): readonly Refund[] {
  return db.all<Refund>(
    'SELECT * FROM gw_refunds WHERE merchant_id = @merchantId AND transaction_id = @transactionId ORDER BY id',
    { merchantId, transactionId },
  )
}

export function updateRefundState(db: Db, merchantId: string, id: string, state: Refund['state']): void {
  db.run('UPDATE gw_refunds SET state = @state WHERE merchant_id = @merchantId AND id = @id', { merchantId, id, state })
}

/** The sum of pending refunds, in minor units. That money cannot be refunded again. */
export function pendingRefunds(db: Db, merchantId: string, transactionId: string): number {
  const row = db.one<{ readonly total: number }>(
    `SELECT coalesce(sum(amount), 0) AS total FROM gw_refunds
     WHERE merchant_id = @merchantId AND transaction_id = @transactionId AND state = 'pending'`,
    { merchantId, transactionId },
  )
  return row?.total ?? 0
}
