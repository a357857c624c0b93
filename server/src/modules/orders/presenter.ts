import {
  type CartItem,
  type Order,
  type OrderForReader,
  type OrderPayment,
  type OrderRefund,
  refundTenders,
  type Unworded,
} from '@touchline/contract'
import { type Currency, minus, sum } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { presentItems, presentLineItem } from '../carts/index.ts'
import { type CreditFacts, presentAvailableCredit, readCreditOf, viewCredit } from '../credits/index.ts'
import { orderReference } from '../../infra/wire/order-reference.ts'
import { currencyOf } from '../site/index.ts'
import { type GivenBack, listGivenBack } from './note-refunds.ts'
import type { OrderPaymentRow, OrderRow } from './tables.ts'
import { amountBy } from './tender.ts'

/** Presents one receipt. */
export async function presentOrder(reads: Reads, order: OrderRow, now: number): Promise<Unworded<Order>> {
  const [receipt] = await presentOrders(reads, [order], now)
  if (!receipt) throw new Error(`order ${order.id} is not shown`)
  return receipt
}

/**
 * Presents an order to a person it books in: their own lines with extras, cancelled ones included, and nothing of other
 * people's lines, payments, refunds, terms or amounts of the order. [O-292]
 */
export async function presentOrderFor(
  reads: Reads,
  order: OrderRow,
  { attendeeId, now }: { readonly attendeeId: number; readonly now: number },
): Promise<Unworded<OrderForReader>> {
  const lines = await reads.orders.itemsOf({ orderId: order.id })
  const own = new Set(lines.flatMap(({ id, purchasedForUserId }) => (purchasedForUserId === attendeeId ? [id] : [])))
  const items = await presentItems(
    reads,
    lines.filter(({ id, parentId }) => own.has(parentId ?? id)),
    { currency: currencyOf(await reads.site.getClient()), now },
  )
  const buyer = await reads.users.byId({ id: order.userId })
  return {
    ...presentHead(order, items, buyer ? nameOf(buyer) : ''),
    refund_status: null,
    total: null,
    balance: null,
    formatted_total: null,
    formatted_balance: null,
    available_credit: [],
    credits: [],
    terms: null,
    total_paid: null,
    credit_used: null,
    payments: [],
    refunded: null,
    refunds: [],
  }
}

/** Presents receipts, each with the owner's credit at `now`. Facts independent of the lines are read once. */
export async function presentOrders(
  reads: Reads,
  orders: readonly OrderRow[],
  now: number,
): Promise<Unworded<Order>[]> {
  if (orders.length === 0) return []
  const currency = currencyOf(await reads.site.getClient())
  const orderIds = orders.map(({ id }) => id)
  const items = Map.groupBy(await reads.orders.itemsOfAll({ orderIds }), ({ orderId }) => orderId)
  const payments = Map.groupBy(await reads.orders.paymentsOfAll({ orderIds }), ({ orderId }) => orderId)
  const givenBack = Map.groupBy(await listGivenBack(reads, orderIds), ({ orderId }) => orderId)
  const owners = await readOwners(reads, orders, now)
  const receipts: Unworded<Order>[] = []
  for (const order of orders) {
    const { id, userId } = order
    const lines = (items.get(id) ?? []).toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id)
    receipts.push(
      presentReceipt(order, {
        items: await presentItems(reads, lines, { currency, now }),
        payments: payments.get(id) ?? [],
        givenBack: givenBack.get(id) ?? [],
        owner: owners.get(userId) ?? nobody,
        currency,
      }),
    )
  }
  return receipts
}

type Owner = Pick<CreditFacts, 'grants' | 'reservations'> & { readonly name: string }
const nobody: Owner = { name: '', grants: [], reservations: [] }

async function readOwners(reads: Reads, orders: readonly OrderRow[], now: number): Promise<ReadonlyMap<number, Owner>> {
  const owners = new Map<number, Owner>()
  for (const id of new Set(orders.map(({ userId }) => userId))) {
    const user = await reads.users.byId({ id })
    owners.set(id, { name: user ? nameOf(user) : '', ...(await readCreditOf(reads, { userId: id, now })) })
  }
  return owners
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`
}

type Facts = {
  readonly items: Unworded<CartItem>[]
  readonly payments: readonly OrderPaymentRow[]
  readonly givenBack: readonly GivenBack[]
  readonly owner: Owner
  readonly currency: Currency
}

function presentReceipt(order: OrderRow, { items, payments, givenBack, owner, currency }: Facts): Unworded<Order> {
  const settled = payments.filter(({ state }) => state === 'settled')
  const paid = sum(settled.map(({ amount }) => amount))
  const returned = sum(givenBack.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount))
  const total = presentPrice(order.total, currency)
  const owed = minus(order.total, paid)
  const balance = presentPrice(owed, currency)
  const { grants, reservations } = owner
  const views = viewCredit({ grants, reservations, cartId: order.cartId ?? undefined, balance: owed })
  const credits = views.map((view) => presentAvailableCredit(view, currency))
  return {
    ...presentHead(order, items, owner.name),
    refund_status: order.refundStatus,
    total,
    balance,
    formatted_total: total.formatted,
    formatted_balance: balance.formatted,
    available_credit: credits,
    credits,
    terms: presentTerms(order),
    total_paid: presentPrice(paid, currency),
    credit_used: presentPrice(amountBy('credit', settled), currency),
    payments: settled.map((payment) => presentPayment(payment, currency)),
    refunded: presentPrice(returned, currency),
    refunds: givenBack.flatMap((part) => presentRefund(part, items, currency)),
  }
}

/** The fields of an order that everybody reads who reads it at all. */
function presentHead(order: OrderRow, items: Unworded<CartItem>[], buyer: string) {
  const count = items.reduce((quantities, { quantity }) => quantities + quantity, 0)
  return {
    id: order.id,
    uuid: order.uuid,
    source: order.source,
    status: order.status,
    count,
    item_count: count,
    items,
    attendee_waivers_required: false,
    item_hash: order.itemHash,
    line_items: items.map(presentLineItem),
    reference: orderReference(order.id),
    user_id: order.userId,
    customer_name: buyer,
    created_at: presentInstant(order.createdAt),
    paid_at: order.paidAt === null ? null : presentInstant(order.paidAt),
  }
}

export function presentTerms({ termsVersion, termsAcceptedAt }: OrderRow): Unworded<Order>['terms'] {
  if (termsVersion === null || termsAcceptedAt === null) return null
  return { version: termsVersion, accepted_at: presentInstant(termsAcceptedAt) }
}

function presentRefund(
  { tenderType, amount, state, itemId, given, reason, createdAt, expiresAt }: GivenBack,
  items: readonly Unworded<CartItem>[],
  currency: Currency,
): Unworded<OrderRefund>[] {
  const way = refundTenders.find((one) => one === tenderType)
  if (way === undefined) return []
  const { quantity = 1 } = items.find(({ id }) => id === itemId) ?? {}
  const tickets = given && quantity > 1 ? (quantity * given.places) / given.of : null
  return [
    {
      tender_type: way,
      amount: presentPrice(amount, currency),
      status: state,
      item_id: itemId,
      ...(tickets !== null && Number.isInteger(tickets) ? { tickets } : {}),
      reason,
      created_at: presentInstant(createdAt),
      expires_at: expiresAt === null ? null : presentInstant(expiresAt),
    },
  ]
}

/** A card shows its brand and last four digits only. payments.md 10, rule 14 */
function presentPayment(
  { tenderType, amount, reference, cardBrand, cardLastFour }: OrderPaymentRow,
  currency: Currency,
): OrderPayment {
  return {
    tender_type: tenderType,
    amount: presentPrice(amount, currency),
    reference,
    card: cardBrand === null || cardLastFour === null ? null : { brand: cardBrand, last_four: cardLastFour },
  }
}
