import { minus, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import type { CreditDraw } from '../credits/index.ts'
import { type Entry, type Movement, post } from '../ledger/index.ts'
import type { OrderPaymentRow, OrderRow } from './tables.ts'

type PaidOrder = Pick<OrderRow, 'id' | 'total' | 'paidAt' | 'createdAt'>
type Payment = Pick<OrderPaymentRow, 'tenderType' | 'amount' | 'transactionUuid'>

/** Posts a paid order's movement; a free order has none. Part of the transaction that pays it. */
export async function postOrder(
  tx: Tx,
  order: PaidOrder,
  payments: readonly Payment[],
  draws: readonly CreditDraw[],
): Promise<void> {
  if (order.total !== zero) await post(tx, orderMovement(order, payments, draws))
}

/** Each tender in, the order's total out to sales; credit comes from the drawn grants. */
export function orderMovement(
  { id, total, paidAt, createdAt }: PaidOrder,
  payments: readonly Payment[],
  draws: readonly CreditDraw[],
): Movement {
  const credit = draws.map(({ id: grantId, amount }): Entry => ({ account: `credit:${grantId}`, amount }))
  const entries = payments.flatMap((payment) => tenderEntry(payment))
  const sold: Entry = { account: 'sales', amount: minus(zero, total) }
  return { id: `order:${id}`, at: paidAt ?? createdAt, entries: [...entries, ...credit, sold] }
}

function tenderEntry({ tenderType, amount, transactionUuid }: Payment): readonly Entry[] {
  switch (tenderType) {
    case 'online':
      if (transactionUuid === null) throw new Error('a payment by card has no attempt behind it')
      return [{ account: `card:${transactionUuid}`, amount }]
    case 'credit':
      // The grants have the entries; the movement balances only if they cover it.
      return []
    default:
      return [{ account: `tender:${tenderType}`, amount }]
  }
}
