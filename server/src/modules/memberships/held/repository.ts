import { and, asc, count, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

export function createHeldMembershipReads(db: ReadDb, { memberships, bookings, bookingBundles, orderItems }: Schema) {
  return queries('held_memberships', db, {
    ofUser: many(($: Given<{ userId: number }>) =>
      db.select().from(memberships).where(eq(memberships.userId, $.userId)).orderBy(asc(memberships.id)),
    ),
    /** Bookings in a span of time that a membership made cheaper. Without a named attendee they count as the buyer's. */
    cheaperBookings: many(($: Given<{ userId: number; from: number; to: number }>) =>
      db
        .select({
          name: orderItems.name,
          optionId: orderItems.pricingOptionId,
          paid: bookings.price,
          count: bookings.count,
          whole: bookingBundles.whole,
          bundleId: bookings.bundleId,
        })
        .from(bookings)
        .innerJoin(orderItems, and(eq(orderItems.orderId, bookings.orderId), eq(orderItems.id, bookings.itemId)))
        .leftJoin(bookingBundles, eq(bookingBundles.id, bookings.bundleId))
        .where(
          and(
            or(eq(bookings.userId, $.userId), and(isNull(bookings.userId), eq(bookings.ownerId, $.userId))),
            gte(bookings.startsAt, $.from),
            lt(bookings.startsAt, $.to),
            eq(bookings.status, sql`'settled'`),
            eq(orderItems.benefitApplied, true),
            eq(orderItems.packageApplied, false),
          ),
        )
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    /** The number of bookings of each bundle, cancelled ones included. */
    bundleSizes: many(($: Given<{ bundleIds: readonly number[] }>) =>
      db
        .select({ bundleId: bookings.bundleId, size: count() })
        .from(bookings)
        .where(inList(bookings.bundleId, $.bundleIds))
        .groupBy(bookings.bundleId)
        .orderBy(asc(bookings.bundleId)),
    ),
  })
}
