import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../store/port.ts'
import { prepared } from '../store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createOutboxReads(db: ReadDb, { mails }: Schema) {
  const newest = prepared(() =>
    db
      .select()
      .from(mails)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(ph('limit'))
      .offset(ph('offset'))
      .prepare('mails_newest'),
  )
  const total = prepared(() => db.select({ total: count() }).from(mails).prepare('mails_total'))
  const byId = prepared(() =>
    db
      .select()
      .from(mails)
      .where(eq(mails.id, ph('id')))
      .prepare('mails_by_id'),
  )
  return {
    list: (limit: number, offset: number) => newest({ limit, offset }),
    count: async () => (await total())[0]?.total ?? 0,
    byId: async (id: number) => (await byId({ id }))[0],
  }
}

export function createOutboxWrites(db: Db, schema: Schema) {
  const { mails } = schema
  return {
    /** Writes a mail once per dedupe key; a second one is left out. */
    put: async (mail: typeof mails.$inferInsert) => {
      await db.insert(mails).values(mail).onConflictDoNothing()
    },
  }
}
