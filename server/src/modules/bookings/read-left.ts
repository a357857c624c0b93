import { minorUnits, type MinorUnits, sum } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import type { BookingRow } from './tables.ts'

/** What may still come back for a booking, of its line and of the whole order. */
export type LeftOfOrders = {
  /** Undefined where staff have given nothing back of the order. */
  readonly of: (booking: Pick<BookingRow, 'orderId' | 'itemId'>) => MinorUnits | undefined
}

const untouched: LeftOfOrders = { of: () => undefined }

/**
 * What staff have left of orders: a cancellation brings back no more than that, nor more of a line than is left of it.
 * Few orders are given back by staff, so most need one query. [O-180]
 */
export async function readLeft(reads: Reads, orderIds: readonly number[]): Promise<LeftOfOrders> {
  if (orderIds.length === 0) return untouched
  const refunds = (await reads.payments.refundsOfOrders({ orderIds })).filter(({ state }) => state !== 'failed')
  const touched = [...new Set(refunds.flatMap(({ orderId }) => orderId ?? []))]
  if (touched.length === 0) return untouched
  const lefts = new Map<number, Awaited<ReturnType<typeof leftOfOrder>>>()
  for (const id of touched) {
    lefts.set(
      id,
      await leftOfOrder(
        reads,
        id,
        refunds.filter(({ orderId }) => orderId === id),
      ),
    )
  }
  return {
    of: ({ orderId, itemId }) => {
      const left = lefts.get(orderId ?? 0)
      return left && minorUnits(Math.max(0, Math.min(left.inAll, left.ofItem(itemId))))
    },
  }
}

type Refund = Awaited<ReturnType<Reads['payments']['refundsOfOrders']>>[number]

async function leftOfOrder(reads: Reads, orderId: number, refunds: readonly Refund[]) {
  const items = await reads.orders.itemsOf({ orderId })
  const credit = await reads.bookings.creditRefundsOf({ orderId })
  const given = [...credit, ...refunds.map(({ orderItemId: itemId, amount }) => ({ itemId, amount }))]
  const amounts = (rows: readonly { readonly amount: MinorUnits }[]) => sum(rows.map(({ amount }) => amount))
  const costs = (rows: typeof items) => sum(rows.map(({ lineTotal }) => lineTotal))
  return {
    inAll: costs(items) - amounts(given),
    ofItem: (itemId: number) =>
      costs(items.filter(({ id, parentId }) => id === itemId || parentId === itemId)) -
      amounts(given.filter((one) => one.itemId === itemId)),
  }
}
