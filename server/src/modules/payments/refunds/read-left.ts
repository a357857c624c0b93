import { type MinorUnits, minus, zero } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { readMembershipPaid } from '../../credits/index.ts'
import { listGivenBack } from '../../orders/index.ts'
import {
  type Books,
  leftAs,
  leftOf,
  leftOfCardShare,
  leftOfItem,
  type Left,
  type Part,
  type Purse,
} from './refundable.ts'

/** The refundable rest of an order. */
export type LeftOfOrder = Left & {
  readonly ofItem: (itemId: number) => MinorUnits
  /** The most of a cancelled item's refund that goes to the card. */
  readonly cardShareOf: (itemId: number) => MinorUnits
  /** The rest in one way of refunding. */
  readonly as: (way: Purse) => MinorUnits
  /** The card payment that can be refunded. */
  readonly cardPayment: string | null
}

type OrderBooks = Books & Pick<LeftOfOrder, 'cardPayment'>

const nothing: OrderBooks = { items: [], paid: [], given: [], cardPayment: null }

/** The books of orders, without failed refunds. */
export async function readBooks(reads: Reads, orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderBooks>> {
  if (orderIds.length === 0) return new Map()
  const items = Map.groupBy(await reads.orders.itemsOfAll({ orderIds }), ({ orderId }) => orderId)
  const payments = (await reads.orders.paymentsOfAll({ orderIds })).filter(({ state }) => state === 'settled')
  const paid = Map.groupBy(payments, ({ orderId }) => orderId)
  const byMembership = await readMembershipPaid(reads, orderIds)
  const back = (await listGivenBack(reads, orderIds)).filter(({ state }) => state !== 'failed')
  const given = Map.groupBy(back, ({ orderId }) => orderId)
  return new Map(
    orderIds.map((id) => [
      id,
      {
        items: items.get(id) ?? [],
        paid: paidParts(paid.get(id) ?? [], byMembership.get(id) ?? zero),
        given: (given.get(id) ?? []).map(({ tenderType, creditType, amount, itemId }) => ({
          purse: creditType === 'membership' ? creditType : tenderType,
          amount,
          itemId,
        })),
        cardPayment: paid.get(id)?.find(({ tenderType }) => tenderType === 'online')?.transactionUuid ?? null,
      },
    ]),
  )
}

type Payment = Awaited<ReturnType<Reads['orders']['paymentsOfAll']>>[number]

/** Payments do not record the type of credit. */
function paidParts(payments: readonly Payment[], byMembership: MinorUnits): readonly Part[] {
  const tendered = payments.map(({ tenderType, amount }) => ({
    purse: tenderType,
    amount: tenderType === 'credit' ? minus(amount, byMembership) : amount,
  }))
  return [{ purse: 'membership' as const, amount: byMembership }, ...tendered].filter(({ amount }) => amount > zero)
}

export async function readOrderBooks(reads: Reads, orderId: number): Promise<OrderBooks> {
  return (await readBooks(reads, [orderId])).get(orderId) ?? nothing
}

export async function readLeft(reads: Reads, orderId: number): Promise<LeftOfOrder> {
  return leftIn(await readOrderBooks(reads, orderId))
}

/**
 * The refundable rest of orders with refunds other than for cancelled bookings; other orders are absent. Most need only
 * one query. [O-180]
 */
export async function readLeftOfRefunded(
  reads: Reads,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, LeftOfOrder>> {
  if (orderIds.length === 0) return new Map()
  // A failed refund counts too: before it failed, a cancellation may have taken another part.
  const refunds = await reads.payments.refundsOfOrders({ orderIds })
  const books = await readBooks(reads, [...new Set(refunds.flatMap(({ orderId }) => orderId ?? []))])
  return new Map([...books].map(([id, one]) => [id, leftIn(one)]))
}

function leftIn(books: OrderBooks): LeftOfOrder {
  return {
    ...leftOf(books),
    ofItem: (itemId) => leftOfItem(books, itemId),
    cardShareOf: (itemId) => leftOfCardShare(books, itemId),
    as: (way) => leftAs(way, books),
    cardPayment: books.cardPayment,
  }
}
