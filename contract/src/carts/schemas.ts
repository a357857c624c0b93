import Type, { type Static } from 'typebox'
import { AvailableCredit } from '../credits/schemas.ts'
import { Answer } from '../questions/schemas.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import {
  bookingTypes,
  cartSources,
  orderItemTypes,
  orderStatuses,
  purchasableTypes,
  refundStatuses,
} from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'

const childItemFields = {
  id: IntegerId,
  name: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  max_quantity: nullable(Type.Integer()),
  price: Price,
  line_total: Price,
}

const venueSummary = Type.Object({ id: IntegerId, name: Type.String(), slug: Type.Optional(Type.String()) })

/** What something booked adds: when and where it is. */
const bookedFields = {
  booking_id: Type.Optional(IntegerId),
  occurrence_id: Type.Optional(OccurrenceId),
  booking_type: Type.Optional(oneOf(bookingTypes)),
  starts_at: Type.Optional(DateTime),
  ends_at: Type.Optional(DateTime),
  venue: Type.Optional(venueSummary),
  location_name: Type.Optional(Type.String()),
}

/** What belongs to a line: a session of what was bought together, with its share of the price, or an extra. [P3-024, P3-025] */
export const ChildItem = define(
  'ChildItem',
  Type.Object({
    ...childItemFields,
    type: oneOf(['av2_booking', 'pricing_option']),
    ...bookedFields,
    pricing_option_id: Type.Optional(IntegerId),
  }),
)
export type ChildItem = Static<typeof ChildItem>

/**
 * Something in a basket or order: name, quantity and price, whatever it is, and what its `type` adds. A course or camp is a
 * booking bundle: its sessions and extras are child items. [P3-022 to P3-033]
 */
export const CartItem = define(
  'CartItem',
  Type.Object({
    ...childItemFields,
    type: oneOf(orderItemTypes),
    summary: Type.String(),
    purchasable_type: oneOf(purchasableTypes),
    purchasable_id: Type.String(),
    purchased_for_user_id: nullable(IntegerId),
    purchased_for_name: nullable(Type.String()),
    pricing_option_id: nullable(IntegerId),
    benefit_applied: Type.Boolean(),
    package_applied: Type.Boolean(),
    price_note: nullable(Type.String({ description: 'Why the price is what it is, e.g. sessions left of all' })),
    child_items: Type.Array(ChildItem),
    created_at: Type.String({ format: 'date-time' }),
    // av2_booking_bundle, av2_booking
    booking_bundle_id: Type.Optional(IntegerId),
    ...bookedFields,
    category_slug: Type.Optional(Type.String()),
    schedule_slug: Type.Optional(Type.String()),
    picture_kind: Type.Optional(Type.String()),
    // penalty
    penalty_id: Type.Optional(IntegerId),
  }),
)
export type CartItem = Static<typeof CartItem>

/** The reduced line of a listing of past orders. [C-23] */
export const LineItem = define(
  'LineItem',
  Type.Object({
    id: IntegerId,
    name: Type.String(),
    summary: Type.String(),
    purchasable_type: oneOf(purchasableTypes),
    purchasable_id: Type.String(),
    price: Price,
    created_at: Type.String({ format: 'date-time' }),
  }),
)

/** How long the places in the basket are kept. [O-88] */
export const Hold = define(
  'Hold',
  Type.Object({
    expires_at: Type.String({ format: 'date-time' }),
    extensions_left: Type.Integer({ minimum: 0 }),
    pinned: Type.Boolean({ description: 'A payment is under way: the hold does not expire meanwhile' }),
  }),
)
export type Hold = Static<typeof Hold>

export const orderFields = {
  id: IntegerId,
  uuid: Type.String(),
  source: oneOf(cartSources),
  status: oneOf(orderStatuses),
  refund_status: nullable(oneOf(refundStatuses)),
  count: Type.Integer(),
  item_count: Type.Integer(),
  total: Price,
  balance: Price,
  formatted_total: Type.String(),
  formatted_balance: Type.String(),
  items: Type.Array(CartItem),
  line_items: Type.Array(LineItem),
}

/** The basket: one resource with the order it becomes; it has no id until something has been added. [C-23] */
export const Cart = define(
  'Cart',
  Type.Object({
    ...orderFields,
    id: nullable(IntegerId),
    uuid: nullable(Type.String()),
    available_credit: Type.Array(AvailableCredit),
    credits: Type.Array(AvailableCredit),
    attendee_waivers_required: Type.Boolean(),
    item_hash: Type.String(),
    hold: nullable(Hold),
    notices: Type.Array(Type.String({ description: 'What the platform had to change in this basket, in words' })),
  }),
)
export type Cart = Static<typeof Cart>

/** One thing to add to the basket. [P3-034, P5-006 to P5-014] */
export const AddItem = strictObject({
  purchasable_id: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), IntegerId]),
  purchasable_type: oneOf(purchasableTypes),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
  purchased_for_user_id: Type.Optional(nullable(IntegerId)),
  apply_benefit: Type.Optional(Type.Boolean()),
  activity_restriction_ids: Type.Optional(Type.Array(IntegerId, { maxItems: 50 })),
  custom_question_answers: Type.Optional(Type.Array(Answer, { maxItems: 100 })),
  extras: Type.Optional(
    Type.Array(
      strictObject({
        pricing_option_id: IntegerId,
        quantity: Type.Integer({ minimum: 1, maximum: limits.integer }),
      }),
      { maxItems: 50 },
    ),
  ),
  booking_full_camp: Type.Optional(Type.Boolean()),
  camp_occurrence_ids: Type.Optional(Type.Array(OccurrenceId, { maxItems: 366 })),
})
export type AddItem = Static<typeof AddItem>

/** [P5-003 to P5-005, C-41] */
export const ItemUpdate = strictObject({
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
  purchased_for_user_id: Type.Optional(nullable(IntegerId)),
  /** Ours: waivers that the person the item is for now agrees to. [O-49] */
  activity_restriction_ids: Type.Optional(Type.Array(IntegerId, { maxItems: 50 })),
})
export type ItemUpdate = Static<typeof ItemUpdate>
