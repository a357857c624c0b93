import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { Column } from '../../infra/store/port.ts'
import type { VenueTables } from '../venues/tables.ts'

/** Built with the users, whose tables orders refer to. */
export function tillTables(k: Kit, users: { readonly id: Column }, venues: VenueTables['venues']) {
  const tills = k.table(
    'tills',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      openedAt: k.instant('opened_at').notNull(),
      closedAt: k.instant('closed_at'),
    },
    (t) => [
      k.index('tills_user').on(t.userId, t.openedAt, t.id),
      k
        .uniqueIndex('tills_one_open')
        .on(t.userId)
        .where(sql`${t.closedAt} is null`),
    ],
  )
  return { tills }
}
