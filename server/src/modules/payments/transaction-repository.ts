import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { TransactionRow } from './tables.ts'
import { mayComeFrom, type TransactionState, transactionStates } from './transaction-state.ts'

const ph = sql.placeholder

export function createTransactionReads(db: ReadDb, { paymentTransactions, paymentTransactionEvents }: Schema) {
  const t = paymentTransactions
  const byUuid = prepared(() =>
    db
      .select()
      .from(t)
      .where(eq(t.uuid, ph('uuid')))
      .prepare('payments_by_uuid'),
  )
  const byVendorCode = prepared(() =>
    db
      .select()
      .from(t)
      .where(eq(t.vendorTxCode, ph('code')))
      .prepare('payments_by_vendor_code'),
  )
  const byReturnToken = prepared(() =>
    db
      .select()
      .from(t)
      .where(eq(t.returnToken, ph('token')))
      .prepare('payments_by_return_token'),
  )
  const liveOfCart = prepared(() =>
    db
      .select()
      .from(t)
      .where(
        and(eq(t.cartId, ph('cartId')), sql`${t.state} in ('authorising', 'sca_required', 'authorised', 'completing')`),
      )
      .prepare('payments_live_of_cart'),
  )
  return {
    byUuid: async (uuid: string) => (await byUuid({ uuid }))[0],
    byVendorCode: async (code: string) => (await byVendorCode({ code }))[0],
    byReturnToken: async (token: string) => (await byReturnToken({ token }))[0],
    /** The one attempt that occupies a basket. */
    liveOfCart: async (cartId: number) => (await liveOfCart({ cartId }))[0],
    /** For the invariants: every attempt, and every move. */
    listTransactions: () => db.select().from(t).orderBy(asc(t.id)),
    listEvents: () =>
      db
        .select()
        .from(paymentTransactionEvents)
        .orderBy(asc(paymentTransactionEvents.transactionUuid), asc(paymentTransactionEvents.sequence)),
  }
}

/** What is learned about an attempt after it began. */
export type TransactionFacts = Partial<
  Pick<
    TransactionRow,
    | 'gatewayId'
    | 'challenge'
    | 'challengeResult'
    | 'cardBrand'
    | 'cardLastFour'
    | 'problem'
    | 'orderId'
    | 'leasedUntil'
    | 'expiresAt'
  >
>

export function createTransactionWrites(db: Db, { paymentTransactions, paymentTransactionEvents }: Schema) {
  const t = paymentTransactions
  const logMove = prepared(() =>
    db
      .insert(paymentTransactionEvents)
      .values({ transactionUuid: ph('uuid'), sequence: ph('sequence'), state: ph('state'), at: ph('at') })
      .prepare('payment_events_insert'),
  )
  const countTry = prepared(() =>
    db
      .update(t)
      .set({ tries: sql`${t.tries} + 1`, leasedUntil: null })
      .where(and(eq(t.uuid, ph('uuid')), eq(t.state, ph('state'))))
      .returning({ tries: t.tries })
      .prepare('payments_count_try'),
  )
  const lease = prepared(() =>
    db
      .update(t)
      .set({ leasedUntil: sql`${ph('until')}` })
      .where(
        and(
          eq(t.uuid, ph('uuid')),
          eq(t.state, sql`'completing'`),
          or(isNull(t.leasedUntil), lte(t.leasedUntil, ph('now'))),
        ),
      )
      .returning({ uuid: t.uuid })
      .prepare('payments_lease'),
  )
  const moves = Object.fromEntries(transactionStates.map((to) => [to, moveStatement(to)]))

  function moveStatement(to: TransactionState) {
    return prepared(() =>
      db
        .update(t)
        .set({ state: to, version: sql`${t.version} + 1`, tries: 0 })
        .where(and(eq(t.uuid, ph('uuid')), inArray(t.state, [...mayComeFrom(to)])))
        .returning({ version: t.version })
        .prepare(`payments_to_${to}`),
    )
  }

  return {
    insertTransaction: async (row: typeof t.$inferInsert) => {
      await db.insert(t).values(row)
      await logMove({ uuid: row.uuid, sequence: row.version, state: row.state, at: row.createdAt })
    },
    /** Compare and set: answers false when the attempt is not in a state that leads to `to`. payments.md 5.2 */
    moveTo: async (uuid: string, to: TransactionState, at: number) => {
      const [moved] = (await moves[to]?.({ uuid })) ?? []
      if (!moved) return false
      await logMove({ uuid, sequence: moved.version, state: to, at })
      return true
    },
    /** Notes what was learned; says nothing about the state. */
    learn: async (uuid: string, facts: TransactionFacts) => {
      if (Object.keys(facts).length === 0) return
      await db.update(t).set(facts).where(eq(t.uuid, uuid))
    },
    /** Takes a completion up; answers false when somebody else is at it, or it is over. */
    lease: async (uuid: string, now: number, until: number) => (await lease({ uuid, now, until })).length === 1,
    /** Counts a question that the gateway left unanswered; answers how many there were, undefined when the state has changed. Whoever asked is done with it. */
    countTry: async (uuid: string, state: TransactionState) => (await countTry({ uuid, state }))[0]?.tries,
  }
}
