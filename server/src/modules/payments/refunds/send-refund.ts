import { hour, second } from '@touchline/clock'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import { lifetimes } from '../lifetimes.ts'
import type { GivenBack } from '../providers/provider.ts'
import type { TransactionRow } from '../tables.ts'
import { findTold, isKeyKnown } from './find-told.ts'
import { failRefund, isOfOrder, type OrderRefundRow, succeedRefund } from './record-outcome.ts'
import { lockOrder } from '../../orders/index.ts'
import { paymentWrites } from '../repository.ts'

/** The first word tells a moved clock that the gateway takes part. */
const kind = 'payment-refund'

/** Schedules the request or the follow-up of a refund. */
export function scheduleRefund(tx: Tx, uuid: string, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: uuid, dueAt })
}

/**
 * Takes a refund one step further: requests it under one key while that is remembered, then searches for it before
 * requesting again; once answered, checks later that the bank has not sent it back, because that event can be lost.
 * payments.md 5.11
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
  if (refund.gatewayRefundId !== null) return lookAgain(deps, refund, payment)
  if (isKeyKnown(refund, deps.clock.now())) return ask(deps, refund, payment, `refund:${uuid}`)
  await findOrAsk(deps, refund, payment)
}

/** Tries at once; if it fails, the job repeats it, so the caller does not fail. */
export async function sendNow(deps: Deps, uuid: string): Promise<void> {
  try {
    await followRefund(deps, uuid)
  } catch (error) {
    deps.log('warn', 'refund not sent at once', describeError(error))
  }
}

async function ask(deps: Deps, refund: OrderRefundRow, payment: TransactionRow, key: string): Promise<void> {
  if (payment.gatewayId === null) throw new Error('a payment was taken that the gateway never confirmed')
  const provider = deps.gateway.providerOf(payment.provider)
  const answer = await provider.refund(key, payment.gatewayId, refund.amount)
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    if (answer.kind === 'unknown') return scheduleRefund(tx, refund.uuid, now + patienceWith(refund, now))
    if (answer.kind === 'refused') return failRefund(tx, refund, now)
    const { refundId, status: state } = answer.value
    await noteAnswer(tx, refund, { refundId, state }, now)
  })
}

async function noteAnswer(
  tx: Tx,
  refund: OrderRefundRow,
  { refundId: gatewayRefundId, state }: Pick<GivenBack, 'refundId' | 'state'>,
  now: number,
): Promise<void> {
  await paymentWrites(tx).nameRefund({ uuid: refund.uuid, gatewayRefundId })
  if (state === 'failed') return failRefund(tx, refund, now)
  if (state === 'succeeded') await succeedRefund(tx, refund, now)
  await scheduleRefund(tx, refund.uuid, now + lifetimes.refund)
}

/**
 * Requests a refund whose key the provider may have forgotten: searches the payment's refunds first. The new key counts
 * those refunds, so a concurrent request uses the same key.
 */
async function findOrAsk(deps: Deps, refund: OrderRefundRow, payment: TransactionRow): Promise<void> {
  const told = await refundsAtGateway(deps, refund, payment)
  const now = deps.clock.now()
  const isMissing = await deps.store.write(async (tx) => {
    await lockOrder(tx, { id: refund.orderId })
    const known = await tx.payments.refundsOf({ uuid: payment.uuid })
    const own = known.find(({ uuid }) => uuid === refund.uuid)
    if (own?.state !== 'pending' || own.gatewayRefundId !== null) return false
    const found = told ? findTold(refund, { told, known, now }) : 'unclear'
    if (found === 'unclear') await scheduleRefund(tx, refund.uuid, now + patienceWith(refund, now))
    else if (found !== 'missing') await noteAnswer(tx, refund, found, now)
    return found === 'missing'
  })
  if (isMissing) await ask(deps, refund, payment, `refund:${refund.uuid}:${told?.length ?? 0}`)
}

/**
 * The refunds of a payment; undefined when the gateway does not answer. A captured payment has nothing to cancel, so
 * the cancel command serves as an up-to-date read. payments.md D8
 */
async function refundsAtGateway(
  deps: Deps,
  { uuid }: OrderRefundRow,
  payment: TransactionRow,
): Promise<readonly GivenBack[] | undefined> {
  const key = `confirm:${uuid}:${deps.clock.now()}`
  const answer = await deps.gateway.providerOf(payment.provider).cancelByReference(key, payment.vendorTxCode)
  if (answer.kind === 'unknown') return undefined
  const view = answer.kind === 'done' ? answer.value : answer.payment
  return view?.refunds
}

async function lookAgain(deps: Deps, refund: OrderRefundRow, payment: TransactionRow): Promise<void> {
  const told = await refundsAtGateway(deps, refund, payment)
  const state = told?.find(({ refundId }) => refundId === refund.gatewayRefundId)?.state
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    if (state === 'failed') return failRefund(tx, refund, now)
    if (state === 'succeeded') return succeedRefund(tx, refund, now)
    await scheduleRefund(tx, refund.uuid, now + patienceWith(refund, now))
  })
}

/** Waits as long again as it has waited, so that a long outage causes few requests. */
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
  asksGateway: true,
}
