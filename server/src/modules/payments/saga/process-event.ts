import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import { tryRefreshCardSetup } from '../card-setups/refresh-card-setup.ts'
import { failAttempt, getAttempt, type Moment, momentOf, startReversal, waitUntil } from './start/attempt.ts'
import { confirmCapture, takeUp } from './capture-payment.ts'
import { failRefund, isOfOrder, succeedRefund } from '../refunds/record-outcome.ts'
import { reverseNow } from './reverse-payment.ts'
import type { InboxRow, TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'

export const inboxKind = 'payment-event'

/**
 * Does what an event of the gateway calls for, once. It may end what the platform began and never begins anything: an
 * order only becomes real by an event when its completion was under way and nobody is at it. payments.md D9, 5.7
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

/** A card that is set up has our id of it as its reference; should its provider not answer now, the sweep asks again. */
async function refreshSetupOf(deps: Deps, { vendorTxCode: uuid }: InboxRow): Promise<void> {
  const setup = await deps.store.read((reads) => reads.payments.setup({ uuid }))
  if (setup?.state === 'open') await tryRefreshCardSetup(deps, setup)
}

/** The moves that follow from an event. Each is conditional: an event that comes late or twice finds nothing to do. */
async function react(tx: Tx, row: TransactionRow, event: InboxRow, moment: Moment): Promise<void> {
  const current = await getAttempt(tx, row.uuid)
  const over = current.state === 'failed' || current.state === 'reversed'
  const waiting = current.state === 'sca_required'
  switch (event.type) {
    case 'payment.authorised':
    case 'payment.captured':
      // Late success: what is held or taken for an attempt that is over is given back.
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
      // The money is still with us, though the answer with the refund's name may be lost: it is undone with a new refund.
      if (state === 'failed' && over) await startReversal(tx, current, moment)
    }
  }
}

/** What became of money given back of an order; answers false when the event is about none. payments.md 5.11 */
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

/** The customer asked the bank for more time: attempt and places wait with it, and never shorter than before. */
async function extend(tx: Tx, row: TransactionRow, expiresAt: number): Promise<void> {
  if (expiresAt > row.expiresAt) await waitUntil(tx, row, expiresAt)
}

export const eventInbox: JobHandler = {
  kind: inboxKind,
  describe: async () => 'an event of the card gateway is worked off',
  run: processEvent,
  asksGateway: true,
}
