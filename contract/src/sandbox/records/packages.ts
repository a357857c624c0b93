import { nullable, oneOf, strictObject } from '../../shared/define.ts'
import { packageExpiryUnits } from '../../shared/enumerations.ts'
import { IntegerId } from '../../shared/ids.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Text } from './fields.ts'
import { SoldAtSchedule } from './orders.ts'
import { activityKinds } from './organisation.ts'

/** Usages of what is sold, bought in advance. Written with the schedules that it can be used for. [P3-054 to P3-067] */
export const PackageRecord = strictObject({
  id: IntegerId,
  name: Text,
  /** What customers read; null: the name. */
  friendlyName: nullable(Text),
  descriptionHtml: Text,
  reference: Text,
  /** One venue, or several under a name. */
  venueGroup: nullable(strictObject({ id: IntegerId, name: Text })),
  venueIds: listOf(IntegerId),
  price: Amount,
  memberPrice: nullable(Amount),
  /** `members`: nobody else can buy it. */
  qualification: oneOf(['everyone', 'members']),
  /** How many there are; null: as many as are wanted. */
  stock: nullable(Count),
  soldOnline: Flag,
  expiry: nullable(strictObject({ value: Count, unit: oneOf(packageExpiryUnits) })),
  forGuests: optional(Flag, 'Each usage is a pass of its own, for a guest; not so unless given'),
  pictureKind: nullable(oneOf(activityKinds)),
  contents: listOf(
    strictObject({ usages: Count, options: listOf(strictObject({ name: Text, soldAt: SoldAtSchedule })) }),
  ),
})

/** A package that was bought: the line of an order. Comes with its order. */
export const OwnedPackageRecord = strictObject({
  orderId: IntegerId,
  orderItemId: IntegerId,
  packageId: IntegerId,
  userId: IntegerId,
  boughtAt: Moment,
  expiresAt: nullable(Moment),
  /** How many usages of each of its contents are gone, in their order. */
  used: listOf(Count),
  guestPasses: optional(
    listOf(strictObject({ code: Text, usedAt: nullable(Moment) })),
    'What it holds where it is for guests: the usages of its contents, in their order',
  ),
})
