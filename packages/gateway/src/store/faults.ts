import type { FaultOperation, GatewayEffect } from '@touchline/faults'
import type { Db } from './database.ts'
import type { Facade } from './transactions.ts'

export type Operation = Exclude<FaultOperation, 'any'>

export type Fault = {
  readonly id: number
  readonly operation: FaultOperation
  readonly vendorTxCode: string | null
  /** One provider; null: all of them. */
  readonly facade: Facade | null
  readonly nth: number
  readonly effect: GatewayEffect
  readonly ms: number | null
  readonly stored: 0 | 1
  readonly code: string | null
  readonly count: number
  readonly times: number
  readonly seen: number
  readonly fired: number
}

export type NewFault = Omit<Fault, 'id' | 'seen' | 'fired'>

const notServerCalls: readonly Operation[] = ['tokenise', 'security_code', 'acs', 'webhook']

export function insertFault(db: Db, merchantId: string, fault: NewFault): Fault {
  const row = db.one<Fault>(
    `INSERT INTO gw_faults (merchant_id, operation, vendor_tx_code, facade, nth, effect, ms, stored, code, count, times)
     VALUES (@merchantId, @operation, @vendorTxCode, @facade, @nth, @effect, @ms, @stored, @code, @count, @times) RETURNING *`,
    { merchantId, ...fault },
  )
  if (!row) throw new Error('the fault was not inserted')
  return row
}

export function listFaults(db: Db, merchantId: string): readonly Fault[] {
  return db.all<Fault>('SELECT * FROM gw_faults WHERE merchant_id = @merchantId ORDER BY id', { merchantId })
}

/** Removes one fault, or all of a merchant when `id` is null. */
export function deleteFaults(db: Db, merchantId: string, id: number | null): void {
  db.run('DELETE FROM gw_faults WHERE merchant_id = @merchantId AND (@id IS NULL OR id = @id)', { merchantId, id })
}

/** The occasion of a fault. One without a payment or provider matches only faults without them. */
export type Occasion = {
  readonly operation: Operation
  readonly vendorTxCode: string | null
  readonly facade: Facade | null
}

const isMeant = `(vendor_tx_code IS NULL OR vendor_tx_code = @vendorTxCode) AND (facade IS NULL OR facade = @facade)`

/** The fault that matches this occasion, counted as fired; undefined when none does. */
export function takeFault(db: Db, merchantId: string, occasion: Occasion): Fault | undefined {
  const any = notServerCalls.includes(occasion.operation) ? occasion.operation : 'any'
  const matching = { merchantId, any, ...occasion }
  const touched = db.run(
    `UPDATE gw_faults SET seen = seen + 1 WHERE merchant_id = @merchantId AND operation IN (@operation, @any)
       AND ${isMeant}`,
    matching,
  )
  if (touched === 0) return undefined
  return db.one<Fault>(
    `UPDATE gw_faults SET fired = fired + 1 WHERE id = (
       SELECT id FROM gw_faults WHERE merchant_id = @merchantId AND operation IN (@operation, @any)
         AND ${isMeant} AND seen >= nth AND fired < times
       ORDER BY id LIMIT 1)
     RETURNING *`,
    matching,
  )
}
