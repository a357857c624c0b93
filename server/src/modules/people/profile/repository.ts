import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries } from '../../../infra/store/queries.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'
import type { Schema } from '../../../schema.ts'

export function createEmailChangeReads(db: ReadDb, { emailChanges }: Schema) {
  return queries('email_changes', db, {
    /** The new address of a user that can still be confirmed at `now`. */
    openOf: one(($: Given<{ userId: number; now: number }>) =>
      db
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, $.userId), gt(emailChanges.expiresAt, $.now))),
    ),
    /** The change of a link, also of one that was used or is too old. */
    byToken: one(($: Given<{ tokenHash: string }>) =>
      db.select().from(emailChanges).where(eq(emailChanges.tokenHash, $.tokenHash)),
    ),
  })
}

export function createEmailChangeWrites(db: Db, { emailChanges }: Schema) {
  const newest = {
    email: sql`excluded.email`,
    tokenHash: sql`excluded.token_hash`,
    createdAt: sql`excluded.created_at`,
    expiresAt: sql`excluded.expires_at`,
  }
  return queries('email_changes', db, {
    /** Replaces a change that waits, whose link ends. */
    put: insertInto(emailChanges, { target: [emailChanges.userId], set: newest }),
    /** False when the user has none. */
    end: changed(($: Given<{ userId: number }>) =>
      db.delete(emailChanges).where(eq(emailChanges.userId, $.userId)).returning({ userId: emailChanges.userId }),
    ),
    /** Ends a token that is valid at `now`. False when it is not any more. */
    use: changed(($: Given<{ tokenHash: string; now: number }>) =>
      db
        .update(emailChanges)
        .set({ expiresAt: $.now })
        .where(and(eq(emailChanges.tokenHash, $.tokenHash), gt(emailChanges.expiresAt, $.now)))
        .returning({ userId: emailChanges.userId }),
    ),
  })
}

export const emailChangeWrites = writesOf('emailChanges', createEmailChangeWrites)

export function createPasswordResetReads(db: ReadDb, { passwordResets }: Schema) {
  return queries('password_resets', db, {
    /** The link with a token that is valid at `now`. */
    usable: one(($: Given<{ tokenHash: string; now: number }>) =>
      db
        .select()
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, $.tokenHash), gt(passwordResets.expiresAt, $.now))),
    ),
  })
}

export function createPasswordResetWrites(db: Db, { passwordResets }: Schema) {
  const newest = {
    tokenHash: sql`excluded.token_hash`,
    createdAt: sql`excluded.created_at`,
    expiresAt: sql`excluded.expires_at`,
  }
  return queries('password_resets', db, {
    /** Replaces the link before it, which ends. */
    put: insertInto(passwordResets, { target: [passwordResets.userId], set: newest }),
    end: perform(($: Given<{ userId: number }>) =>
      db.delete(passwordResets).where(eq(passwordResets.userId, $.userId)),
    ),
    /** Uses up a token that is valid at `now`, and answers whose it is; nothing when it was used meanwhile. */
    use: many(($: Given<{ tokenHash: string; now: number }>) =>
      db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, $.tokenHash), gt(passwordResets.expiresAt, $.now)))
        .returning({ userId: passwordResets.userId }),
    ),
  })
}

export const passwordResetWrites = writesOf('passwordResets', createPasswordResetWrites)
