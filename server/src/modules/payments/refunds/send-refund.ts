import { hour, second } from '@touchline/clock'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { failureCode } from '../../../infra/store/classify.ts'
import type { Tx } from '../../../repositories.ts'
import { lifetimes } from '../lifetimes.ts'
import type { TransactionRow } from '../tables.ts'
import { failRefund, isOfOrder, type OrderRefundRow, succeedRefund } from './settle-refund.ts'

/** By its first word a clock that moves knows that the gateway comes along. */
const kind = 'payment-refund'

/** Puts a refund on the list of what is asked, or asked about, at the gateway. */
export function scheduleRefund(tx: Tx, uuid: string, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: uuid, dueAt })
}

/**
 * Brings a refund of an order a step further: asks for it under one key for its life, then looks once more whether what
 * the gateway reported is still so, because the message about a refund that came back can be lost. payments.md 5.11
 */
async function followRefund(deps: Deps, uuid: string): Promise<void> {
  const found = await deps.store.read(async (reads) => {
    const refund = await reads.payments.refundByUuid({ uuid })
    if (!refund?.transactionUuid || !isOfOrder(refund) || refund.state === 'failed') return undefined
    const payment = await reads.payments.byUuid({ uuid: refund.transactionUuid })
    return payment && { refund, payment }
  })
  if (!found) return
  const { refund, payment } = found
  await (refund.gatewayRefundId === null ? ask(deps, refund, payment) : lookAgain(deps, refund, payment))
}

/** The same at once, if it can be done: its job has it on the list, so that a failure here is no failure of the caller. */
export async function sendNow(deps: Deps, uuid: string): Promise<void> {
  try {
    await followRefund(deps, uuid)
  } catch (error) {
    deps.log('warn', 'refund not sent at once', { error: failureCode(error) })
  }
}

async function ask(deps: Deps, refund: OrderRefundRow, payment: TransactionRow): Promise<void> {
  if (payment.gatewayId === null) throw new Error('a payment was taken that the gateway never confirmed')
  const provider = deps.gateway.providerOf(payment.provider)
  const answer = await provider.refund(`refund:${refund.uuid}`, payment.gatewayId, refund.amount)
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    if (answer.kind === 'unknown') return scheduleRefund(tx, refund.uuid, now + patienceWith(refund, now))
    if (answer.kind === 'refused') return failRefund(tx, refund, now)
    const { refundId: gatewayRefundId, status } = answer.value
    await tx.payments.nameRefund({ uuid: refund.uuid, gatewayRefundId })
    if (status === 'succeeded') await succeedRefund(tx, refund, now)
    await scheduleRefund(tx, refund.uuid, now + lifetimes.refund)
  })
}

/**
 * What became of one refund; undefined when the gateway does not say. Nothing is left to cancel of a payment that was
 * taken: it is asked by a command because what is read may be old. payments.md D8
 */
async function stateAtGateway(deps: Deps, { uuid, gatewayRefundId }: OrderRefundRow, payment: TransactionRow) {
  const key = `confirm:${uuid}:${deps.clock.now()}`
  const answer = await deps.gateway.providerOf(payment.provider).cancelByReference(key, payment.vendorTxCode)
  if (answer.kind === 'unknown') return undefined
  const view = answer.kind === 'done' ? answer.value : answer.payment
  return view?.refunds.find(({ refundId }) => refundId === gatewayRefundId)?.state
}

async function lookAgain(deps: Deps, refund: OrderRefundRow, payment: TransactionRow): Promise<void> {
  const state = await stateAtGateway(deps, refund, payment)
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    if (state === 'failed') return failRefund(tx, refund, now)
    if (state === 'succeeded') return succeedRefund(tx, refund, now)
    await scheduleRefund(tx, refund.uuid, now + patienceWith(refund, now))
  })
}

/** As long as it has waited so far: a gateway that is away for long is not asked ever so often. */
function patienceWith({ createdAt }: OrderRefundRow, now: number): number {
  return Math.min(Math.max(now - createdAt, 15 * second), 12 * hour)
}

export const orderRefunds: JobHandler = {
  kind,
  describe: async (reads, subject) => {
    const refund = await reads.payments.refundByUuid({ uuid: subject })
    return refund ? `refund ${refund.id} of order ${refund.orderId} is followed up` : 'a refund that no longer exists'
  },
  run: followRefund,
}
