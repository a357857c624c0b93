import { minorUnits } from '@touchline/money'
import { asc, eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** Refunds of cancelled bookings. */
export function createBookingRefundReads(db: ReadDb, { bookings, bookingRefunds, credits }: Schema) {
  return queries('booking_refunds', db, {
    /** For the invariants: all refund credit of bookings. */
    listCreditRefunds: many(() =>
      db
        .select({ orderId: bookingRefunds.orderId, amount: bookingRefunds.amount })
        .from(bookingRefunds)
        .orderBy(asc(bookingRefunds.orderId), asc(bookingRefunds.bookingId), asc(bookingRefunds.type)),
    ),
    /** Refund credit for bookings of orders, one row per grant and item. */
    creditRefundsOf: many(($: Given<{ orderIds: readonly number[] }>) =>
      db
        .select({
          orderId: bookingRefunds.orderId,
          creditId: bookingRefunds.creditId,
          creditType: credits.type,
          itemId: bookings.itemId,
          amount: sql`sum(${bookingRefunds.amount})`.mapWith((total: unknown) => minorUnits(Number(total))),
          places: sql`sum(${bookings.count})`.mapWith(Number),
          placesOfItem: sql`(select sum(b.count) from ${bookings} b where b.item_id = ${bookings.itemId})`.mapWith(
            Number,
          ),
          reason: credits.reason,
          createdAt: credits.createdAt,
          expiresAt: credits.expiresAt,
        })
        .from(bookingRefunds)
        .innerJoin(bookings, eq(bookings.id, bookingRefunds.bookingId))
        .innerJoin(credits, eq(credits.id, bookingRefunds.creditId))
        .where(inList(bookingRefunds.orderId, $.orderIds))
        .groupBy(
          bookingRefunds.orderId,
          bookingRefunds.creditId,
          bookings.itemId,
          credits.type,
          credits.reason,
          credits.createdAt,
          credits.expiresAt,
        )
        .orderBy(asc(bookingRefunds.creditId), asc(bookings.itemId)),
    ),
  })
}
