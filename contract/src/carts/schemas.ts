import Type, { type Static } from 'typebox'
import { AvailableCredit } from '../credits/schemas.ts'
import { CancellationSummary, PriceReason, SuitableFor } from '../occurrences/terms.ts'
import { Answer } from '../questions/schemas.ts'
import { CalendarEntry } from '../shared/calendar-entry.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import {
  bookingTypes,
  cartSources,
  orderItemTypes,
  orderStatuses,
  purchasableTypes,
  refundStatuses,
} from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

const childItemFields = {
  id: IntegerId,
  name: spoken('Badminton from scratch'),
  quantity: Type.Integer({ minimum: 1, examples: [2] }),
  max_quantity: nullable(Type.Integer()),
  price: Price,
  line_total: Price,
}

const venueSummary = Type.Object({
  id: IntegerId,
  name: text('Badminton from scratch'),
  slug: ours(Type.Optional(text('ashcombe-leisure-centre')), 'O-103: for links to the venue'),
})

/** The time and place of a booked line. */
const bookedFields = {
  booking_id: Type.Optional(IntegerId),
  occurrence_id: Type.Optional(OccurrenceId),
  booking_type: Type.Optional(oneOf(bookingTypes)),
  starts_at: Type.Optional(DateTime),
  ends_at: Type.Optional(DateTime),
  venue: Type.Optional(venueSummary),
  location_name: ours(Type.Optional(spoken('Main pool')), 'O-101: where in the venue it is'),
  cancelled_at: ours(Type.Optional(Type.String({ format: 'date-time' })), 'O-101: a receipt says what was cancelled'),
  calendar: ours(Type.Optional(CalendarEntry), 'O-300: only once it is ordered'),
}

/** A child of a line: a session of a bundle with its share of the price, or an extra. */
export const ChildItem = define(
  'ChildItem',
  Type.Object({
    ...childItemFields,
    type: oneOf(['av2_booking', 'pricing_option']),
    ...bookedFields,
    pricing_option_id: Type.Optional(IntegerId),
    // Of a membership.
    collectable_fee_id: Type.Optional(IntegerId),
  }),
  stated('P3.3'),
)
export type ChildItem = Static<typeof ChildItem>

/**
 * A line of a basket or order: name, quantity, price, and the fields of its `type`. A course or camp is a booking
 * bundle with its sessions and extras as child items.
 */
export const CartItem = define(
  'CartItem',
  Type.Object({
    ...childItemFields,
    type: oneOf(orderItemTypes),
    summary: inferred(
      spoken('Millwick Sports Village, 8 sessions'),
      'P3.3 states it of renewals and changes, S3 of the line_items',
    ),
    purchasable_type: ours(oneOf(purchasableTypes), 'O-101: S3 states it of the line_items only'),
    purchasable_id: ours(text('0134c1b2-1280-76a9-9232-efa8f8aa3d6d'), 'O-101: S3 states it of the line_items only'),
    purchased_for_user_id: nullable(IntegerId),
    purchased_for_name: ours(nullable(text('Safiya Rahman')), 'O-101: whom it is for, in words'),
    pricing_option_id: nullable(IntegerId),
    benefit_applied: inferred(Type.Boolean(), 'S3: the price of a cart item holds benefitApplied and packageApplied'),
    package_applied: inferred(Type.Boolean(), 'S3: the price of a cart item holds benefitApplied and packageApplied'),
    price_note: ours(
      nullable(spoken('5 of 8 sessions left', 'Why the price is what it is, e.g. sessions left of all')),
      'O-101: why the price is what it is',
    ),
    child_items: Type.Array(ChildItem),
    membership_user_id: stated(nullable(IntegerId), 'S3'),
    sort_by: stated(Type.Integer({ description: 'Place in the basket, from 1 up' }), 'S3'),
    enable_print_receipt: stated(Type.Boolean({ description: 'It can stand on a printed receipt' }), 'S3'),
    created_at: ours(Type.String({ format: 'date-time' }), 'O-101: S3 states it of the line_items only'),
    // av2_booking_bundle, av2_booking
    booking_bundle_id: Type.Optional(IntegerId),
    ...bookedFields,
    category_slug: ours(Type.Optional(text('badminton')), 'O-101: for links to what was booked'),
    schedule_slug: ours(Type.Optional(text('badminton-from-scratch')), 'O-101: for links to what was booked'),
    picture_kind: ours(Type.Optional(text('racket')), 'O-101: which drawn pattern stands for its category'),
    suitable_for: ours(Type.Optional(SuitableFor), 'O-97: who may come'),
    bring: ours(Type.Optional(Type.Array(text('Indoor trainers with light soles'))), 'O-97: what to bring'),
    cancellation_summary: ours(Type.Optional(CancellationSummary), 'O-97: the terms of cancelling'),
    tickets_left: ours(
      Type.Optional(Type.Integer({ minimum: 1 })),
      'O-491: of several equal tickets, those that were not given back; absent where none or all were',
    ),
    normal_price: ours(Type.Optional(Price), 'O-97: what somebody without a membership would pay'),
    price_reason: ours(Type.Optional(PriceReason), 'O-97: why the price is what it is'),
    chosen: ours(
      Type.Optional(
        Type.Object({
          booking_full_camp: Type.Optional(Type.Boolean()),
          camp_occurrence_ids: Type.Optional(Type.Array(OccurrenceId)),
          custom_question_answers: Type.Array(Answer),
        }),
      ),
      'O-350: what a form is filled with that changes the line; in an open basket only',
    ),
    // pricing_option
    pricing_option_type: stated(Type.Optional(oneOf(['package'])), 'S3'),
    // membership, membership_renewal
    membership_id: Type.Optional(IntegerId),
    membership_type: Type.Optional(Type.Object({ id: IntegerId, name: text('Badminton from scratch') })),
    home_venue: Type.Optional(Type.Object({ id: IntegerId, name: text('Badminton from scratch') })),
    membership_lasts: ours(
      Type.Optional(
        Type.Object({
          starts_on: nullable(Type.String({ format: 'date', description: 'Null: a membership that was there before' })),
          ends_on: Type.String({ format: 'date', description: 'The last day' }),
        }),
      ),
      'O-438: what a paid line made of the membership',
    ),
    membership_renewal_id: Type.Optional(IntegerId),
    // membership_change
    membership_change_id: Type.Optional(IntegerId),
    // penalty
    penalty_id: Type.Optional(IntegerId),
    // journal_transaction: a fee, a debt, or the settling of debts
    journal_transaction_id: Type.Optional(IntegerId),
  }),
  stated('P3.3'),
)
export type CartItem = Static<typeof CartItem>

/**
 * The price of items in a basket, extras included. Without a name, because a client waits for the answer of a POST
 * that has one only where it is stated.
 */
export const CartQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      purchasable_type: oneOf(purchasableTypes),
      purchasable_id: text('0134c1b2-1280-76a9-9232-efa8f8aa3d6d'),
      name: spoken('Lane swim: Adult'),
      quantity: Type.Integer({ minimum: 1, examples: [1] }),
      price: Price,
      line_total: Price,
      benefit_applied: Type.Boolean(),
      package_applied: Type.Boolean(),
      price_note: nullable(spoken('From your package: Ten swims')),
      cancellation_summary: ours(Type.Optional(CancellationSummary), 'O-430: the terms of cancelling'),
    }),
    { description: 'As they would stand in the basket; extras count in the total only' },
  ),
  total: Price,
})
export type CartQuote = Static<typeof CartQuote>

/** The reduced line in a list of past orders. */
export const LineItem = define(
  'LineItem',
  Type.Object({
    id: IntegerId,
    name: spoken('Badminton from scratch'),
    summary: spoken('Millwick Sports Village, 8 sessions'),
    purchasable_type: oneOf(purchasableTypes),
    purchasable_id: text('0134c1b2-1280-76a9-9232-efa8f8aa3d6d'),
    price: Price,
    created_at: Type.String({ format: 'date-time' }),
  }),
  stated('S3'),
)

/** A discount in a basket: a ticket at the price of a customer who showed a membership. */
export const AppliedDiscount = define(
  'AppliedDiscount',
  Type.Object({
    customer_id: IntegerId,
    reference: text('FW000002'),
    cart_item_ids: Type.Array(IntegerId),
    amount: Price,
  }),
  ours('O-43: a discount is stored per customer; its shape is not shown'),
)
export type AppliedDiscount = Static<typeof AppliedDiscount>

/** The hold on the basket's places. */
export const Hold = define(
  'Hold',
  Type.Object({
    expires_at: Type.String({ format: 'date-time' }),
    extensions_left: Type.Integer({ minimum: 0, examples: [10] }),
    pinned: Type.Boolean({ description: 'A payment is under way: the hold does not expire meanwhile' }),
  }),
  ours('O-88'),
)
export type Hold = Static<typeof Hold>

export const LostItem = define(
  'LostItem',
  Type.Object({
    name: spoken('Badminton from scratch'),
    purchasable_type: oneOf(purchasableTypes),
    quantity: Type.Integer({ minimum: 1, examples: [2] }),
  }),
  ours('O-88'),
)
export type LostItem = Static<typeof LostItem>

export const orderFields = {
  id: IntegerId,
  uuid: stated(text('0134c1b2-1280-79d7-a905-d0c1312b3059'), 'S3, S7'),
  source: oneOf(cartSources),
  status: stated(oneOf(orderStatuses), 'S3'),
  refund_status: stated(nullable(oneOf(refundStatuses)), 'S3'),
  count: stated(Type.Integer(), 'S3'),
  item_count: stated(Type.Integer(), 'S7'),
  total: Price,
  balance: Price,
  formatted_total: stated(text('£56.00'), 'S7'),
  formatted_balance: stated(text('£56.00'), 'S7'),
  items: Type.Array(CartItem),
  available_credit: Type.Array(AvailableCredit),
  credits: stated(Type.Array(AvailableCredit), 'S7'),
  attendee_waivers_required: stated(Type.Boolean(), 'S7'),
  item_hash: stated(text('v1:bf0891b27a3d25762067db963aa28ff19764ccda45bcc210594bb221b3b1350f'), 'S7'),
  line_items: stated(Type.Array(LineItem), 'S3'),
}

const cartFields = {
  ...orderFields,
  id: nullable(IntegerId),
  uuid: stated(nullable(text('0134c1b2-1280-79d7-a905-d0c1312b3059')), 'S3, S7'),
  hold: ours(nullable(Hold), 'O-88: how long the places are kept'),
  notices: ours(
    Type.Array(
      spoken('Badminton from scratch was called off.', 'What the platform had to change in this basket, in words'),
    ),
    'O-101: what the platform had to change in this basket',
  ),
  discounts: ours(Type.Array(AppliedDiscount), 'O-43: what customers have brought who have shown a membership'),
  lost: ours(
    Type.Array(LostItem, {
      description:
        'What was in it when its hold ran out, or when staff took it out, and can be had again, until something else is done with it',
    }),
    'O-88: what was lost is offered again',
  ),
}

/** The basket, later its order; it has no id until an item is added. */
export const Cart = define('Cart', Type.Object(cartFields), stated('P3.2'))
export type Cart = Static<typeof Cart>

/** The basket after a discount was applied or removed, with its customer. */
export const DiscountedCart = define(
  'DiscountedCart',
  Type.Object({ ...cartFields, customer_id: stated(IntegerId, 'S7') }),
  stated('P3.2'),
)
export type DiscountedCart = Static<typeof DiscountedCart>
