import { count, desc, eq } from 'drizzle-orm'
import type { Schema } from '../../schema.ts'
import type { Db, ReadDb } from '../store/port.ts'
import { type Given, insertInto, many, one, queries } from '../store/queries.ts'

export function createOutboxReads(db: ReadDb, { mails }: Schema) {
  return queries('outbox', db, {
    newest: many(($: Given<{ limit: number; offset: number }>) =>
      db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit($.limit).offset($.offset),
    ),
    total: one(() => db.select({ total: count() }).from(mails)),
    byId: one(($: Given<{ id: number }>) => db.select().from(mails).where(eq(mails.id, $.id))),
  })
}

export function createOutboxWrites(db: Db, { mails }: Schema) {
  return queries('outbox', db, {
    /** Writes a mail once per dedupe key; a second one is left out. */
    put: insertInto(mails, 'leave out'),
  })
}
