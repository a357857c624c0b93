import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { RedirectSessionRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createCheckoutReads(db: ReadDb, { partners, redirectSessions, users }: Schema) {
  return queries('checkouts', db, {
    partner: one(($: Given<{ keyHash: string }>) => db.select().from(partners).where(eq(partners.keyHash, $.keyHash))),
    asked: one(($: Given<{ partnerId: number; requestKey: string }>) =>
      db
        .select()
        .from(redirectSessions)
        .where(and(eq(redirectSessions.partnerId, $.partnerId), eq(redirectSessions.requestKey, $.requestKey))),
    ),
    /** The partner who sends to a checkout, and the customer. */
    between: one(($: Given<{ id: string }>) =>
      db
        .select({
          partner: { name: partners.name },
          customer: { firstName: users.firstName, lastName: users.lastName },
        })
        .from(redirectSessions)
        .innerJoin(partners, eq(partners.id, redirectSessions.partnerId))
        .innerJoin(users, eq(users.id, redirectSessions.userId))
        .where(eq(redirectSessions.id, $.id)),
    ),
    session: one(($: Given<{ id: string }>) => db.select().from(redirectSessions).where(eq(redirectSessions.id, $.id))),
  })
}

export function createCheckoutWrites(db: Db, { redirectSessions }: Schema) {
  const newest = (cartId: Given<{ cartId: number }>['cartId']) =>
    sql<number>`(select max(expires_at) from ${redirectSessions} where cart_id = ${cartId})`
  return queries('checkouts', db, {
    /** False when the partner sent the same key in the same moment. */
    insert: changed(($: Given<RedirectSessionRow>) =>
      db.insert(redirectSessions).values($).onConflictDoNothing().returning({ id: redirectSessions.id }),
    ),
    /** Ends earlier sessions of the basket. */
    end: perform(($: Given<{ cartId: number; now: number }>) =>
      db
        .update(redirectSessions)
        .set({ expiresAt: $.now })
        .where(
          and(
            eq(redirectSessions.cartId, $.cartId),
            isNull(redirectSessions.consumedAt),
            gt(redirectSessions.expiresAt, $.now),
          ),
        ),
    ),
    /** Marks the newest session as ordered; earlier ones had ended. */
    consume: perform(($: Given<{ cartId: number; orderId: number; now: number }>) =>
      db
        .update(redirectSessions)
        .set({ consumedAt: $.now, orderId: $.orderId })
        .where(
          and(
            eq(redirectSessions.cartId, $.cartId),
            isNull(redirectSessions.consumedAt),
            eq(redirectSessions.expiresAt, newest($.cartId)),
          ),
        ),
    ),
  })
}

export const checkoutWrites = writesOf('checkouts', createCheckoutWrites)
