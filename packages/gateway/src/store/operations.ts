import type { Db } from './database.ts'

/** The answer to a request with an Idempotency-Key, or that it is still running. */
export type OperationRow = {
  readonly route: string
  readonly bodyHash: string
  readonly state: 'in_flight' | 'done'
  readonly status: number | null
  readonly response: string | null
}

export type OperationKey = { readonly merchantId: string; readonly key: string }

export function findOperation(db: Db, id: OperationKey, notBefore: number): OperationRow | undefined {
  db.run('DELETE FROM gw_operations WHERE merchant_id = @merchantId AND created_at < @notBefore', {
    merchantId: id.merchantId,
    notBefore,
  })
  return db.one<OperationRow>('SELECT * FROM gw_operations WHERE merchant_id = @merchantId AND key = @key', id)
}

export function insertOperation(
  db: Db,
  id: OperationKey,
  request: { readonly route: string; readonly bodyHash: string; readonly createdAt: number },
): void {
  db.run(
    `INSERT INTO gw_operations (merchant_id, key, route, body_hash, state, created_at)
     VALUES (@merchantId, @key, @route, @bodyHash, 'in_flight', @createdAt)`,
    { ...id, ...request },
  )
}

export function finishOperation(db: Db, id: OperationKey, status: number, response: string): void {
  db.run(
    `UPDATE gw_operations SET state = 'done', status = @status, response = @response
     WHERE merchant_id = @merchantId AND key = @key`,
    { ...id, status, response },
  )
}

/** A request that was not executed leaves no trace. */
export function dropOperation(db: Db, id: OperationKey): void {
  db.run(`DELETE FROM gw_operations WHERE merchant_id = @merchantId AND key = @key AND state = 'in_flight'`, id)
}

/** After a crash: execution and answer are stored together, so what is still in flight was not executed. */
export function dropInterruptedOperations(db: Db): void {
  db.run(
    `DELETE FROM gw_operations WHERE state = 'in_flight' AND NOT EXISTS (
       SELECT 1 FROM gw_jobs j WHERE j.merchant_id = gw_operations.merchant_id AND j.kind = 'late_execution' AND j.subject = gw_operations.key)`,
  )
}
