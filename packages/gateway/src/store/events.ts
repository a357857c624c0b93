import type { Db } from './database.ts'

export type EventRow = {
  readonly id: string
  readonly sequence: number
  readonly type: string
  /** The webhook's body, byte for byte. */
  readonly body: string
}

export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

export type Delivery = {
  readonly id: number
  readonly merchantId: string
  readonly eventId: string
  readonly type: string
  readonly body: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly lastStatus: number | null
  readonly badSignature: 0 | 1
  readonly nextAttemptAt: number | null
}

export type NewDelivery = {
  readonly merchantId: string
  readonly eventId: string
  readonly state: DeliveryState
  readonly badSignature: 0 | 1
  readonly waitsForNext: 0 | 1
}

const deliveryColumns = `d.id, d.merchant_id, d.event_id, e.type, e.body, d.state, d.attempts, d.last_status, d.bad_signature,
  (SELECT j.due_at FROM gw_jobs j WHERE j.merchant_id = d.merchant_id AND j.kind = 'deliver_webhook' AND j.subject = CAST(d.id AS TEXT)) AS next_attempt_at`
const joined = 'gw_deliveries d JOIN gw_events e ON e.merchant_id = d.merchant_id AND e.id = d.event_id'

export function insertEvent(db: Db, merchantId: string, event: EventRow): void {
  db.run(
    'INSERT INTO gw_events (merchant_id, id, sequence, type, body) VALUES (@merchantId, @id, @sequence, @type, @body)',
    { merchantId, ...event },
  )
}

export function findEvent(db: Db, merchantId: string, id: string): EventRow | undefined {
  return db.one<EventRow>('SELECT * FROM gw_events WHERE merchant_id = @merchantId AND id = @id', { merchantId, id })
}

export function listEvents(db: Db, merchantId: string): readonly EventRow[] {
  return db.all<EventRow>('SELECT * FROM gw_events WHERE merchant_id = @merchantId ORDER BY sequence', { merchantId })
}

export function insertDelivery(db: Db, delivery: NewDelivery): number {
  const row = db.one<{ readonly id: number }>(
    `INSERT INTO gw_deliveries (merchant_id, event_id, state, bad_signature, waits_for_next)
     VALUES (@merchantId, @eventId, @state, @badSignature, @waitsForNext) RETURNING id`,
    delivery,
  )
  if (!row) throw new Error('the delivery was not inserted')
  return row.id
}

export function findDelivery(db: Db, id: number): Delivery | undefined {
  return db.one<Delivery>(`SELECT ${deliveryColumns} FROM ${joined} WHERE d.id = @id`, { id })
}

export function listDeliveries(db: Db, merchantId: string): readonly Delivery[] {
  return db.all<Delivery>(`SELECT ${deliveryColumns} FROM ${joined} WHERE d.merchant_id = @merchantId ORDER BY d.id`, {
    merchantId,
  })
}

export function updateDelivery(db: Db, id: number, state: DeliveryState, lastStatus: number | null): void {
  db.run('UPDATE gw_deliveries SET state = @state, attempts = attempts + 1, last_status = @lastStatus WHERE id = @id', {
    id,
    state,
    lastStatus,
  })
}

/** Deliveries held until the next event was sent are due at once. */
export function releaseWaitingDeliveries(db: Db, merchantId: string, now: number): void {
  db.run(
    `UPDATE gw_jobs SET due_at = @now WHERE merchant_id = @merchantId AND kind = 'deliver_webhook' AND subject IN (
       SELECT CAST(id AS TEXT) FROM gw_deliveries WHERE merchant_id = @merchantId AND waits_for_next = 1 AND state = 'pending')`,
    { merchantId, now },
  )
  db.run('UPDATE gw_deliveries SET waits_for_next = 0 WHERE merchant_id = @merchantId', { merchantId })
}
