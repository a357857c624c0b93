import { and, eq, isNull } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, insertInto, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

export function createCheckoutReads(db: ReadDb, { partners, redirectSessions }: Schema) {
  return queries('checkouts', db, {
    partner: one(($: Given<{ keyHash: string }>) => db.select().from(partners).where(eq(partners.keyHash, $.keyHash))),
    session: one(($: Given<{ id: string }>) => db.select().from(redirectSessions).where(eq(redirectSessions.id, $.id))),
  })
}

export function createCheckoutWrites(db: Db, { redirectSessions }: Schema) {
  return queries('checkouts', db, {
    insert: insertInto(redirectSessions),
    /** The basket has become an order: no session of it can be paid again. */
    consume: perform(($: Given<{ cartId: number; orderId: number; now: number }>) =>
      db
        .update(redirectSessions)
        .set({ consumedAt: $.now, orderId: $.orderId })
        .where(and(eq(redirectSessions.cartId, $.cartId), isNull(redirectSessions.consumedAt))),
    ),
  })
}
