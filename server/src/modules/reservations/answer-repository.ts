import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { BundleRow } from './tables.ts'

export function createAnswerReads(db: ReadDb, { bookingBundles }: Schema) {
  return queries('booking_answers', db, {
    /** Answers of a buyer for people, latest first; a place that was only held, and is no longer, counts for nothing. */
    answeredBy: many(($: Given<{ ownerId: number; userIds: readonly number[]; limit: number }>) =>
      db
        .select({
          userId: bookingBundles.userId,
          scheduleId: bookingBundles.scheduleId,
          answers: bookingBundles.answers,
          createdAt: bookingBundles.createdAt,
        })
        .from(bookingBundles)
        .where(
          and(
            inList(bookingBundles.userId, $.userIds),
            eq(bookingBundles.ownerId, $.ownerId),
            or(ne(bookingBundles.status, sql`'cancelled'`), isNotNull(bookingBundles.orderId)),
          ),
        )
        .orderBy(desc(bookingBundles.createdAt), desc(bookingBundles.id))
        .limit($.limit),
    ),
  })
}

export function createAnswerWrites(db: Db, { bookingBundles }: Schema) {
  return queries('booking_answers', db, {
    /** Stores the attendee's answers for a line with several bookings. */
    answerBundle: perform(($: Given<Pick<BundleRow, 'itemId' | 'answers'>>) =>
      db
        .update(bookingBundles)
        .set({ answers: $.answers })
        .where(and(eq(bookingBundles.itemId, $.itemId), ne(bookingBundles.status, sql`'cancelled'`))),
    ),
    /** Removes the answers of bundles that a user has, or has bought. */
    forgetAnswersOf: perform(($: Given<{ userId: number }>) =>
      db
        .update(bookingBundles)
        .set({ answers: [] })
        .where(or(eq(bookingBundles.ownerId, $.userId), eq(bookingBundles.userId, $.userId))),
    ),
  })
}
