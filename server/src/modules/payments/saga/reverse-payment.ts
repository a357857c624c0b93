import { minorUnits, type MinorUnits } from '@touchline/money'
import type { Deps } from '../../../deps.ts'
import { failureCode } from '../../../infra/store/classify.ts'
import { endSweep, getAttempt, momentOf, scheduleSweep, startReversal } from './attempt.ts'
import type { PaymentView } from '../providers/provider.ts'
import { lifetimes, nextSweepAfter } from '../lifetimes.ts'
import { forgetUnusedCard } from '../saved-cards.ts'
import type { RefundRow, TransactionRow } from '../tables.ts'

/**
 * Undoes at the gateway what a given-up attempt has done there: a hold is aborted, taken money is given back, a request
 * that is still travelling is refused when it arrives. Safe to repeat; without an answer the sweeper tries again.
 */
export async function reversePayment(deps: Deps, uuid: string): Promise<void> {
  const row = await deps.store.read((reads) => getAttempt(reads, uuid))
  if (row.state !== 'reversing') return
  // A key of its own per try: the command is idempotent by what it says, and a replayed answer might be out of date.
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.cancelByReference(`cancel:${uuid}:${row.version}:${row.tries}`, row.vendorTxCode)
  if (answer.kind === 'done') return finishReversal(deps, row)
  if (answer.kind === 'refused' && answer.reason === 'already_captured' && answer.payment) {
    return giveBack(deps, row, answer.payment)
  }
  await tryLater(deps, row)
}

/** The same at once, if it can be done: the sweeper has it on its list, so that a failure here is no failure of the caller. */
export async function reverseNow(deps: Deps, uuid: string): Promise<void> {
  try {
    await reversePayment(deps, uuid)
  } catch (error) {
    deps.log('warn', 'payment not undone at once', { error: failureCode(error) })
  }
}

/** What was given back is looked at once more, also by whoever finds that done: a bank can send it back. */
async function finishReversal({ store, clock }: Deps, { uuid }: TransactionRow): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    if (!(await tx.payments.moveTo({ uuid, to: 'reversed', at: now }))) return
    await forgetUnusedCard(tx, uuid, now)
    const refunds = await tx.payments.refundsOf({ uuid })
    if (refunds.some(({ state }) => state !== 'failed')) await scheduleSweep(tx, uuid, now + lifetimes.refund)
    else await endSweep(tx, uuid)
  })
}

async function tryLater({ store, clock }: Deps, { uuid }: TransactionRow): Promise<void> {
  await store.write(async (tx) => {
    const tries = await tx.payments.countTry({ uuid, state: 'reversing' })
    if (tries !== undefined) await scheduleSweep(tx, uuid, clock.now() + nextSweepAfter(tries))
  })
}

async function giveBack(deps: Deps, row: TransactionRow, view: PaymentView): Promise<void> {
  const refund = await openRefund(deps, row, view)
  if (!refund) return finishReversal(deps, row)
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.refund(`refund:${refund.uuid}`, view.id, refund.amount)
  if (answer.kind !== 'done') return tryLater(deps, row)
  const { refundId, status } = answer.value
  await deps.store.write(async (tx) => {
    await tx.payments.refundAnswered({ uuid: refund.uuid, state: status, gatewayRefundId: refundId })
    if (!(await tx.payments.moveTo({ uuid: row.uuid, to: 'reversed', at: deps.clock.now() }))) return
    await forgetUnusedCard(tx, row.uuid, deps.clock.now())
    await scheduleSweep(tx, row.uuid, deps.clock.now() + lifetimes.refund)
  })
}

/**
 * Looks once more at an attempt that was undone by giving money back: what the gateway reported as refunded may have come
 * back from the bank without a word. Then the refund has failed, and the attempt is undone again. payments.md 9
 */
export async function confirmRefund(deps: Deps, row: TransactionRow): Promise<void> {
  const refunds = await deps.store.read((reads) => reads.payments.refundsOf({ uuid: row.uuid }))
  const given = refunds.filter(({ state }) => state === 'succeeded')
  const gatewayRefundId = given.at(-1)?.gatewayRefundId ?? null
  if (gatewayRefundId === null) return
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.cancelByReference(`confirm:${row.uuid}:${row.version}`, row.vendorTxCode)
  // Without money of this attempt nothing is left to cancel.
  if (answer.kind === 'done') return
  const kept = answer.kind === 'refused' ? answer.payment : undefined
  if (answer.kind === 'refused' && kept === undefined) return
  const total = given.reduce((sum, { amount }) => sum + amount, 0)
  await deps.store.write(async (tx) => {
    if (kept === undefined) return scheduleSweep(tx, row.uuid, deps.clock.now() + lifetimes.refund)
    if (kept.refunded >= total) return
    await tx.payments.refundOutcome({ uuid: row.uuid, gatewayRefundId, state: 'failed' })
    await startReversal(tx, row, momentOf(deps))
  })
}

/** The refund to ask for: one that was begun and not answered, or a new one for what is not on its way back yet. */
async function openRefund(
  { store, ids, clock }: Deps,
  { uuid }: TransactionRow,
  view: PaymentView,
): Promise<Pick<RefundRow, 'uuid' | 'amount'> | undefined> {
  const id = await ids.integer('refund')
  const refundUuid = ids.uuid()
  return store.write(async (tx) => {
    const refunds = await tx.payments.refundsOf({ uuid })
    const unanswered = refunds.find(({ state, gatewayRefundId }) => state === 'pending' && gatewayRefundId === null)
    if (unanswered) return unanswered
    const amount = outstanding(view, refunds)
    if (amount === 0) return undefined
    await tx.payments.insertRefund({
      id,
      uuid: refundUuid,
      transactionUuid: uuid,
      tenderType: 'online',
      amount,
      state: 'pending',
      createdAt: clock.now(),
    })
    return { uuid: refundUuid, amount }
  })
}

/** What was taken and is neither back nor on its way: a pending refund does not show at the gateway yet. */
function outstanding(view: PaymentView, refunds: readonly RefundRow[]): MinorUnits {
  const underWay = refunds.filter(({ state }) => state !== 'failed').reduce((total, { amount }) => total + amount, 0)
  return minorUnits(Math.max(0, view.captured - Math.max(view.refunded, underWay)))
}
