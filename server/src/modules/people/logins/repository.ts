import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { type Given, insertInto, many, one, perform, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'

export function createAuthReads(db: ReadDb, { accessTokens, users }: Schema) {
  return queries('auth', db, {
    /** The user of a token that is valid at `now` (real time). */
    findCaller: one(($: Given<{ hash: string; now: number }>) =>
      db
        .select({
          id: users.id,
          roles: users.roles,
          permissions: users.permissions,
          visit: accessTokens.visit,
        })
        .from(accessTokens)
        .innerJoin(users, eq(users.id, accessTokens.userId))
        .where(and(eq(accessTokens.hash, $.hash), gt(accessTokens.expiresAt, $.now))),
    ),
  })
}

export function createAuthWrites(db: Db, { accessTokens }: Schema) {
  return queries('auth', db, {
    insertToken: insertInto(accessTokens),
    deleteToken: perform(($: Given<{ hash: string }>) => db.delete(accessTokens).where(eq(accessTokens.hash, $.hash))),
    /** Expires every valid token at `now` (real time). */
    endAll: perform(($: Given<{ now: number }>) =>
      db.update(accessTokens).set({ expiresAt: $.now }).where(gt(accessTokens.expiresAt, $.now)),
    ),
    /** Ends the logins of a user but one; answers those that were valid at `now` (real time). */
    endOthers: many(($: Given<{ userId: number; but: string; now: number }>) =>
      db
        .delete(accessTokens)
        .where(
          and(
            eq(accessTokens.userId, $.userId),
            ne(accessTokens.hash, $.but),
            // The token of a third-party checkout is no login.
            isNull(accessTokens.visit),
            gt(accessTokens.expiresAt, $.now),
          ),
        )
        .returning({ hash: accessTokens.hash }),
    ),
    deleteAllOf: perform(($: Given<{ userId: number }>) =>
      db.delete(accessTokens).where(eq(accessTokens.userId, $.userId)),
    ),
    /** Deletes the expired tokens of a user. */
    deleteExpired: perform(($: Given<{ userId: number; now: number }>) =>
      db.delete(accessTokens).where(and(eq(accessTokens.userId, $.userId), lte(accessTokens.expiresAt, $.now))),
    ),
  })
}

export const authWrites = writesOf('auth', createAuthWrites)
