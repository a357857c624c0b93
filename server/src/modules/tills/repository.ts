import type { TenderType } from '@touchline/contract'
import { type MinorUnits, minorUnits } from '@touchline/money'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createTillReads(db: ReadDb, { tills, orders, orderPayments, refunds }: Schema) {
  const summed = (amount: typeof orderPayments.amount | typeof refunds.amount) =>
    sql`sum(${amount})`.mapWith((sum: unknown): MinorUnits => minorUnits(Number(sum)))
  return queries('tills', db, {
    byId: one(($: Given<{ id: number }>) => db.select().from(tills).where(eq(tills.id, $.id))),
    /** A user's open till. */
    openOf: one(($: Given<{ userId: number }>) =>
      db
        .select()
        .from(tills)
        .where(and(eq(tills.userId, $.userId), isNull(tills.closedAt))),
    ),
    pageOfUser: many(($: Given<{ userId: number; limit: number; offset: number }>) =>
      db
        .select()
        .from(tills)
        .where(eq(tills.userId, $.userId))
        .orderBy(desc(tills.openedAt), desc(tills.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfUser: total(($: Given<{ userId: number }>) =>
      db.select({ total: count() }).from(tills).where(eq(tills.userId, $.userId)),
    ),
    /** Payments at tills, by tender. */
    taken: many(($: Given<{ tillIds: readonly number[] }>) =>
      db
        .select({
          tillId: sql<number>`${orders.tillId}`.mapWith(Number),
          tenderType: orderPayments.tenderType,
          amount: summed(orderPayments.amount),
        })
        .from(orders)
        .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
        .where(and(inList(orders.tillId, $.tillIds), eq(orderPayments.state, sql`'settled'`)))
        .groupBy(orders.tillId, orderPayments.tenderType)
        .orderBy(asc(orders.tillId), asc(orderPayments.tenderType)),
    ),
    /** Refunds at tills. */
    given: many(($: Given<{ tillIds: readonly number[] }>) =>
      db
        .select({
          tillId: sql<number>`${refunds.tillId}`.mapWith(Number),
          tenderType: refunds.tenderType,
          amount: summed(refunds.amount),
        })
        .from(refunds)
        .where(inList(refunds.tillId, $.tillIds))
        .groupBy(refunds.tillId, refunds.tenderType)
        .orderBy(asc(refunds.tillId), asc(refunds.tenderType)),
    ),
  })
}

/** A till's turnover in one tender. */
export type Taking = { readonly tillId: number; readonly tenderType: TenderType; readonly amount: MinorUnits }

export function createTillWrites(db: Db, { tills }: Schema) {
  return queries('tills', db, {
    /** The index refuses a second open till of one person. */
    insert: insertInto(tills, 'leave out'),
    /** Compare and set: false when it is closed already. */
    close: changed(($: Given<{ id: number; closedAt: number }>) =>
      db
        .update(tills)
        .set({ closedAt: $.closedAt })
        .where(and(eq(tills.id, $.id), isNull(tills.closedAt)))
        .returning({ id: tills.id }),
    ),
    /** Keeps the till open for this transaction; false when it is closed. */
    touchOpen: changed(($: Given<{ id: number }>) =>
      db
        .update(tills)
        .set({ closedAt: null })
        .where(and(eq(tills.id, $.id), isNull(tills.closedAt)))
        .returning({ id: tills.id }),
    ),
  })
}

export const tillWrites = writesOf('tills', createTillWrites)
