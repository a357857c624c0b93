import Type, { type Static } from 'typebox'
import { orderFields } from '../carts/schemas.ts'
import { endpoint, inferred } from '../endpoint.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { orderStatuses, tenderTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { listOrders, readOrder } from './calls.ts'

/** How a part of an order was paid. A card shows as brand and last four digits only. */
export const OrderPayment = define(
  'OrderPayment',
  Type.Object({
    tender_type: oneOf(tenderTypes),
    amount: Price,
    card: nullable(Type.Object({ brand: Type.String(), last_four: Type.String() })),
  }),
)
export type OrderPayment = Static<typeof OrderPayment>

/** A basket that was ordered: the receipt. [C-23, O-04] */
export const Order = define(
  'Order',
  Type.Object({
    ...orderFields,
    reference: Type.String(),
    user_id: IntegerId,
    customer_name: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
    paid_at: nullable(Type.String({ format: 'date-time' })),
    total_paid: Price,
    credit_used: Price,
    payments: Type.Array(OrderPayment),
  }),
)
export type Order = Static<typeof Order>

export const orderEndpoints = {
  listOrders: endpoint(listOrders, {
    summary: 'Orders of a user, newest first',
    tag: 'Orders',
    provenance: inferred('S2 "Booking confirmed", S1 my account; decisions, part 3'),
    params: Type.Object({ userId: IntegerId }),
    query: Type.Object({
      ...pageQuery,
      status: Type.Optional(Type.Array(oneOf(orderStatuses), { minItems: 1 })),
      selected_user_id: SelectedUserId,
    }),
    reply: list(Order),
  }),
  readOrder: endpoint(readOrder, {
    summary: 'One order with its items and payments',
    tag: 'Orders',
    provenance: inferred('S2 "Booking confirmed"; decision O-04'),
    params: Type.Object({ userId: IntegerId, orderId: IntegerId }),
    query: Type.Object({ selected_user_id: SelectedUserId }),
    reply: data(Order),
  }),
}
