import { about, nullable, oneOf, strictObject } from '../../shared/define.ts'
import { packageExpiryUnits } from '../../shared/enumerations.ts'
import { IntegerId } from '../../shared/ids.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Text } from './fields.ts'
import { SoldAtSchedule } from './orders.ts'
import { activityKinds } from './organisation.ts'

/** A package of usages, written with the schedules it is valid for. */
export const PackageRecord = strictObject({
  id: IntegerId,
  name: Text,
  friendlyName: about(nullable(Text), 'The customers’ name; null for `name`.'),
  descriptionHtml: Text,
  reference: Text,
  venueGroup: about(nullable(strictObject({ id: IntegerId, name: Text })), 'One venue, or several under a name.'),
  venueIds: listOf(IntegerId),
  price: Amount,
  memberPrice: nullable(Amount),
  qualification: about(oneOf(['everyone', 'members']), '`members`: only members can buy it.'),
  stock: about(nullable(Count), 'Null without a limit.'),
  soldOnline: Flag,
  expiry: nullable(strictObject({ value: Count, unit: oneOf(packageExpiryUnits) })),
  forGuests: optional(Flag, 'Each usage is a pass of its own, for a guest; not so unless given'),
  pictureKind: nullable(oneOf(activityKinds)),
  contents: listOf(
    strictObject({ usages: Count, options: listOf(strictObject({ name: Text, soldAt: SoldAtSchedule })) }),
  ),
})

/** An owned package: a line of an order, with which it comes. */
export const OwnedPackageRecord = strictObject({
  orderId: IntegerId,
  orderItemId: IntegerId,
  packageId: IntegerId,
  userId: IntegerId,
  boughtAt: Moment,
  expiresAt: nullable(Moment),
  used: about(listOf(Count), 'The number of used usages of each content, in order.'),
  guestPasses: optional(
    listOf(strictObject({ code: Text, usedAt: nullable(Moment) })),
    'What it holds where it is for guests: the usages of its contents, in their order',
  ),
})
