import type { ClosingWait } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'

export type AccountTables = ReturnType<typeof accountTables>
export type DownloadRow = AccountTables['dataDownloads']['$inferSelect']
export type ClosingRow = AccountTables['accountClosings']['$inferSelect']

export type DownloadState = 'preparing' | 'ready' | 'over'

export function accountTables(k: Kit, { users }: UserTables) {
  const userId = () =>
    k
      .int('user_id')
      .notNull()
      .references(() => users.id)
  /** Secret addresses of calendars: one per user. */
  const calendarFeeds = k.table(
    'calendar_feeds',
    {
      userId: k
        .int('user_id')
        .primaryKey()
        .references(() => users.id),
      /** SHA-256 of the secret; only its owner has the secret itself. */
      secretHash: k.text('secret_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('calendar_feeds_secret').on(t.secretHash)],
  )
  /** Copies of everything the platform has about a user. The bytes are in the file store, under the id. */
  const dataDownloads = k.table(
    'data_downloads',
    {
      id: k.text('id').primaryKey(),
      userId: userId(),
      state: k.text('state').$type<DownloadState>().notNull(),
      /** SHA-256 of the secret in the link; null until the file is ready. */
      secretHash: k.text('secret_hash'),
      bytes: k.int('bytes'),
      askedAt: k.instant('asked_at').notNull(),
      readyAt: k.instant('ready_at'),
      /** The end of the link; null until the file is ready. */
      expiresAt: k.instant('expires_at'),
    },
    (t) => [
      k.index('data_downloads_user').on(t.userId, t.askedAt),
      k.uniqueIndex('data_downloads_secret').on(t.secretHash),
      k
        .uniqueIndex('data_downloads_one')
        .on(t.userId)
        .where(sql`${t.state} <> 'over'`),
    ],
  )
  /** Accounts whose user wants to leave: one row per user, kept once the account is closed. */
  const accountClosings = k.table('account_closings', {
    userId: k
      .int('user_id')
      .primaryKey()
      .references(() => users.id),
    askedAt: k.instant('asked_at').notNull(),
    dueAt: k.instant('due_at').notNull(),
    /** Reasons of the last postponement; empty without one. */
    waitsFor: k.json<readonly ClosingWait[]>('waits_for').notNull(),
    closedAt: k.instant('closed_at'),
  })
  return { calendarFeeds, dataDownloads, accountClosings }
}
