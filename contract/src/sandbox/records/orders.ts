import Type from 'typebox'
import { about, nullable, oneOf, strictObject } from '../../shared/define.ts'
import { cancellationSources, cartSources, purchasableTypes, tenderTypes } from '../../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../../shared/ids.ts'
import { Answer } from '../../questions/schemas.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Text } from './fields.ts'

/** A price of a schedule: its whole or single one, that of its n-th ticket type, or its n-th price by age. */
export const SoldAtSchedule = strictObject({
  scheduleId: Uuid,
  price: about(
    Type.Union([
      Type.Literal('whole'),
      Type.Literal('single'),
      strictObject({ ticket: Count }),
      strictObject({ byAge: Count }),
    ]),
    'In a package, `single` is every one of the `prices` by age.',
  ),
})

/** A line with its extras; its bundle or booking refers to it. */
const OrderItemRecord = strictObject({
  id: IntegerId,
  purchasableType: oneOf(purchasableTypes),
  purchasableId: about(Text, 'An id of the type’s own kind: a schedule, an occurrence, a ticket.'),
  soldAt: about(
    Type.Union([SoldAtSchedule, strictObject({ packageId: IntegerId })]),
    'The price it was sold at: one of its schedule’s, or a package’s.',
  ),
  name: Text,
  price: about(Amount, 'The price of one.'),
  quantity: Count,
  benefitApplied: about(Flag, 'Whether it was the member price.'),
  purchasedForUserId: nullable(IntegerId),
  extras: listOf(
    strictObject({ id: IntegerId, pricingOptionId: IntegerId, name: Text, price: Amount, quantity: Count }),
  ),
})

/** A past order. None was paid by card online, because only a real payment can write the gateway's own ledger. */
export const OrderRecord = strictObject({
  id: IntegerId,
  cartUuid: Uuid,
  userId: IntegerId,
  source: oneOf(cartSources),
  completedAt: Moment,
  total: Amount,
  payments: about(
    listOf(strictObject({ tenderType: oneOf(tenderTypes), amount: Amount })),
    'Adds up to `total`; empty for a free order.',
  ),
  refundStatus: about(nullable(Type.Literal('full')), '`full`: refunded in full as credit.'),
  items: listOf(OrderItemRecord),
})

const bought = {
  id: IntegerId,
  scheduleId: Uuid,
  orderId: IntegerId,
  orderItemId: IntegerId,
  status: oneOf(['settled', 'cancelled']),
  price: Amount,
  createdAt: Moment,
  cancelledAt: about(nullable(Moment), 'Both null unless cancelled.'),
  cancellationSource: nullable(oneOf(cancellationSources)),
}

/** A bundle on one schedule: a course, an entire camp (`isFullCamp`) or some of a camp's sessions. */
export const BundleRecord = strictObject({
  ...bought,
  userId: about(IntegerId, 'The attendee; the order’s user may have bought it for a linked one.'),
  isFullCamp: Flag,
  bookings: listOf(strictObject({ id: IntegerId, occurrenceId: OccurrenceId })),
  answers: optional(listOf(Answer), 'What was answered to the questions of the schedule; nothing unless given'),
  creditId: optional(IntegerId, 'The credit of its buyer with which a cancelled one came back'),
})

/** One occurrence bought alone: a class, a slot, tickets. */
export const BookingRecord = strictObject({
  ...bought,
  occurrenceId: OccurrenceId,
  userId: about(nullable(IntegerId), 'The attendee, or the name on the tickets; null where none is needed.'),
  count: about(Count, 'Places taken: tickets times the attendees of each.'),
})
