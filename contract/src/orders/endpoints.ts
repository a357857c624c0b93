import Type, { type Static } from 'typebox'
import { orderFields } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { orderStatuses, tenderTypes } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { listOrders, readOrder, resendConfirmation } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

/** How a part of an order was paid. A card shows as brand and last four digits only. */
export const OrderPayment = define(
  'OrderPayment',
  Type.Object({
    tender_type: oneOf(tenderTypes),
    amount: Price,
    card: nullable(Type.Object({ brand: Type.String(), last_four: Type.String() })),
  }),
  ours('O-102: a receipt says how it was paid; type and amount as in P3.15'),
)
export type OrderPayment = Static<typeof OrderPayment>

/** A basket that was ordered: the receipt. [C-23, O-04] */
export const Order = define(
  'Order',
  Type.Object({
    ...orderFields,
    reference: ours(Type.String(), 'O-102: the receipt'),
    user_id: ours(IntegerId, 'O-102: the receipt'),
    customer_name: ours(Type.String(), 'O-102: the receipt'),
    created_at: ours(Type.String({ format: 'date-time' }), 'O-102: the receipt'),
    paid_at: ours(nullable(Type.String({ format: 'date-time' })), 'O-102: the receipt'),
    total_paid: ours(Price, 'O-102: the receipt'),
    credit_used: ours(Price, 'O-102: the receipt'),
    payments: ours(Type.Array(OrderPayment), 'O-102: the receipt'),
    refunded: ours(Price, 'O-102: what has come back as credit'),
  }),
  stated('P3.2'),
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
  resendConfirmation: endpoint(resendConfirmation, {
    summary: 'Send the confirmation of a paid order once more',
    tag: 'Orders',
    provenance: ours('O-96: no call is stated that sends it again'),
    params: Type.Object({ userId: IntegerId, orderId: IntegerId }),
    reply: Done,
  }),
}
