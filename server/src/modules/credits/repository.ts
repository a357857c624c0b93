import type { CreditType } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import {
  changed,
  type Given,
  inList,
  insertInto,
  many,
  one,
  perform,
  queries,
  total,
} from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** A basket's reservation of one type of credit. */
type Part = { readonly cartId: number; readonly type: CreditType }

export function createCreditReads(db: ReadDb, { credits, creditReservations, orders }: Schema) {
  const isReserved = eq(creditReservations.state, sql`'reserved'`)
  const usable = ($: Given<{ userId: number; now: number }>) =>
    and(
      eq(credits.userId, $.userId),
      gt(credits.remaining, sql`0`),
      or(isNull(credits.expiresAt), gt(credits.expiresAt, $.now)),
    )
  const own = queries('credits', db, {
    byId: one(($: Given<{ id: number }>) => db.select().from(credits).where(eq(credits.id, $.id))),
    /** Grants with a rest that have not expired at `now`. */
    usableBy: many(($: Given<{ userId: number; now: number }>) =>
      db.select().from(credits).where(usable($)).orderBy(asc(credits.id)),
    ),
    /** A page of those grants, soonest expiry first. */
    pageOfUser: many(($: Given<{ userId: number; now: number; limit: number; offset: number }>) =>
      db
        .select()
        .from(credits)
        .where(usable($))
        .orderBy(sql`case when ${credits.expiresAt} is null then 1 else 0 end`, asc(credits.expiresAt), asc(credits.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfUser: total(($: Given<{ userId: number; now: number }>) =>
      db.select({ total: count() }).from(credits).where(usable($)),
    ),
    /** Reservations by all baskets of a user. */
    reservedBy: many(($: Given<{ userId: number }>) =>
      db
        .select()
        .from(creditReservations)
        .where(and(eq(creditReservations.userId, $.userId), isReserved))
        .orderBy(asc(creditReservations.id)),
    ),
    /** Reservations by one basket. */
    reservedFor: many(($: Given<{ cartId: number }>) =>
      db
        .select()
        .from(creditReservations)
        .where(and(eq(creditReservations.cartId, $.cartId), isReserved))
        .orderBy(asc(creditReservations.id)),
    ),
    promise: one(($: Given<{ userId: number; type: CreditType }>) =>
      db
        .select({ id: creditReservations.id })
        .from(creditReservations)
        .innerJoin(orders, eq(orders.cartId, creditReservations.cartId))
        .where(
          and(
            eq(creditReservations.userId, $.userId),
            isReserved,
            eq(creditReservations.type, $.type),
            eq(orders.status, sql`'awaiting_payment'`),
          ),
        )
        .limit(1),
    ),
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(credits).where(inList(credits.id, $.ids)).orderBy(asc(credits.id)),
    ),
    /** For the invariants: every grant. */
    listGrants: many(() => db.select().from(credits).orderBy(asc(credits.id))),
    /** For the invariants: all reservations of baskets that became orders. */
    reservationsOfOrders: many(() =>
      db
        .select()
        .from(creditReservations)
        .where(sql`${creditReservations.cartId} in (select ${orders.cartId} from ${orders})`)
        .orderBy(asc(creditReservations.id)),
    ),
  })
  return {
    ...own,
    /** Whether an order that awaits payment counts on the user's credit of a type. */
    isPromised: async (of: { readonly userId: number; readonly type: CreditType }) =>
      (await own.promise(of)) !== undefined,
  }
}

export function createCreditWrites(db: Db, { credits, creditReservations }: Schema) {
  const ofCart = ($: Given<{ cartId: number }>) =>
    and(eq(creditReservations.cartId, $.cartId), eq(creditReservations.state, sql`'reserved'`))
  const ofPart = ($: Given<Part>) => and(ofCart($), eq(creditReservations.type, $.type))

  return queries('credits', db, {
    /** Locks the user's grants for this transaction: two baskets cannot reserve the same credit at once. */
    touchGrants: perform(($: Given<{ userId: number }>) =>
      db
        .update(credits)
        .set({ remaining: sql`${credits.remaining}` })
        .where(eq(credits.userId, $.userId)),
    ),
    insertGrant: insertInto(credits),
    insertReservation: insertInto(creditReservations),
    /** Answers whether the basket had a reservation of this type. */
    resizeReservation: changed(($: Given<Part & { amount: MinorUnits }>) =>
      db.update(creditReservations).set({ amount: $.amount }).where(ofPart($)).returning({ id: creditReservations.id }),
    ),
    releaseReservation: perform(($: Given<Part>) =>
      db.update(creditReservations).set({ state: 'released' }).where(ofPart($)),
    ),
    releaseAllOf: perform(($: Given<{ cartId: number }>) =>
      db.update(creditReservations).set({ state: 'released' }).where(ofCart($)),
    ),
    /** Marks a reservation as spent, with the amount really spent. */
    spendReservation: perform(($: Given<Part & { amount: MinorUnits }>) =>
      db.update(creditReservations).set({ state: 'spent', amount: $.amount }).where(ofPart($)),
    ),
  })
}

export const creditWrites = writesOf('credits', createCreditWrites)
