import { zero } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { refundStatusOf } from '../../orders/index.ts'
import type { Broken } from '../invariant-rules.ts'
import { amountOf, type Part } from './refundable.ts'

type OrderRefunds = {
  readonly order: Books['totals'][number]
  /** What has arrived, and what is on its way. */
  readonly arrived: readonly Part[]
  readonly pending: readonly Part[]
}

type Books = {
  readonly totals: Awaited<ReturnType<Reads['orders']['listTotals']>>
  readonly refunds: Awaited<ReturnType<Reads['payments']['listRefunds']>>
}

/** What has come back of every order. */
export async function readOrderRefunds(reads: Reads, { totals, refunds }: Books): Promise<readonly OrderRefunds[]> {
  const credit = Map.groupBy(await reads.bookings.listCreditRefunds(), ({ orderId }) => orderId)
  const given = Map.groupBy(refunds, ({ orderId }) => orderId)
  return totals.map((order) => {
    const forBookings = (credit.get(order.id) ?? []).map((row) => ({ ...row, tenderType: 'credit' as const }))
    const byStaff = given.get(order.id) ?? []
    return {
      order,
      arrived: [...forBookings, ...byStaff.filter(({ state }) => state === 'succeeded')],
      pending: byStaff.filter(({ state }) => state === 'pending'),
    }
  })
}

/** No order brings back more than was paid for it, and it says of itself what has come back. [O-32, O-180] */
export function checkRefunds(orders: readonly OrderRefunds[]): readonly Broken[] {
  return orders.flatMap(({ order: { id, total, status, refundStatus }, arrived, pending }) => {
    const broken: Broken[] = []
    const given = amountOf([...arrived, ...pending])
    if (given > (status === 'success' ? total : zero))
      broken.push({ rule: 'no more comes back than was paid', detail: `order ${id}: ${given} of ${total}` })
    const expected = refundStatusOf(total, arrived)
    if (refundStatus !== expected)
      broken.push({ rule: 'an order says what has come back', detail: `order ${id}: ${refundStatus}, not ${expected}` })
    return broken
  })
}
