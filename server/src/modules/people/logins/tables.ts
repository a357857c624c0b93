import type { Visit } from '../../../actor.ts'
import type { Kit } from '../../../infra/store/kit.ts'
import type { UserTables } from '../tables.ts'

export function authTables(k: Kit, { users }: UserTables) {
  /** Bearer tokens by their SHA-256; the token itself is known to its holder only. Instants are real time. */
  const accessTokens = k.table(
    'access_tokens',
    {
      hash: k.text('hash').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      /** The only basket it pays, where it was given to a third party's checkout; null: a login. [O-17] */
      visit: k.json<Visit>('visit'),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [k.index('access_tokens_user').on(t.userId), k.index('access_tokens_expiry').on(t.expiresAt)],
  )
  return { accessTokens }
}
