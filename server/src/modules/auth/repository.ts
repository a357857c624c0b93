import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createAuthReads(db: ReadDb, { accessTokens, users }: Schema) {
  const caller = prepared(() =>
    db
      .select({ id: users.id, roles: users.roles, permissions: users.permissions })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.userId))
      .where(and(eq(accessTokens.hash, ph('hash')), gt(accessTokens.expiresAt, ph('now'))))
      .prepare('auth_caller'),
  )
  return {
    /** The user a token belongs to, while it is valid at `now` (real time). */
    findCaller: async (hash: string, now: number) => (await caller({ hash, now }))[0],
  }
}

export function createAuthWrites(db: Db, { accessTokens }: Schema) {
  const insert = prepared(() =>
    db
      .insert(accessTokens)
      .values({ hash: ph('hash'), userId: ph('userId'), createdAt: ph('createdAt'), expiresAt: ph('expiresAt') })
      .prepare('auth_insert_token'),
  )
  const remove = prepared(() =>
    db
      .delete(accessTokens)
      .where(eq(accessTokens.hash, ph('hash')))
      .prepare('auth_delete_token'),
  )
  const expire = prepared(() =>
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.userId, ph('userId')), lte(accessTokens.expiresAt, ph('now'))))
      .prepare('auth_delete_expired'),
  )
  return {
    insertToken: async (token: typeof accessTokens.$inferInsert) => {
      await expire({ userId: token.userId, now: token.createdAt })
      await insert({ ...token })
    },
    deleteToken: async (hash: string) => {
      await remove({ hash })
    },
  }
}
