import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../tables.ts'

export function profileTables(k: Kit, { users }: UserTables) {
  /** New e-mail addresses that are not confirmed yet: one per user. */
  const emailChanges = k.table(
    'email_changes',
    {
      userId: k
        .int('user_id')
        .primaryKey()
        .references(() => users.id),
      email: k.text('email').notNull(),
      /** SHA-256 of the token in the link; only the mail has the token itself. */
      tokenHash: k.text('token_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [k.uniqueIndex('email_changes_token').on(t.tokenHash)],
  )
  /** Links to a new password: one per user, the newest. */
  const passwordResets = k.table(
    'password_resets',
    {
      userId: k
        .int('user_id')
        .primaryKey()
        .references(() => users.id),
      /** SHA-256 of the token in the link; only the mail has the token itself. */
      tokenHash: k.text('token_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [k.uniqueIndex('password_resets_token').on(t.tokenHash)],
  )
  return { emailChanges, passwordResets }
}
