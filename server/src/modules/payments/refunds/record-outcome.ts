import { minus, zero } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { type Entry, post } from '../../ledger/index.ts'
import { noteRefunds, lockOrder } from '../../orders/index.ts'
import type { RefundRow } from './tables.ts'
import { paymentWrites } from '../repository.ts'

/** A refund of a paid order. */
export type OrderRefundRow = RefundRow & { readonly orderId: number }

export function isOfOrder(refund: RefundRow): refund is OrderRefundRow {
  return refund.orderId !== null
}

/** Books a completed refund on ledger and order, once. Part of a transaction. */
export async function succeedRefund(tx: Tx, refund: OrderRefundRow, now: number): Promise<void> {
  const { uuid, id, orderId } = refund
  await lockOrder(tx, { id: orderId })
  if (!(await paymentWrites(tx).moveRefund({ uuid, to: 'succeeded', from: ['pending'] }))) return
  // Credit is a movement of its grant.
  if (refund.creditId === null) await post(tx, { id: `refund:${id}`, at: now, entries: entriesOf(refund) })
  await noteRefunds(tx, orderId)
}

/**
 * Books a failed refund, or one the bank sent back: the venue has the money again and may refund it anew. Part of a
 * transaction. payments.md 5.11
 */
export async function failRefund(tx: Tx, refund: OrderRefundRow, now: number): Promise<void> {
  const { uuid, id, orderId } = refund
  await lockOrder(tx, { id: orderId })
  const before = await tx.payments.refundByUuid({ uuid })
  if (!(await paymentWrites(tx).moveRefund({ uuid, to: 'failed', from: ['pending', 'succeeded'] }))) return
  if (before?.state === 'succeeded') {
    const entries = entriesOf(refund).map((entry) => ({ ...entry, amount: minus(zero, entry.amount) }))
    await post(tx, { id: `refund-failed:${id}`, at: now, entries })
  }
  await noteRefunds(tx, orderId)
}

function entriesOf({ tenderType, transactionUuid, amount }: RefundRow): readonly Entry[] {
  return [
    { account: 'refunded', amount },
    { account: accountOf(tenderType, transactionUuid), amount: minus(zero, amount) },
  ]
}

function accountOf(tenderType: RefundRow['tenderType'], transactionUuid: string | null): Entry['account'] {
  if (transactionUuid !== null) return `card:${transactionUuid}`
  if (tenderType === 'online' || tenderType === 'credit') throw new Error('a refund to nowhere')
  return `tender:${tenderType}`
}
