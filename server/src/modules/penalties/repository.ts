import type { ChargeType } from '@touchline/contract'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, insertInto, many, perform, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

type Page = { readonly userId: number; readonly limit: number; readonly offset: number }

export function createPenaltyReads(db: ReadDb, { penalties }: Schema) {
  const rows = queries('penalties', db, {
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(penalties).where(inList(penalties.id, $.ids)).orderBy(asc(penalties.id)),
    ),
    /** A user's unpaid charges of one type. */
    openOf: many(($: Given<{ userId: number; type: ChargeType }>) =>
      db
        .select()
        .from(penalties)
        .where(
          and(
            eq(penalties.userId, $.userId),
            eq(penalties.type, $.type),
            isNull(penalties.paidAt),
            isNull(penalties.withdrawnAt),
          ),
        )
        .orderBy(asc(penalties.id)),
    ),
    ofBookings: many(($: Given<{ bookingIds: readonly number[] }>) =>
      db
        .select()
        .from(penalties)
        .where(and(inList(penalties.bookingId, $.bookingIds), isNull(penalties.withdrawnAt)))
        .orderBy(asc(penalties.id)),
    ),
    /** A person has only a few. */
    pageOfUser: many(($: Given<Page>) =>
      db
        .select()
        .from(penalties)
        .where(and(eq(penalties.userId, $.userId), isNull(penalties.withdrawnAt)))
        .orderBy(
          sql`case when ${penalties.paidAt} is null then 0 else 1 end`,
          desc(penalties.createdAt),
          desc(penalties.id),
        )
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfUser: total(($: Given<{ userId: number }>) =>
      db
        .select({ total: count() })
        .from(penalties)
        .where(and(eq(penalties.userId, $.userId), isNull(penalties.withdrawnAt))),
    ),
    /** For the invariants: paid penalties that were withdrawn. */
    listWithdrawnPaid: many(() =>
      db
        .select()
        .from(penalties)
        .where(and(isNotNull(penalties.paidAt), isNotNull(penalties.withdrawnAt)))
        .orderBy(asc(penalties.id)),
    ),
    unpaid: many(($: Given<{ userId: number }>) =>
      db
        .select({ id: penalties.id, disablesBooking: penalties.disablesBooking })
        .from(penalties)
        .where(and(eq(penalties.userId, $.userId), isNull(penalties.paidAt), isNull(penalties.withdrawnAt))),
    ),
  })
  return {
    listWithdrawnPaid: rows.listWithdrawnPaid,
    byIds: rows.byIds,
    openOf: rows.openOf,
    ofBookings: rows.ofBookings,
    pageOfUser: rows.pageOfUser,
    totalOfUser: rows.totalOfUser,
    unpaidBy: (userId: number) => rows.unpaid({ userId }),
    /** Whether an unpaid penalty blocks the user's bookings, apart from those paid in the same order. */
    blocksBooking: async (userId: number, paidWith: readonly number[] = []) =>
      (await rows.unpaid({ userId })).some(({ id, disablesBooking }) => disablesBooking && !paidWith.includes(id)),
  }
}

export function createPenaltyWrites(db: Db, { penalties }: Schema) {
  return queries('penalties', db, {
    insert: insertInto(penalties),
    /** Compare and set: answers the withdrawn penalty, unless it was withdrawn before. */
    withdraw: many(($: Given<{ id: number; withdrawnAt: number }>) =>
      db
        .update(penalties)
        .set({ withdrawnAt: $.withdrawnAt })
        .where(and(eq(penalties.id, $.id), isNull(penalties.withdrawnAt)))
        .returning(),
    ),
    /** Marks the charges behind these places as paid. */
    markPaidByPlaces: perform(($: Given<{ placesIds: readonly number[]; paidAt: number }>) =>
      db
        .update(penalties)
        .set({ paidAt: $.paidAt })
        .where(and(inList(penalties.placesId, $.placesIds), isNull(penalties.paidAt))),
    ),
    markPaid: perform(($: Given<{ ids: readonly number[]; paidAt: number }>) =>
      db
        .update(penalties)
        .set({ paidAt: $.paidAt })
        .where(and(inList(penalties.id, $.ids), isNull(penalties.paidAt))),
    ),
  })
}

export const penaltyWrites = writesOf('penalties', createPenaltyWrites)
