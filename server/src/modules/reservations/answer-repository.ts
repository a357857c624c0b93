import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../infra/store/port.ts'
import { type Given, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { BundleRow } from './tables.ts'

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
