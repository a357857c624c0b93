import { eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

export function createCalendarEntryReads(db: ReadDb, { bookings, orders }: Schema) {
  const changedAt = sql<number>`coalesce(${bookings.changedAt}, ${bookings.cancelledAt}, ${bookings.createdAt})`
  return queries('calendar_entries', db, {
    /** Bookings that belong to an order, with its uuid. */
    ordered: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({
          id: bookings.id,
          status: bookings.status,
          sequence: bookings.sequence,
          changedAt: changedAt.mapWith(Number),
          orderUuid: orders.uuid,
        })
        .from(bookings)
        .innerJoin(orders, eq(orders.id, bookings.orderId))
        .where(inList(bookings.id, $.ids)),
    ),
  })
}
