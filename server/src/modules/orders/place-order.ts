import type { CartSource } from '@touchline/contract'
import { type MinorUnits, plus, zero } from '@touchline/money'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../infra/store/repositories.ts'
import { cancelHoldExpiry, type CartState } from '../carts/index.ts'
import { spendReservedCredit } from '../credits/index.ts'
import { confirmOrder } from './confirm-order.ts'

/** Ids of an order and what belongs to it: asked for before the unit of work that places it. */
export type OrderIds = {
  readonly order: number
  readonly uuid: string
  readonly payments: readonly number[]
}

export async function newOrderIds({ ids }: Pick<Deps, 'ids'>): Promise<OrderIds> {
  return {
    order: await ids.integer('order'),
    uuid: ids.uuid(),
    payments: await ids.integers('order_payment', 2),
  }
}

/** What pays an order: by card through one attempt, by credit, or both. */
export type Tender = {
  readonly credit: MinorUnits
  readonly card:
    | {
        readonly amount: MinorUnits
        readonly transactionUuid: string
        readonly brand: string | null
        readonly lastFour: string | null
      }
    | undefined
}

type Placing = {
  readonly ids: OrderIds
  readonly state: CartState
  readonly source: CartSource
  readonly itemHash: string
  readonly tender: Tender
  readonly now: number
}

/** Writes the order of a basket, waiting for its payment. Part of a unit of work; the basket's total is what is paid. */
export async function placeOrder(tx: Tx, { ids, state, source, itemHash, tender, now }: Placing): Promise<void> {
  const { cart, items } = state
  const orderItems = items.map(({ cartId: _basket, answers: _answers, ...item }) => ({ ...item, orderId: ids.order }))
  const [cardId, creditId] = ids.payments
  const payments = []
  if (tender.card && cardId !== undefined) {
    const { amount, transactionUuid, brand, lastFour } = tender.card
    const card = { transactionUuid, cardBrand: brand, cardLastFour: lastFour }
    payments.push({ id: cardId, tenderType: 'online' as const, amount, ...card })
  }
  if (tender.credit > zero && creditId !== undefined) {
    const none = { transactionUuid: null, cardBrand: null, cardLastFour: null }
    payments.push({ id: creditId, tenderType: 'credit' as const, amount: tender.credit, ...none })
  }
  await tx.orders.insert(
    {
      id: ids.order,
      uuid: ids.uuid,
      cartId: cart.id,
      userId: cart.userId,
      source,
      status: 'awaiting_payment',
      refundStatus: null,
      total: plus(tender.card?.amount ?? zero, tender.credit),
      itemHash,
      createdAt: now,
      paidAt: null,
    },
    orderItems,
    payments.map((payment) => ({ ...payment, orderId: ids.order, state: 'pending' as const })),
  )
}

type Settling = {
  readonly orderId: number
  readonly cartId: number
  readonly mailId: number
  readonly now: number
}

/**
 * Makes an order that waits for its payment a paid one: payments and bookings settled, credit spent, basket closed,
 * confirmation in the outbox. Part of a unit of work; answers false when the order does not wait. [O-31, O-49]
 */
export async function settleOrder(tx: Tx, { orderId, cartId, mailId, now }: Settling): Promise<boolean> {
  const order = await tx.orders.byId(orderId)
  if (!order || !(await tx.orders.settle(orderId, now))) return false
  const credit = (await tx.orders.paymentsOf(orderId)).find(({ tenderType }) => tenderType === 'credit')
  await tx.orders.movePayments(orderId, 'settled')
  await tx.bookings.settleOfCart(cartId, orderId)
  await spendReservedCredit(tx, { userId: order.userId, cartId, amount: credit?.amount ?? zero, asOf: order.createdAt })
  await tx.carts.close(cartId)
  await cancelHoldExpiry(tx, cartId)
  await confirmOrder(tx, { ...order, status: 'success', paidAt: now }, { mailId, now })
  return true
}

/** Gives an order up: its payments are reversed and the credit set aside for its basket is given back. */
export async function cancelOrder(tx: Tx, { orderId, cartId }: { readonly orderId: number; readonly cartId: number }) {
  if (!(await tx.orders.cancel(orderId))) return false
  await tx.orders.movePayments(orderId, 'reversed')
  await tx.credits.releaseAllOf(cartId)
  return true
}
