import type { Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'

export type SavedSearchRow = ReturnType<typeof savedSearchTables>['savedSearches']['$inferSelect']

export function savedSearchTables(k: Kit, { users }: UserTables) {
  const savedSearches = k.table(
    'saved_searches',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      name: k.text('name').notNull(),
      /** The name for comparison: lower case, no accents. Nobody has two of one name. */
      nameKey: k.key('name_key').notNull(),
      path: k.text('path').notNull(),
      query: k.text('query').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('saved_searches_name').on(t.userId, t.nameKey)],
  )
  return { savedSearches }
}
