import type { CartSource } from '@touchline/contract'
import { sumOf } from '@touchline/money'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import type { Sale } from '../../purchasables/purchasable.ts'
import { cancelHoldExpiry, type CartState, fulfilLines, closeCart } from '../carts/index.ts'
import { scheduleReminder } from '../reservations/index.ts'
import { takeReservedCredit, releaseCreditOf } from '../credits/index.ts'
import { confirmOrder } from './confirm-order.ts'
import { postOrder } from './order-movement.ts'
import { type AcceptedTerms, amountBy, type CardPart, paymentRows, type Tender } from './tender.ts'
import { consumeCheckout } from '../checkouts/index.ts'
import { orderWrites } from './repository.ts'

/** Ids of an order, reserved before its transaction. */
export type OrderIds = { readonly order: number; readonly uuid: string }

export async function newOrderIds({ ids }: Pick<Deps, 'ids'>): Promise<OrderIds> {
  return { order: await ids.integer('order'), uuid: ids.uuid() }
}

type Placing = {
  readonly ids: OrderIds
  readonly state: CartState
  readonly source: CartSource
  readonly itemHash: string
  /** Empty for a free order. */
  readonly tenders: readonly Tender[]
  /** The attempt behind the card tender, if there is one. */
  readonly card: CardPart | null
  readonly terms: AcceptedTerms | null
  /** The till that takes the money. */
  readonly tillId?: number | null
  readonly now: number
}

/** Writes the order of a basket as pending payment. Part of a transaction; the amount due is the basket's total. */
export async function placeOrder(tx: Tx, placing: Placing): Promise<void> {
  const { ids, state, source, itemHash, tenders, card, terms, tillId = null, now } = placing
  const { cart, items } = state
  if (terms) await orderWrites(tx).keepTerms({ version: terms.version, html: terms.html })
  const orderItems = items.map(({ cartId: _basket, choice: _choice, ...item }) => ({ ...item, orderId: ids.order }))
  await orderWrites(tx).insert({
    id: ids.order,
    uuid: ids.uuid,
    cartId: cart.id,
    userId: cart.userId,
    source,
    status: 'awaiting_payment',
    refundStatus: null,
    total: sumOf(tenders),
    itemHash,
    createdAt: now,
    paidAt: null,
    tillId,
    termsVersion: terms?.version ?? null,
    termsAcceptedAt: terms?.acceptedAt ?? null,
  })
  await orderWrites(tx).insertItems(orderItems)
  await orderWrites(tx).insertPayments(paymentRows(ids.order, tenders, card))
}

type Paying = Pick<Sale, 'newCode'> & {
  readonly orderId: number
  readonly cartId: number
  readonly mailId: number
  /** Origin of the site, for links of the mail. */
  readonly publicUrl: string
  readonly now: number
}

/**
 * Settles a pending order: payments and bookings settled, credit spent, basket closed, confirmation in the outbox. Part
 * of a transaction; answers false when the order is not pending. [O-31, O-49]
 */
export async function markOrderPaid(
  tx: Tx,
  { orderId, cartId, mailId, publicUrl, now, newCode }: Paying,
): Promise<boolean> {
  const order = await tx.orders.byId({ id: orderId })
  if (!order || !(await orderWrites(tx).markPaid({ id: orderId, paidAt: now }))) return false
  const payments = await orderWrites(tx).movePayments({ orderId, state: 'settled' })
  const lines = await tx.orders.itemsOf({ orderId })
  await fulfilLines(tx, { cartId, orderId, ownerId: order.userId, lines, now, newCode })
  const credit = amountBy('credit', payments)
  const draws = await takeReservedCredit(tx, { userId: order.userId, cartId, amount: credit, asOf: order.createdAt })
  await postOrder(tx, { ...order, paidAt: now }, payments, draws)
  await closeCart(tx, { id: cartId })
  await consumeCheckout(tx, { cartId, orderId, now })
  await cancelHoldExpiry(tx, cartId)
  await scheduleReminder(tx, { orderId, itemIds: lines.map(({ id }) => id), now })
  await confirmOrder(tx, { ...order, status: 'success', paidAt: now }, { mailId, publicUrl, now })
  return true
}

/** Cancels an order: reverses its payments and releases the credit reserved by its basket. */
export async function cancelOrder(
  tx: Tx,
  { orderId, cartId }: { readonly orderId: number; readonly cartId: number },
): Promise<void> {
  if (!(await orderWrites(tx).cancel({ id: orderId }))) return
  await orderWrites(tx).movePayments({ orderId, state: 'reversed' })
  await releaseCreditOf(tx, { cartId })
}
