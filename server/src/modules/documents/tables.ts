import type { FileType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'
import type { DocumentKind, DocumentStatus } from './document-status.ts'

export type DocumentTables = ReturnType<typeof documentTables>
export type DocumentRow = DocumentTables['documents']['$inferSelect']

export function documentTables(k: Kit, { users }: UserTables) {
  /** Files of people. The bytes are in the file store, under the id. */
  const documents = k.table(
    'documents',
    {
      id: k.text('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      kind: k.text('kind').$type<DocumentKind>().notNull(),
      status: k.text('status').$type<DocumentStatus>().notNull(),
      name: k.text('name').notNull(),
      /** By its content; null until the file has arrived. */
      mediaType: k.text('media_type').$type<FileType>(),
      /** The length; null until the file has arrived. */
      bytes: k.int('bytes'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.index('documents_user').on(t.userId, t.createdAt, t.id),
      k
        .uniqueIndex('documents_one_photo')
        .on(t.userId)
        .where(sql`${t.kind} = 'photo' and ${t.status} = 'kept'`),
    ],
  )
  return { documents }
}
