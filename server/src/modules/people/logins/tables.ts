import type { Visit } from '../../../actor.ts'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../tables.ts'

export function authTables(k: Kit, { users }: UserTables) {
  /** Bearer tokens by their SHA-256; only the holder knows the token itself. Instants are real time. */
  const accessTokens = k.table(
    'access_tokens',
    {
      hash: k.text('hash').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      /** The only basket this token can pay, for a third party's checkout; null for a login. */
      visit: k.json<Visit>('visit'),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [k.index('access_tokens_user').on(t.userId), k.index('access_tokens_expiry').on(t.expiresAt)],
  )
  return { accessTokens }
}
