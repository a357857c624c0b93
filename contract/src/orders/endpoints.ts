import Type, { type Static } from 'typebox'
import { userId } from '../shared/parameters.ts'
import { orderFields } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, oneOf, strictObject, text, about } from '../shared/define.ts'
import { orderStatuses, refundStates, refundTenders, tenderTypes } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import {
  listOrders,
  readAcceptedTerms,
  readOrder,
  readOrderAtDesk,
  readTerms,
  refundOrder,
  resendConfirmation,
} from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

const tag = { name: 'Orders', description: 'What was ordered and how it was paid.' }
const orderId = about(IntegerId, 'Id of the order.', 1)

/** The payment of a part of an order. A card shows as brand and last four digits only. */
export const OrderPayment = define(
  'OrderPayment',
  Type.Object({
    tender_type: oneOf(tenderTypes),
    amount: Price,
    reference: nullable(Type.String({ description: 'Of a voucher, a cheque or a slip', examples: ['FW000001'] })),
    card: nullable(Type.Object({ brand: text('visa'), last_four: text('4242') })),
  }),
  ours('O-102: a receipt says how it was paid; type and amount as in P3.15'),
)
export type OrderPayment = Static<typeof OrderPayment>

/** A refund of a part of an order, complete or on its way. */
export const OrderRefund = define(
  'OrderRefund',
  Type.Object({
    tender_type: oneOf(refundTenders),
    amount: Price,
    status: oneOf(refundStates),
    item_id: nullable(Type.Integer({ description: 'The item it is for; null: not for one item' })),
    tickets: ours(
      Type.Optional(Type.Integer({ minimum: 1, examples: [2] })),
      'O-562: how many tickets or places of an item of several it gives back',
    ),
    reason: nullable(spoken('The hall was cold')),
    created_at: Type.String({ format: 'date-time' }),
    expires_at: ours(
      Type.Optional(
        nullable(
          Type.String({ format: 'date-time', description: 'Until when credit could be used; null without an end' }),
        ),
      ),
      'O-433',
    ),
  }),
  ours('O-180: what was given back, in which way'),
)
export type OrderRefund = Static<typeof OrderRefund>

const version = Type.String({
  description: 'Differs wherever the text does',
  examples: ['8511e79cb56a841a6a5a432e09f127c5ef85dfc7db6e71ee636bc973f0bfcc7e'],
})
const html = Type.String({
  description: 'HTML',
  examples: ['<p>These terms apply to everything you book with Fairwater Leisure online or at one of our desks.</p>'],
})
const agreed = { version, accepted_at: Type.String({ format: 'date-time' }) }

/** The terms accepted with an order, in their wording then. */
export const AcceptedTerms = define(
  'AcceptedTerms',
  Type.Object({ ...agreed, terms_and_conditions: html }),
  ours('O-95: the order keeps which terms were accepted, and when'),
)
export type AcceptedTerms = Static<typeof AcceptedTerms>

const termsWhy = 'O-371: a person agrees to the terms once per version'

/** The present terms, and whether a person has agreed to them. */
export const PresentTerms = define(
  'PresentTerms',
  Type.Object({
    version,
    terms_and_conditions: html,
    agreed_at: nullable(
      Type.String({ format: 'date-time', description: 'Null where the person has not agreed to this version' }),
    ),
  }),
  ours(termsWhy),
)
export type PresentTerms = Static<typeof PresentTerms>

const amount = Type.Integer({ minimum: 1, maximum: limits.amount, description: 'Minor units' })

/** A refund of parts of one order by staff, all or none. */
const Refunding = strictObject({
  refunds: Type.Array(
    strictObject({ tender_type: oneOf(refundTenders), amount, item_id: Type.Optional(nullable(IntegerId)) }),
    { minItems: 1, maxItems: 20 },
  ),
  reason: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 255, examples: ['Sold out'] }))),
})
export type Refunding = Static<typeof Refunding>

const receiptFields = {
  ...orderFields,
  reference: ours(text('TL-000004'), 'O-102: the receipt'),
  user_id: ours(IntegerId, 'O-102: the receipt'),
  customer_name: ours(text('Amina Rahman'), 'O-102: the receipt'),
  created_at: ours(Type.String({ format: 'date-time' }), 'O-102: the receipt'),
  paid_at: ours(nullable(Type.String({ format: 'date-time' })), 'O-102: the receipt'),
  terms: ours(nullable(Type.Object(agreed)), 'O-95: which terms were accepted, and when'),
  total_paid: ours(Price, 'O-102: the receipt'),
  credit_used: ours(Price, 'O-102: the receipt'),
  payments: ours(Type.Array(OrderPayment), 'O-102: the receipt'),
  refunded: ours(Price, 'O-102: what has come back, in whatever way'),
  refunds: ours(Type.Array(OrderRefund), 'O-180: what was given back, in which way'),
}

/** An ordered basket: the receipt. */
export const Order = define('Order', Type.Object(receiptFields), stated('P3.2'))
export type Order = Static<typeof Order>

/** An order as one reader sees it: amounts are null for a person who is only booked in by it. */
export const OrderForReader = define(
  'OrderForReader',
  Type.Object({
    ...receiptFields,
    total: nullable(Price),
    balance: nullable(Price),
    formatted_total: stated(nullable(text('£56.00')), 'S7'),
    formatted_balance: stated(nullable(text('£56.00')), 'S7'),
    total_paid: ours(nullable(Price), 'O-102: the receipt'),
    credit_used: ours(nullable(Price), 'O-102: the receipt'),
    refunded: ours(nullable(Price), 'O-102: what has come back, in whatever way'),
  }),
  stated('P3.2'),
)
export type OrderForReader = Static<typeof OrderForReader>

export const orderEndpoints = {
  listOrders: endpoint(listOrders, {
    summary: 'Orders of a user, newest first',
    description: 'Newest first. `status` narrows it down.',
    tag,
    provenance: inferred('S2 "Booking confirmed", S1 my account; decisions, part 3'),
    params: Type.Object({ userId }),
    query: Type.Object({
      ...pageQuery,
      status: about(Type.Optional(Type.Array(oneOf(orderStatuses), { minItems: 1 })), 'With one of these statuses.', [
        'success',
      ]),
      selected_user_id: SelectedUserId,
    }),
    reply: list(Order),
  }),
  readOrder: endpoint(readOrder, {
    summary: 'One order with its items and payments',
    description:
      'The receipt: what was bought, for whom, and how it was paid. Somebody who is only booked in by it gets their own lines, without amounts of the order and without payments.',
    tag,
    provenance: inferred('S2 "Booking confirmed"; decision O-04'),
    params: Type.Object({ userId, orderId }),
    query: Type.Object({ selected_user_id: SelectedUserId }),
    reply: data(OrderForReader),
  }),
  readAcceptedTerms: endpoint(readAcceptedTerms, {
    summary: 'The terms that were agreed to with an order',
    description:
      'As they were then, whatever the terms are by now; for the owner of the order, and 404 for an order without. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-95: what was agreed to can be read again'),
    params: Type.Object({ userId, orderId }),
    query: Type.Object({ selected_user_id: SelectedUserId }),
    reply: data(AcceptedTerms),
  }),
  readTerms: endpoint(readTerms, {
    summary: 'The present terms, and whether the user has agreed to them',
    description:
      'Null where there are no terms. Somebody who agreed to this version, at registration or with an order, can order with `terms` false; a new version has to be agreed to anew. A call of ours: another platform may not have it.',
    tag,
    provenance: ours(termsWhy),
    params: Type.Object({ userId }),
    reply: data(nullable(PresentTerms)),
  }),
  readOrderAtDesk: endpoint(readOrderAtDesk, {
    summary: 'Any order, with its payments and what was given back',
    description:
      'For staff: by the number on the receipt, whoever ordered it. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-180: staff have the number of an order and not its owner'),
    params: Type.Object({ orderId }),
    reply: data(Order),
  }),
  refundOrder: endpoint(refundOrder, {
    summary: 'Give back a part of an order, or all of it',
    description:
      'For staff. All parts or none, never more than was paid in a way that may come back so: a card payment as `online`, `credit` or `off-system`, credit only as `credit`. What goes to a card can be `pending`, and can fail later: then `refund_status` says so and it may be given back once more. Send an `Idempotency-Key` so that a repetition gives nothing more. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-180: refund_status is stated, no call that leads to it'),
    params: Type.Object({ orderId }),
    body: Refunding,
    example: {
      refunds: [
        { tender_type: 'online', amount: 1500 },
        { tender_type: 'credit', amount: 500 },
      ],
      reason: 'The instructor was ill',
    },
    reply: data(Order),
  }),
  resendConfirmation: endpoint(resendConfirmation, {
    summary: 'Send the confirmation of a paid order once more',
    description: 'As the order is now, to whoever placed it. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-96: no call is stated that sends it again'),
    params: Type.Object({ userId, orderId }),
    reply: Done,
  }),
}
