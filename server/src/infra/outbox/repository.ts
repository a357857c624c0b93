import { and, asc, count, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Schema } from '../../schema.ts'
import type { Db, ReadDb } from '../store/port.ts'
import { type Given, insertInto, many, one, perform, queries, total } from '../store/queries.ts'

export function createOutboxReads(db: ReadDb, { mails, events, jobs }: Schema) {
  return queries('outbox', db, {
    newest: many(($: Given<{ limit: number; offset: number }>) =>
      db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit($.limit).offset($.offset),
    ),
    total: total(() => db.select({ total: count() }).from(mails)),
    byId: one(($: Given<{ id: number }>) => db.select().from(mails).where(eq(mails.id, $.id))),
    newestEvents: many(($: Given<{ limit: number; offset: number }>) =>
      db.select().from(events).orderBy(desc(events.createdAt), desc(events.id)).limit($.limit).offset($.offset),
    ),
    /** How many were written after an instant. */
    mailsSince: total(($: Given<{ since: number }>) =>
      db.select({ total: count() }).from(mails).where(gt(mails.createdAt, $.since)),
    ),
    /** How many have not been delivered. */
    waitingEvents: total(() => db.select({ total: count() }).from(events).where(isNull(events.deliveredAt))),
    totalEvents: total(() => db.select({ total: count() }).from(events)),
    eventById: one(($: Given<{ id: string }>) => db.select().from(events).where(eq(events.id, $.id))),
    /** The oldest undelivered events without a delivery job. */
    forgottenEvents: many(($: Given<{ kind: string }>) =>
      db
        .select({ id: events.id, type: events.type })
        .from(events)
        .leftJoin(jobs, and(eq(jobs.kind, $.kind), eq(jobs.subject, events.id)))
        .where(and(isNull(events.deliveredAt), isNull(jobs.subject)))
        .orderBy(asc(events.createdAt), asc(events.id))
        .limit(100),
    ),
  })
}

export function createOutboxWrites(db: Db, { mails, events }: Schema) {
  return queries('outbox', db, {
    /** Writes a mail once per dedupe key. */
    put: insertInto(mails, 'leave out'),
    /** Deletes the mails to a user, those to former and unconfirmed addresses included. */
    forget: perform(($: Given<{ userId: number; to: string }>) =>
      db.delete(mails).where(or(eq(mails.userId, $.userId), eq(mails.to, $.to))),
    ),
    keepEvent: insertInto(events),
    markDelivered: perform(($: Given<{ id: string; deliveredAt: number }>) =>
      db.update(events).set({ deliveredAt: $.deliveredAt }).where(eq(events.id, $.id)),
    ),
  })
}
