import Type from 'typebox'
import { CalendarDay } from '../../shared/date-time.ts'
import { about, nullable, oneOf, strictObject } from '../../shared/define.ts'
import { chargeTypes, creditTypes, cutOffActions, relationships, roles } from '../../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../../shared/ids.ts'
import { PaymentProvider } from '../../shared/payment-provider.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Text } from './fields.ts'

const AddressRecord = strictObject({ line1: Text, line2: nullable(Text), town: Text, postcode: Text })

export const UserRecord = strictObject({
  id: IntegerId,
  uuid: Uuid,
  reference: about(Text, 'Printed on a card, and accepted at login instead of the e-mail address.'),
  roles: listOf(oneOf(roles)),
  permissions: listOf(oneOf(['view-block-bookings'])),
  title: nullable(Text),
  firstName: Text,
  lastName: Text,
  email: about(nullable(Type.String({ format: 'email', maxLength: 255 })), 'Null: a linked child without a mailbox.'),
  password: about(
    nullable(Type.String({ minLength: 8, maxLength: 255, examples: ['Touchline-2026'] })),
    'In clear; the writer hashes it. Null when nobody can log in as this user.',
  ),
  emailVerifiedAt: nullable(Moment),
  bornOn: CalendarDay,
  gender: nullable(Text),
  phone: nullable(Text),
  address: AddressRecord,
  marketing: strictObject({ email: Flag, sms: Flag, phone: Flag, post: Flag }),
  homeVenueId: IntegerId,
  barcode: Text,
  paidBookingEnabled: about(Flag, 'False: this user cannot pay by card.'),
  createdAt: Moment,
})

/** `ownerId` may act for `userId`; the relationship is the owner's: amina is the parent. Only confirmed links count. */
export const LinkedUserRecord = strictObject({
  id: IntegerId,
  ownerId: IntegerId,
  userId: IntegerId,
  relationship: oneOf(relationships),
  confirmedAt: nullable(Moment),
})

/** A till is open for a member of staff at one venue while `closedAt` is null. */
export const TillRecord = strictObject({
  id: IntegerId,
  userId: IntegerId,
  venueId: IntegerId,
  openedAt: Moment,
  closedAt: nullable(Moment),
})

export const MembershipTypeRecord = strictObject({
  id: IntegerId,
  name: Text,
  descriptionHtml: Text,
  monthlyPrice: Amount,
  joiningFee: Amount,
  renewalFee: optional(Amount, 'None when left out.'),
  memberPriceApplies: about(Flag, 'Holders pay a schedule’s `memberPrice` where it has one.'),
  venueIds: listOf(IntegerId),
  ages: optional(
    strictObject({ minimum: nullable(Count), maximum: nullable(Count) }),
    'Whole years on the first day, both included; anybody unless given [O-377]',
  ),
})

export const MembershipRecord = strictObject({
  id: IntegerId,
  userId: IntegerId,
  membershipTypeId: IntegerId,
  homeVenueId: IntegerId,
  startsOn: CalendarDay,
  endsOn: about(nullable(CalendarDay), 'Last day; null: runs until it is cancelled.'),
})

export const CreditRecord = strictObject({
  id: IntegerId,
  userId: IntegerId,
  type: oneOf(creditTypes),
  amount: Amount,
  reason: Text,
  cause: optional(oneOf(['cancellation']), 'A cancellation: `reason` is the name of the cancelled booking'),
  createdAt: Moment,
  expiresAt: nullable(Moment),
})

/** A saved card, which the simulated provider knows under `token` from its first payment on. */
export const SavedCardRecord = strictObject({
  id: IntegerId,
  userId: IntegerId,
  provider: PaymentProvider,
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  brand: oneOf(['visa', 'mastercard', 'amex']),
  lastFour: Type.String({ pattern: '^[0-9]{4}$' }),
  expiry: about(Type.String({ pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$' }), '`MM/YY`'),
  cardholderName: nullable(Text),
  savedAt: Moment,
})

/** An unpaid charge; its actions apply until it is paid. */
export const PenaltyRecord = strictObject({
  id: IntegerId,
  type: optional(oneOf(chargeTypes), 'A penalty when left out.'),
  userId: IntegerId,
  amount: Amount,
  reason: Text,
  actions: listOf(oneOf(cutOffActions)),
  createdAt: Moment,
})

/**
 * A waitlist entry, in the order of the ids. With `offerExpiresAt` places are held for it until then. Comes with its
 * schedule.
 */
export const WaitlistEntryRecord = strictObject({
  id: IntegerId,
  scheduleId: Uuid,
  occurrenceId: about(OccurrenceId, 'For a course, any of its sessions.'),
  userId: IntegerId,
  ownerId: about(IntegerId, 'The user who made the entry.'),
  count: Type.Integer({ minimum: 1, maximum: 1000 }),
  offerExpiresAt: nullable(Moment),
  passedOver: about(Flag, 'Passed over because it waits for more places than came free.'),
  createdAt: Moment,
})

/** A waiver agreed to earlier. */
export const WaiverAgreementRecord = strictObject({ userId: IntegerId, restrictionId: IntegerId, agreedAt: Moment })
