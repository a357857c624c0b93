import type { Channel, TenderType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { OccurrenceTables } from '../../schedules/tables.ts'
import type { UserTables } from '../../people/tables.ts'

export function blockTables(k: Kit, { users }: UserTables, { occurrences }: OccurrenceTables) {
  /** Places of an occurrence that staff keep for a club or a school. */
  const blocks = k.table(
    'blocks',
    {
      id: k.int('id').primaryKey(),
      occurrenceId: k
        .text('occurrence_id')
        .notNull()
        .references(() => occurrences.id),
      /** The club or school that the places are kept for. */
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      count: k.int('count').notNull(),
      channel: k.text('channel').$type<Channel>().notNull(),
      isPaid: k.bool('is_paid').notNull(),
      tenderTypes: k.json<readonly TenderType[]>('tender_types').notNull(),
      paymentReference: k.text('payment_reference'),
      createdBy: k
        .int('created_by')
        .notNull()
        .references(() => users.id),
      createdAt: k.instant('created_at').notNull(),
      liftedAt: k.instant('lifted_at'),
    },
    (t) => [
      k
        .index('blocks_of_occurrence')
        .on(t.occurrenceId, t.id)
        .where(sql`${t.liftedAt} is null`),
      k.check('blocks_count', sql`${t.count} >= 1`),
    ],
  )
  return { blocks }
}
