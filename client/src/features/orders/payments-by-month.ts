import { addDays, weekdayOf } from '../../i18n/calendar.ts'
import { localTime } from '../../i18n/local-time.ts'
import { orderedAt, paidIn, receiptRefunds } from './receipt.ts'
import type { MyOrder } from './use-orders.ts'

/** The orders of one month, with sums in minor units. */
export type PaidMonth = {
  /** `YYYY-MM`; empty when the platform gives no time. */
  readonly month: string
  readonly orders: readonly MyOrder[]
  readonly paid: number
  readonly refunded: number
  /** The part of `refunded` that is on its way. */
  readonly pending: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Orders by the month of their payment, in the order given. Unpaid orders count nothing. */
export function paidByMonth(
  orders: readonly MyOrder[],
  zoneOf: (order: MyOrder) => string | null,
): readonly PaidMonth[] {
  const months = Map.groupBy(orders, (order) => {
    const at = orderedAt(order)
    return at === null ? '' : localTime(at, zoneOf(order)).slice(0, 7)
  })
  return [...months].map(([month, those]) => {
    const refunds = those.flatMap((order) => receiptRefunds(order))
    return {
      month,
      orders: those,
      paid: sumOf(those.filter(isPaid).map((order) => paidIn(order)?.value ?? 0)),
      refunded: sumOf(refunds.map(({ amount }) => amount)),
      pending: sumOf(refunds.filter(({ isPending }) => isPending).map(({ amount }) => amount)),
    }
  })
}

function isPaid({ status }: Pick<MyOrder, 'status'>): boolean {
  return status === null || status === 'success'
}

/** A refund to a card that has not arrived, or did not. */
export type OpenRefund = {
  readonly order: MyOrder
  readonly name: string | null
  readonly amount: number
  readonly reason: string | null
  /** Epoch milliseconds; null when unknown. */
  readonly at: number | null
  readonly hasFailed: boolean
}

/** Refunds on their way, and failed ones, in the order of their orders. */
export function openRefunds(orders: readonly MyOrder[]): readonly OpenRefund[] {
  return orders.flatMap((order) =>
    (order.refunds ?? []).flatMap(({ status, amount, itemId, reason, createdAt }): readonly OpenRefund[] => {
      if (amount === null || (status !== 'pending' && status !== 'failed')) return []
      const item = order.items.find(({ id }) => id !== null && id === itemId) ?? order.items[0]
      const at = Date.parse(createdAt ?? '')
      return [
        {
          order,
          name: item?.name ?? null,
          amount: amount.value,
          reason: reason ?? null,
          at: Number.isFinite(at) ? at : null,
          hasFailed: status === 'failed',
        },
      ]
    }),
  )
}

const usualWorkingDays = 5

/** The day by which a refund of `day` has usually arrived: five working days later. Both `YYYY-MM-DD`. */
export function usualArrival(day: string): string {
  let arrival = day
  for (let working = 0; working < usualWorkingDays;) {
    arrival = addDays(arrival, 1)
    if (weekdayOf(arrival) < 5) working += 1
  }
  return arrival
}
