import Type from 'typebox'
import { nullable, oneOf, strictObject } from '../../shared/define.ts'
import { cancellationSources, cartSources, purchasableTypes, tenderTypes } from '../../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../../shared/ids.ts'
import { Answer } from '../../questions/schemas.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Text } from './fields.ts'

/** One of the prices of a schedule: its whole or single one, or that of its n-th kind of ticket. */
export const SoldAtSchedule = strictObject({
  scheduleId: Uuid,
  price: Type.Union([Type.Literal('whole'), Type.Literal('single'), strictObject({ ticket: Count })]),
})

/** A line with its extras; what it bought, a bundle or a booking, names the line. */
const OrderItemRecord = strictObject({
  id: IntegerId,
  purchasableType: oneOf(purchasableTypes),
  /** Of the kind the type has: a schedule, an occurrence, a ticket. [O-58] */
  purchasableId: Text,
  /** Which price it was sold at: one of its schedule, or that of a package. */
  soldAt: Type.Union([SoldAtSchedule, strictObject({ packageId: IntegerId })]),
  name: Text,
  /** Of one piece. */
  price: Amount,
  quantity: Count,
  /** Whether that was a member's price. */
  benefitApplied: Flag,
  purchasedForUserId: nullable(IntegerId),
  extras: listOf(
    strictObject({ id: IntegerId, pricingOptionId: IntegerId, name: Text, price: Amount, quantity: Count }),
  ),
})

/**
 * A completed order of the past. None was paid by card online: such an order would need a transaction in the gateway's own
 * ledger, which only a real payment can write.
 */
export const OrderRecord = strictObject({
  id: IntegerId,
  cartUuid: Uuid,
  userId: IntegerId,
  source: oneOf(cartSources),
  completedAt: Moment,
  total: Amount,
  /** Adds up to `total`; empty when nothing was to be paid. */
  payments: listOf(strictObject({ tenderType: oneOf(tenderTypes), amount: Amount })),
  /** `full`: everything has come back as credit. [O-32] */
  refundStatus: nullable(Type.Literal('full')),
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
  /** Both null unless cancelled. */
  cancelledAt: nullable(Moment),
  cancellationSource: nullable(oneOf(cancellationSources)),
}

/** Places bought together on one schedule: a course, an entire camp (`isFullCamp`) or some of a camp's sessions. */
export const BundleRecord = strictObject({
  ...bought,
  /** Who attends; the order's user may have bought it for a linked one. */
  userId: IntegerId,
  isFullCamp: Flag,
  bookings: listOf(strictObject({ id: IntegerId, occurrenceId: OccurrenceId })),
  answers: optional(listOf(Answer), 'What was answered to the questions of the schedule; nothing unless given'),
  creditId: optional(IntegerId, 'The credit of its buyer with which a cancelled one came back'),
})

/** One occurrence bought alone: a class, a slot, tickets. */
export const BookingRecord = strictObject({
  ...bought,
  occurrenceId: OccurrenceId,
  /** Who attends, or in whose name the tickets are; null where that need not be said. */
  userId: nullable(IntegerId),
  /** Places taken: tickets times the attendees of each. */
  count: Count,
})
