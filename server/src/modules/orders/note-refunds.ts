import type { CreditType, TenderType, Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import { refundStatusOf } from './refund-status.ts'
import { orderWrites } from './repository.ts'

/** One refund of an order, complete or on its way. */
export type GivenBack = {
  readonly orderId: number
  readonly tenderType: TenderType
  /** Null for a refund other than credit. */
  readonly creditType: CreditType | null
  readonly amount: MinorUnits
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly itemId: number | null
  /** The places of the item that it gives back, of all that were bought; undefined for a refund by staff. */
  readonly given?: { readonly places: number; readonly of: number }
  readonly reason: Text | string | null
  readonly createdAt: number
  /** The end of credit; null for other refunds, and for credit without an end. */
  readonly expiresAt: number | null
}

/** All refunds of orders, oldest first: credit for cancelled bookings, and refunds by staff. */
export async function listGivenBack(reads: Reads, orderIds: readonly number[]): Promise<readonly GivenBack[]> {
  const forBookings = await reads.bookings.creditRefundsOf({ orderIds })
  const byStaff = await reads.payments.refundsOfOrders({ orderIds })
  const credit = forBookings.map(({ places, placesOfItem: of, ...row }) => {
    return { ...row, given: { places, of }, tenderType: 'credit' as const, state: 'succeeded' as const }
  })
  const given = byStaff.flatMap(({ orderId, orderItemId: itemId, ...row }) =>
    orderId === null ? [] : [{ ...row, orderId, itemId }],
  )
  return [...credit, ...given].toSorted((a, b) => a.createdAt - b.createdAt)
}

/** Updates an order's refunded amount. Part of every transaction that refunds. */
export async function noteRefunds(tx: Tx, orderId: number): Promise<void> {
  const order = await tx.orders.byId({ id: orderId })
  if (!order) return
  const arrived = (await listGivenBack(tx, [orderId])).filter(({ state }) => state === 'succeeded')
  await orderWrites(tx).setRefundStatus({ id: orderId, refundStatus: refundStatusOf(order.total, arrived) })
}
