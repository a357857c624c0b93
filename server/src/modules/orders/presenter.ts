import { type CartItem, type Order, type OrderPayment, type OrderRefund, refundTenders } from '@touchline/contract'
import { type Currency, minus, sum } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { presentItems, presentLineItem } from '../carts/index.ts'
import { availableCredit, presentAvailableCredit } from '../credits/index.ts'
import { currencyOf } from '../site/index.ts'
import { type GivenBack, listGivenBack } from './note-refunds.ts'
import type { OrderPaymentRow, OrderRow } from './tables.ts'
import { amountBy } from './tender.ts'

/** The number a customer reads: "TL-000501". */
export function orderReference(id: number): string {
  return `TL-${String(id).padStart(6, '0')}`
}

/** The items of an order as they are shown in it. */
async function presentOrderItems(
  reads: Reads,
  { id }: Pick<OrderRow, 'id'>,
  showing: { readonly currency: Currency; readonly now: number },
): Promise<CartItem[]> {
  return presentItems(reads, await reads.orders.itemsOf({ orderId: id }), showing)
}

/** The receipt, with the credit that its owner has at `now`. [C-23, O-04] */
export async function presentOrder(reads: Reads, order: OrderRow, now: number): Promise<Order> {
  const client = await reads.site.getClient()
  const currency = currencyOf(client)
  const items = await presentOrderItems(reads, order, { currency, now })
  const payments = await reads.orders.paymentsOf({ orderId: order.id })
  const user = await reads.users.byId({ id: order.userId })
  const settled = payments.filter(({ state }) => state === 'settled')
  const paid = sum(settled.map(({ amount }) => amount))
  const givenBack = await listGivenBack(reads, [order.id])
  const returned = sum(givenBack.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount))
  const total = presentPrice(order.total, currency)
  const count = items.reduce((quantities, { quantity }) => quantities + quantity, 0)
  const owed = minus(order.total, paid)
  const balance = presentPrice(owed, currency)
  const cartId = order.cartId ?? undefined
  const views = await availableCredit(reads, { userId: order.userId, cartId, balance: owed, now })
  const credits = views.map((view) => presentAvailableCredit(view, currency))
  return {
    id: order.id,
    uuid: order.uuid,
    source: order.source,
    status: order.status,
    refund_status: order.refundStatus,
    count,
    item_count: count,
    total,
    balance,
    formatted_total: total.formatted,
    formatted_balance: balance.formatted,
    items,
    available_credit: credits,
    credits,
    attendee_waivers_required: false,
    item_hash: order.itemHash,
    line_items: items.map(presentLineItem),
    reference: orderReference(order.id),
    user_id: order.userId,
    customer_name: user ? `${user.firstName} ${user.lastName}` : '',
    created_at: presentInstant(order.createdAt),
    paid_at: order.paidAt === null ? null : presentInstant(order.paidAt),
    terms: presentTerms(order),
    total_paid: presentPrice(paid, currency),
    credit_used: presentPrice(amountBy('credit', settled), currency),
    payments: settled.map((payment) => presentPayment(payment, currency)),
    refunded: presentPrice(returned, currency),
    refunds: givenBack.flatMap((part) => presentRefund(part, currency)),
  }
}

/** [O-95] */
export function presentTerms({ termsVersion, termsAcceptedAt }: OrderRow): Order['terms'] {
  if (termsVersion === null || termsAcceptedAt === null) return null
  return { version: termsVersion, accepted_at: presentInstant(termsAcceptedAt) }
}

function presentRefund(
  { tenderType, amount, state, itemId, reason, createdAt }: GivenBack,
  currency: Currency,
): OrderRefund[] {
  const way = refundTenders.find((one) => one === tenderType)
  if (way === undefined) return []
  return [
    {
      tender_type: way,
      amount: presentPrice(amount, currency),
      status: state,
      item_id: itemId,
      reason,
      created_at: presentInstant(createdAt),
    },
  ]
}

/** A card shows as brand and last four digits only. payments.md 10, rule 14 */
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
