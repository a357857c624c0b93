import { asc, countDistinct, desc, eq, min, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

type Of = { readonly userId: number }

export function createCreditMovementReads(db: ReadDb, s: Schema) {
  const { credits, ledgerEntries, bookingRefunds, refunds } = s
  const at = min(ledgerEntries.createdAt)
  const change = sql`-sum(${ledgerEntries.amount})`
  const ofGrant = eq(ledgerEntries.account, sql`'credit:' || ${credits.id}`)
  return queries('credit_movements', db, {
    /** Movements of all grants of a user, newest first, with the sum of all up to each. */
    page: many(($: Given<Of & { limit: number; offset: number }>) =>
      db
        .select({
          movementId: ledgerEntries.movementId,
          at: at.mapWith(Number),
          amount: change.mapWith(Number),
          balance: sql`sum(${change}) over (order by ${at}, ${ledgerEntries.movementId})`.mapWith(Number),
        })
        .from(credits)
        .innerJoin(ledgerEntries, ofGrant)
        .where(eq(credits.userId, $.userId))
        .groupBy(ledgerEntries.movementId)
        .orderBy(desc(at), desc(ledgerEntries.movementId))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<Of>) =>
      db
        .select({ total: countDistinct(ledgerEntries.movementId) })
        .from(credits)
        .innerJoin(ledgerEntries, ofGrant)
        .where(eq(credits.userId, $.userId)),
    ),
    /** The orders whose cancelled bookings became these grants. */
    fromBookings: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .selectDistinct({ creditId: bookingRefunds.creditId, orderId: bookingRefunds.orderId })
        .from(bookingRefunds)
        .where(inList(bookingRefunds.creditId, $.ids))
        .orderBy(asc(bookingRefunds.creditId), asc(bookingRefunds.orderId)),
    ),
    /** The orders whose refunds by staff became these grants. */
    fromRefunds: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({ creditId: refunds.creditId, orderId: refunds.orderId })
        .from(refunds)
        .where(inList(refunds.creditId, $.ids))
        .orderBy(asc(refunds.creditId), asc(refunds.orderId)),
    ),
  })
}
