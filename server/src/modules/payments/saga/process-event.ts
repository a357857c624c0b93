import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import { touchCart } from '../../carts/index.ts'
import { tryRefreshCardSetup } from '../card-setups/refresh-card-setup.ts'
import { failAttempt, getAttempt, type Moment, momentOf, startReversal, waitUntil } from './start/attempt.ts'
import { confirmCapture, takeUp } from './capture-payment.ts'
import { failRefund, isOfOrder, succeedRefund } from '../refunds/record-outcome.ts'
import { reverseNow } from './reverse-payment.ts'
import type { InboxRow, TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'

export const inboxKind = 'payment-event'

/**
 * Applies an event of the gateway, once. It may finish what the platform began and never begins anything: it confirms
 * an order only when the completion was under way and idle. payments.md D9, 5.7
 */
export async function processEvent(deps: Deps, eventId: string): Promise<void> {
  const { event, row } = await deps.store.read(async (reads) => {
    const found = await reads.payments.inboxEvent({ eventId })
    return { event: found, row: found && (await reads.payments.byVendorCode({ code: found.vendorTxCode })) }
  })
  if (!event || event.processedAt !== null) return
  const isCapture = row?.state === 'completing' && event.type === 'payment.captured'
  if (isCapture && (await takeUp(deps, row))) await confirmCapture(deps, row)
  if (!row) await refreshSetupOf(deps, event)
  const moment = momentOf(deps)
  await deps.store.write(async (tx) => {
    if (!(await paymentWrites(tx).markProcessed({ eventId, at: moment.now }))) return
    await tx.jobs.remove({ kind: inboxKind, subject: eventId })
    if (row) await react(tx, row, event, moment)
  })
  if (row) await reverseNow(deps, row.uuid)
}

/** A set-up's reference is our id; if its provider does not answer now, the sweep asks again. */
async function refreshSetupOf(deps: Deps, { vendorTxCode: uuid }: InboxRow): Promise<void> {
  const setup = await deps.store.read((reads) => reads.payments.setup({ uuid }))
  if (setup?.state === 'open') await tryRefreshCardSetup(deps, setup)
}

/** The moves that follow from an event. Each is conditional: a late or repeated event changes nothing. */
async function react(tx: Tx, row: TransactionRow, event: InboxRow, moment: Moment): Promise<void> {
  const current = await getAttempt(tx, row.uuid)
  const over = current.state === 'failed' || current.state === 'reversed'
  const waiting = current.state === 'sca_required'
  switch (event.type) {
    case 'payment.authorised':
    case 'payment.captured':
      // A late success: money held or captured for an ended attempt is undone.
      if (over) await startReversal(tx, current, moment)
      return
    case 'payment.failed':
      if (waiting) await failAttempt(tx, current, {}, moment)
      return
    case 'payment.expired':
      if (waiting) await failAttempt(tx, current, {}, moment, 'unfinished')
      return
    case 'payment.challenge_extended':
      if (waiting && event.expiresAt !== null) await extend(tx, current, event.expiresAt)
      return
    case 'refund.succeeded':
    case 'refund.failed': {
      if (await followOrderRefund(tx, row, event, moment)) return
      const state = event.type === 'refund.failed' ? 'failed' : 'succeeded'
      if (event.refundId !== null)
        await paymentWrites(tx).refundOutcome({ uuid: row.uuid, gatewayRefundId: event.refundId, state })
      // The venue still has the money, though the answer with the refund's id may be lost: a new refund undoes it.
      if (state === 'failed' && over) await startReversal(tx, current, moment)
    }
  }
}

/** Applies the outcome of an order's refund; false when the event is about none. payments.md 5.11 */
async function followOrderRefund(
  tx: Tx,
  { uuid: transactionUuid }: TransactionRow,
  { type, refundId: gatewayRefundId }: InboxRow,
  { now }: Moment,
): Promise<boolean> {
  if (gatewayRefundId === null) return false
  const refund = await tx.payments.refundAtGateway({ transactionUuid, gatewayRefundId })
  if (!refund || !isOfOrder(refund)) return false
  await (type === 'refund.succeeded' ? succeedRefund(tx, refund, now) : failRefund(tx, refund, now))
  return true
}

/**
 * The customer asked the bank for more time: attempt and hold are extended, never shortened. Under the basket's lock, an
 * attempt that was given up meanwhile keeps no places.
 */
async function extend(tx: Tx, { cartId, uuid }: TransactionRow, expiresAt: number): Promise<void> {
  await touchCart(tx, { id: cartId })
  const current = await getAttempt(tx, uuid)
  if (current.state === 'sca_required' && expiresAt > current.expiresAt) await waitUntil(tx, current, expiresAt)
}

export const eventInbox: JobHandler = {
  kind: inboxKind,
  describe: async () => 'an event of the card gateway is worked off',
  run: processEvent,
  asksGateway: true,
}
