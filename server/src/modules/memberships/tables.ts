import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'
import type { VenueTables } from '../venues/tables.ts'

export type MembershipTables = ReturnType<typeof membershipTables>

export function membershipTables(k: Kit, { users }: UserTables, { venues }: VenueTables) {
  const membershipTypes = k.table('membership_types', {
    id: k.int('id').primaryKey(),
    name: k.text('name').notNull(),
    description: k.text('description').notNull(),
    monthlyPrice: k.money('monthly_price').notNull(),
    joiningFee: k.money('joining_fee').notNull(),
    renewalFee: k.money('renewal_fee').notNull(),
    memberPriceApplies: k.bool('member_price_applies').notNull(),
    venueIds: k.json<readonly number[]>('venue_ids').notNull(),
    /** Whole years on the first day; null without a limit. */
    minAge: k.int('min_age'),
    maxAge: k.int('max_age'),
  })
  const memberships = k.table(
    'memberships',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      membershipTypeId: k
        .int('membership_type_id')
        .notNull()
        .references(() => membershipTypes.id),
      homeVenueId: k
        .int('home_venue_id')
        .notNull()
        .references(() => venues.id),
      startsOn: k.text('starts_on').notNull(),
      endsOn: k.text('ends_on'),
      /** The order line that paid for it; null for another origin. */
      orderItemId: k.int('order_item_id'),
      /** First and last day of the freeze agreed on last; both null without one. */
      frozenFrom: k.text('frozen_from'),
      frozenUntil: k.text('frozen_until'),
      /** The last day that the member asked for; a renewal moves `endsOn` beyond it. */
      endingOn: k.text('ending_on'),
    },
    (t) => [k.index('memberships_user').on(t.userId), k.index('memberships_item').on(t.orderItemId)],
  )
  /** Membership time paid by an order line. */
  const membershipTimes = k.table(
    'membership_times',
    {
      orderItemId: k.int('order_item_id').primaryKey(),
      membershipId: k
        .int('membership_id')
        .notNull()
        .references(() => memberships.id),
      days: k.int('days').notNull(),
      /** The instant of the refund that ended this time. */
      endedAt: k.instant('ended_at'),
    },
    (t) => [k.check('membership_times_days', sql`${t.days} > 0`)],
  )
  return { membershipTypes, memberships, membershipTimes }
}
