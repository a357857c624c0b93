import { minorUnits, type MinorUnits, sumOf } from '@touchline/money'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { askAgainLater, endSweep, getAttempt, momentOf, scheduleSweep, startReversal } from './start/attempt.ts'
import type { PaymentView } from '../providers/provider.ts'
import { lifetimes } from '../lifetimes.ts'
import { findTold } from '../refunds/find-told.ts'
import { forgetUnusedCard } from '../saved-cards/saved-cards.ts'
import type { RefundRow } from '../refunds/tables.ts'
import type { TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'

/**
 * Undoes an attempt at the gateway: a hold is released, captured money refunded, a request still under way refused on
 * arrival. Safe to repeat; without an answer the sweeper tries again.
 */
export async function reversePayment(deps: Deps, uuid: string): Promise<void> {
  const row = await deps.store.read((reads) => getAttempt(reads, uuid))
  if (row.state !== 'reversing') return
  // A new key per try: the command is idempotent by its content, and a replayed answer might be out of date.
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.cancelByReference(`cancel:${uuid}:${row.version}:${row.tries}`, row.vendorTxCode)
  if (answer.kind === 'done') return finishReversal(deps, row, answer.value)
  if (answer.kind === 'refused' && answer.reason === 'already_captured' && answer.payment) {
    return giveBack(deps, row, answer.payment)
  }
  await askAgainLater(deps, uuid, 'reversing')
}

/** Tries at once; the sweeper has it on its list, so a failure does not fail the caller. */
export async function reverseNow(deps: Deps, uuid: string): Promise<void> {
  try {
    await reversePayment(deps, uuid)
  } catch (error) {
    deps.log('warn', 'payment not undone at once', describeError(error))
  }
}

/** Refunds are checked once more in any case: a bank can send one back. */
async function finishReversal({ store, clock }: Deps, { uuid }: TransactionRow, view?: PaymentView): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    if (!(await paymentWrites(tx).moveTo({ uuid, to: 'reversed', at: now }))) return
    await forgetUnusedCard(tx, uuid, now)
    if (view) await noteTold(tx, uuid, view, now)
    const refunds = await tx.payments.refundsOf({ uuid })
    if (refunds.some(({ state }) => state !== 'failed')) await scheduleSweep(tx, uuid, now + lifetimes.refund)
    else await endSweep(tx, uuid)
  })
}

async function giveBack(deps: Deps, row: TransactionRow, view: PaymentView): Promise<void> {
  const refund = await openRefund(deps, row, view)
  if (!refund) return finishReversal(deps, row)
  if (deps.clock.now() < refund.notBefore) {
    deps.log('warn', 'money that is given back fails to arrive', { payment: row.id })
    return deps.store.write((tx) => scheduleSweep(tx, row.uuid, refund.notBefore))
  }
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.refund(`refund:${refund.uuid}`, view.id, refund.amount)
  if (answer.kind !== 'done') return askAgainLater(deps, row.uuid, 'reversing')
  const { refundId, status } = answer.value
  await deps.store.write(async (tx) => {
    await paymentWrites(tx).refundAnswered({ uuid: refund.uuid, state: status, gatewayRefundId: refundId })
    if (!(await paymentWrites(tx).moveTo({ uuid: row.uuid, to: 'reversed', at: deps.clock.now() }))) return
    await forgetUnusedCard(tx, row.uuid, deps.clock.now())
    await scheduleSweep(tx, row.uuid, deps.clock.now() + lifetimes.refund)
  })
}

/**
 * Checks the refund of an undone attempt again: a refund the gateway reported may have failed silently. Then it is
 * undone again, until a check finds no change. payments.md 9
 */
export async function confirmRefund(deps: Deps, row: TransactionRow): Promise<void> {
  const now = deps.clock.now()
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.cancelByReference(`confirm:${row.uuid}:${now}`, row.vendorTxCode)
  await deps.store.write(async (tx) => {
    if (answer.kind === 'unknown') return scheduleSweep(tx, row.uuid, now + lifetimes.refund)
    const view = answer.kind === 'done' ? answer.value : answer.payment
    if (!view) return
    const hasNews = await noteTold(tx, row.uuid, view, now)
    const refunds = await tx.payments.refundsOf({ uuid: row.uuid })
    if (outstanding(view, refunds) > 0) return void (await startReversal(tx, row, momentOf(deps)))
    const waits = refunds.some(({ state }) => state === 'pending')
    if (hasNews || waits) await scheduleSweep(tx, row.uuid, now + lifetimes.refund)
  })
}

/** Records a payment's refunds: which one's answer was lost, and the outcome of each. Answers whether any is new. */
async function noteTold(tx: Tx, uuid: string, { refunds: told }: PaymentView, now: number): Promise<boolean> {
  const known = await tx.payments.refundsOf({ uuid })
  const nameless = known.find(isUnanswered)
  const found = nameless ? findTold(nameless, { told, known, now }) : 'missing'
  if (nameless && typeof found === 'object') {
    await paymentWrites(tx).nameRefund({ uuid: nameless.uuid, gatewayRefundId: found.refundId })
  }
  let hasNews = false
  for (const { refundId: gatewayRefundId, state } of told) {
    if (state !== 'pending' && (await paymentWrites(tx).refundOutcome({ uuid, gatewayRefundId, state }))) hasNews = true
  }
  return hasNews
}

type OpenRefund = Pick<RefundRow, 'uuid' | 'amount'> & { readonly notBefore: number }

/**
 * The refund to request: an unanswered one, or a new one for the outstanding amount. After two failures the next waits
 * first, as the bank may send them all back.
 */
async function openRefund(
  { store, ids, clock }: Deps,
  { uuid }: TransactionRow,
  view: PaymentView,
): Promise<OpenRefund | undefined> {
  const id = await ids.integer('refund')
  const refundUuid = ids.uuid()
  return store.write(async (tx) => {
    const now = clock.now()
    await noteTold(tx, uuid, view, now)
    const refunds = await tx.payments.refundsOf({ uuid })
    const wait = refunds.filter(({ state }) => state === 'failed').length > 1 ? lifetimes.refund : 0
    const unanswered = refunds.find(isUnanswered)
    if (unanswered) return { ...unanswered, notBefore: unanswered.createdAt + wait }
    const amount = outstanding(view, refunds)
    if (amount === 0) return undefined
    await paymentWrites(tx).insertRefund({
      id,
      uuid: refundUuid,
      transactionUuid: uuid,
      tenderType: 'online',
      amount,
      state: 'pending',
      createdAt: now,
    })
    return { uuid: refundUuid, amount, notBefore: now + wait }
  })
}

function isUnanswered({ state, gatewayRefundId }: RefundRow): boolean {
  return state === 'pending' && gatewayRefundId === null
}

/** Captured and neither refunded nor on its way: a pending refund is not at the gateway yet. */
function outstanding(view: PaymentView, refunds: readonly RefundRow[]): MinorUnits {
  const underWay = sumOf(refunds.filter(({ state }) => state !== 'failed'))
  return minorUnits(Math.max(0, view.captured - Math.max(view.refunded, underWay)))
}
