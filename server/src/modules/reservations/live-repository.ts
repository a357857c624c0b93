import type { BookingStatus } from '@touchline/contract'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { longestOccurrence } from '../schedules/index.ts'

/** Live bookings of people, with what their lines were sold at. */
export function createLiveBookingReads(db: ReadDb, { bookings, schedules, orderItems, cartItems }: Schema) {
  const own = queries('live_bookings', db, {
    live: many(($: Given<{ userIds: readonly number[]; since: number; from: number; to: number }>) =>
      db
        .select({
          userId: sql<number>`${bookings.userId}`.mapWith(Number),
          id: bookings.id,
          itemId: bookings.itemId,
          occurrenceId: bookings.occurrenceId,
          scheduleId: bookings.scheduleId,
          name: schedules.name,
          startsAt: bookings.startsAt,
          endsAt: bookings.endsAt,
          status: sql<Exclude<BookingStatus, 'cancelled'>>`${bookings.status}`,
          exclusive: bookings.exclusive,
          held: { benefit: cartItems.benefitApplied, package: cartItems.packageApplied },
          // Only a line at a lower price can have a discount.
          choice: sql`case when ${cartItems.benefitApplied} then ${cartItems.choice} end`.mapWith(cartItems.choice),
          ordered: { benefit: orderItems.benefitApplied, package: orderItems.packageApplied },
        })
        .from(bookings)
        .innerJoin(schedules, eq(schedules.id, bookings.scheduleId))
        .leftJoin(cartItems, eq(cartItems.id, bookings.itemId))
        .leftJoin(orderItems, and(eq(orderItems.orderId, bookings.orderId), eq(orderItems.id, bookings.itemId)))
        .where(
          and(
            inList(bookings.userId, $.userIds),
            gt(bookings.startsAt, $.since),
            lt(bookings.startsAt, $.to),
            gt(bookings.endsAt, $.from),
            ne(bookings.status, 'cancelled'),
          ),
        ),
    ),
  })
  return {
    /** Live bookings of people that overlap the time from `from` to `to`. */
    liveBetween: (span: { readonly userIds: readonly number[]; readonly from: number; readonly to: number }) =>
      own.live({ ...span, since: span.from - longestOccurrence }),
  }
}
