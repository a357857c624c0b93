import type { CreditType } from '@touchline/contract'
import { type MinorUnits, zero } from '@touchline/money'
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createCreditReads(db: ReadDb, { credits, creditReservations, orders }: Schema) {
  const byId = prepared(() =>
    db
      .select()
      .from(credits)
      .where(eq(credits.id, ph('id')))
      .prepare('credits_by_id'),
  )
  const usable = prepared(() =>
    db
      .select()
      .from(credits)
      .where(
        and(
          eq(credits.userId, ph('userId')),
          gt(credits.remaining, sql`0`),
          or(isNull(credits.expiresAt), gt(credits.expiresAt, ph('now'))),
        ),
      )
      .orderBy(asc(credits.id))
      .prepare('credits_usable'),
  )
  const reserved = prepared(() =>
    db
      .select()
      .from(creditReservations)
      .where(and(eq(creditReservations.userId, ph('userId')), eq(creditReservations.state, sql`'reserved'`)))
      .orderBy(asc(creditReservations.id))
      .prepare('credit_reservations_of_user'),
  )
  const reservedFor = prepared(() =>
    db
      .select()
      .from(creditReservations)
      .where(and(eq(creditReservations.cartId, ph('cartId')), eq(creditReservations.state, sql`'reserved'`)))
      .orderBy(asc(creditReservations.id))
      .prepare('credit_reservations_of_cart'),
  )
  const promised = prepared(() =>
    db
      .select({ id: creditReservations.id })
      .from(creditReservations)
      .innerJoin(orders, eq(orders.cartId, creditReservations.cartId))
      .where(
        and(
          eq(creditReservations.userId, ph('userId')),
          eq(creditReservations.state, sql`'reserved'`),
          eq(creditReservations.type, ph('type')),
          eq(orders.status, sql`'awaiting_payment'`),
        ),
      )
      .limit(1)
      .prepare('credit_reservations_promised'),
  )
  return {
    byId: async (id: number) => (await byId({ id }))[0],
    /** Grants that can be spent at an instant: something is left and they have not expired. */
    usableBy: (userId: number, now: number) => usable({ userId, now }),
    /** What all baskets of a user have set aside. */
    reservedBy: (userId: number) => reserved({ userId }),
    /** What one basket has set aside. */
    reservedFor: (cartId: number) => reservedFor({ cartId }),
    /** Whether an order that waits for its payment counts on the user's credit of a type. */
    isPromised: async (userId: number, type: CreditType) => (await promised({ userId, type })).length > 0,
    /** For the invariants: every grant. */
    listGrants: () => db.select().from(credits).orderBy(asc(credits.id)),
    /** For the invariants: every reservation of the given baskets, whatever became of it. */
    reservationsOf: (cartIds: readonly number[]) =>
      db
        .select()
        .from(creditReservations)
        .where(inArray(creditReservations.cartId, [...cartIds]))
        .orderBy(asc(creditReservations.id)),
  }
}

export function createCreditWrites(db: Db, { credits, creditReservations }: Schema) {
  const touch = prepared(() =>
    db
      .update(credits)
      .set({ remaining: sql`${credits.remaining}` })
      .where(eq(credits.userId, ph('userId')))
      .returning({ id: credits.id })
      .prepare('credits_touch'),
  )
  const insert = prepared(() =>
    db
      .insert(creditReservations)
      .values({
        id: ph('id'),
        userId: ph('userId'),
        cartId: ph('cartId'),
        type: ph('type'),
        amount: ph('amount'),
        state: 'reserved',
        createdAt: ph('createdAt'),
      })
      .prepare('credit_reservations_insert'),
  )
  const resize = prepared(() =>
    db
      .update(creditReservations)
      .set({ amount: sql`${ph('amount')}` })
      .where(and(ofCart(), eq(creditReservations.type, ph('type'))))
      .returning({ id: creditReservations.id })
      .prepare('credit_reservations_resize'),
  )
  const release = prepared(() =>
    db
      .update(creditReservations)
      .set({ state: 'released' })
      .where(and(ofCart(), eq(creditReservations.type, ph('type'))))
      .prepare('credit_reservations_release'),
  )
  const releaseAll = prepared(() =>
    db.update(creditReservations).set({ state: 'released' }).where(ofCart()).prepare('credit_reservations_release_all'),
  )
  const spend = prepared(() =>
    db
      .update(creditReservations)
      .set({ state: 'spent', amount: sql`${ph('amount')}` })
      .where(and(ofCart(), eq(creditReservations.type, ph('type'))))
      .returning({ id: creditReservations.id })
      .prepare('credit_reservations_spend'),
  )

  function ofCart() {
    return and(eq(creditReservations.cartId, ph('cartId')), eq(creditReservations.state, sql`'reserved'`))
  }

  return {
    /** Takes the user's grants for this unit of work: two baskets cannot set the same credit aside at once. */
    touchGrants: async (userId: number) => void (await touch({ userId })),
    /** A grant of nothing yet: what it is worth comes with its movement. */
    insertGrant: async (row: Omit<typeof credits.$inferInsert, 'remaining'>) =>
      void (await db.insert(credits).values({ ...row, remaining: zero })),
    insertReservation: async (row: {
      readonly id: number
      readonly userId: number
      readonly cartId: number
      readonly type: CreditType
      readonly amount: MinorUnits
      readonly createdAt: number
    }) => void (await insert({ ...row })),
    /** Answers whether the basket had set credit of this type aside. */
    resizeReservation: async (cartId: number, type: CreditType, amount: MinorUnits) =>
      (await resize({ cartId, type, amount })).length === 1,
    releaseReservation: async (cartId: number, type: CreditType) => void (await release({ cartId, type })),
    releaseAllOf: async (cartId: number) => void (await releaseAll({ cartId })),
    /** Marks what was set aside as spent, with the amount that was really spent. */
    spendReservation: async (cartId: number, type: CreditType, amount: MinorUnits) =>
      (await spend({ cartId, type, amount })).length === 1,
  }
}
