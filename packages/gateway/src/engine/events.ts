import { minute } from '@touchline/clock'
import { opaqueToken } from '@touchline/ids'
import { insertDelivery, insertEvent } from '../store/events.ts'
import { takeFault } from '../store/faults.ts'
import { scheduleJob } from '../store/jobs.ts'
import { takeNumber } from '../store/merchants.ts'
import type { SetupIntent } from '../store/setups.ts'
import { findTransaction, type Transaction } from '../store/transactions.ts'
import type { Moment } from './moment.ts'
import type { TransactionState } from './states.ts'

export type EventType =
  | 'payment.authorised'
  | 'payment.captured'
  | 'payment.failed'
  | 'payment.aborted'
  | 'payment.expired'
  | 'payment.challenge_extended'
  | 'refund.succeeded'
  | 'refund.failed'
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.canceled'

type ExtraData = { readonly expires_at?: number; readonly refund_id?: string | null; readonly refund_amount?: number }

const eventOfState = {
  authorised: 'payment.authorised',
  captured: 'payment.captured',
  declined: 'payment.failed',
  rejected: 'payment.failed',
  error: 'payment.failed',
  cancelled: 'payment.failed',
  aborted: 'payment.aborted',
  expired: 'payment.expired',
} as const satisfies Partial<Record<TransactionState, EventType>>

/** Records that a payment reached a state, in the transaction that moved it. A pending challenge has no event. */
export function recordStateEvent(moment: Moment, id: string): void {
  const transaction = findTransaction(moment.db, moment.merchant.id, id)
  if (!transaction) throw new Error(`no transaction ${id}`)
  const types: Partial<Record<TransactionState, EventType>> = eventOfState
  const type = types[transaction.state]
  if (type) recordEvent(moment, type, transaction)
}

/** Records an event and schedules its delivery. A fault can drop, delay, repeat, hold or break it. */
export function recordEvent(moment: Moment, type: EventType, transaction: Transaction, extra: ExtraData = {}): void {
  const { id, vendorTxCode, facade, state, amount, captured, refunded } = transaction
  const data = { transaction_id: id, vendor_tx_code: vendorTxCode, state, amount, captured, refunded, ...extra }
  insertAndDeliver(moment, type, data, { vendorTxCode, facade })
}

/** The same for a set-up, which has no amount. */
export function recordSetupEvent(moment: Moment, type: EventType, setup: SetupIntent): void {
  const { vendorTxCode, state } = setup
  const nothing = { amount: 0, captured: 0, refunded: 0 }
  const data = { transaction_id: `seti_${setup.id}`, vendor_tx_code: vendorTxCode, state, ...nothing }
  insertAndDeliver(moment, type, data, { vendorTxCode, facade: 'card-provider' })
}

type Of = Pick<Transaction, 'vendorTxCode' | 'facade'>

function insertAndDeliver(moment: Moment, type: EventType, data: object, of: Of): void {
  const { db, merchant, now } = moment
  const sequence = takeNumber(db, merchant.id, 'last_sequence')
  const id = `evt_${opaqueToken(moment.random)}`
  insertEvent(db, merchant.id, {
    id,
    sequence,
    type,
    body: JSON.stringify({ id, type, created_at: now, sequence, merchant_name: merchant.displayName, data }),
  })
  scheduleDeliveries(moment, id, `${type} of ${of.vendorTxCode}`, of)
}

function scheduleDeliveries(moment: Moment, eventId: string, label: string, { vendorTxCode, facade }: Of): void {
  const fault = takeFault(moment.db, moment.merchant.id, { operation: 'webhook', vendorTxCode, facade })
  const copies = fault?.effect === 'webhook_duplicate' ? fault.count : 1
  for (let copy = 0; copy < copies; copy += 1) {
    const id = insertDelivery(moment.db, {
      merchantId: moment.merchant.id,
      eventId,
      state: fault?.effect === 'webhook_drop' ? 'dropped' : 'pending',
      badSignature: fault?.effect === 'webhook_bad_signature' ? 1 : 0,
      waitsForNext: fault?.effect === 'webhook_reorder' ? 1 : 0,
    })
    if (fault?.effect === 'webhook_drop') continue
    scheduleDelivery(moment, id, label, delayOf(fault?.effect, fault?.ms ?? null))
  }
}

function delayOf(effect: string | undefined, ms: number | null): number {
  if (effect === 'webhook_delay') return ms ?? minute
  // Held until the next event, with a maximum in case none follows.
  return effect === 'webhook_reorder' ? minute : 0
}

export function scheduleDelivery(moment: Moment, deliveryId: number, label: string, delayMs: number): void {
  scheduleJob(moment.db, {
    merchantId: moment.merchant.id,
    dueAt: moment.now + delayMs,
    kind: 'deliver_webhook',
    subject: String(deliveryId),
    label,
  })
}
