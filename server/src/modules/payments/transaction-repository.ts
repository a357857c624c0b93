import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { isAbandoned, isLiveAttempt, isRefused, type TransactionRow } from './tables.ts'
import { mayComeFrom, type TransactionState } from './transaction-state.ts'

type Fruitless = { readonly userId: number; readonly since: number; readonly newer: number }

export function createTransactionReads(db: ReadDb, schema: Schema) {
  const { paymentTransactions, paymentTransactionEvents, webhookInbox: inbox, cardSetups: setups, jobs } = schema
  const [t, events] = [paymentTransactions, paymentTransactionEvents]
  const since = ($: Given<Fruitless>) => and(eq(t.userId, $.userId), gt(t.createdAt, $.since))
  const refusedPayments = ($: Given<Fruitless>) =>
    db
      .select({ at: t.createdAt })
      .from(t)
      .where(and(since($), isRefused(t)))
  const abandonedPayments = ($: Given<Fruitless>) =>
    db
      .select({ at: t.createdAt })
      .from(t)
      .where(and(since($), isAbandoned(t)))
  const refusedSetups = ($: Given<Fruitless>) =>
    db
      .select({ at: inbox.receivedAt })
      .from(setups)
      .innerJoin(inbox, and(eq(inbox.vendorTxCode, setups.uuid), eq(inbox.type, sql`'setup_intent.setup_failed'`)))
      .where(and(eq(setups.userId, $.userId), gt(inbox.receivedAt, $.since)))
  return queries('transactions', db, {
    byUuid: one(($: Given<{ uuid: string }>) => db.select().from(t).where(eq(t.uuid, $.uuid))),
    byId: one(($: Given<{ id: number }>) => db.select().from(t).where(eq(t.id, $.id))),
    byVendorCode: one(($: Given<{ code: string }>) => db.select().from(t).where(eq(t.vendorTxCode, $.code))),
    byReturnToken: one(($: Given<{ token: string }>) => db.select().from(t).where(eq(t.returnToken, $.token))),
    /** The one attempt that occupies a basket. */
    liveOfCart: one(($: Given<{ cartId: number }>) =>
      db
        .select()
        .from(t)
        .where(and(eq(t.cartId, $.cartId), isLiveAttempt(t))),
    ),
    /** How many attempts have a job of a kind, by state. */
    withJobByState: many(($: Given<{ kind: string }>) =>
      db
        .select({ state: t.state, total: count() })
        .from(jobs)
        .innerJoin(t, eq(t.uuid, jobs.subject))
        .where(eq(jobs.kind, $.kind))
        .groupBy(t.state),
    ),
    /** The moves of one attempt, in order. */
    movesOf: many(($: Given<{ uuid: string }>) =>
      db.select().from(events).where(eq(events.transactionUuid, $.uuid)).orderBy(asc(events.sequence)),
    ),
    /**
     * A card declined after `since`, for a payment or to be saved, skipping the `newer` latest ones. An attempt without
     * the gateway's id never reached a bank.
     */
    refusedCard: one(($: Given<Fruitless>) =>
      refusedPayments($).unionAll(refusedSetups($)).orderBy(desc(t.createdAt)).limit(1).offset($.newer),
    ),
    /** As `refusedCard`, payments that the customer abandoned included. */
    fruitlessPayment: one(($: Given<Fruitless>) =>
      refusedPayments($)
        .unionAll(abandonedPayments($))
        .unionAll(refusedSetups($))
        .orderBy(desc(t.createdAt))
        .limit(1)
        .offset($.newer),
    ),
    /** For the invariants: every attempt, and every move. */
    listTransactions: many(() => db.select().from(t).orderBy(asc(t.id))),
    listEvents: many(() => db.select().from(events).orderBy(asc(events.transactionUuid), asc(events.sequence))),
  })
}

/** Facts learned about an attempt after its start. */
export type TransactionFacts = Partial<
  Pick<
    TransactionRow,
    | 'gatewayId'
    | 'challenge'
    | 'challengeResult'
    | 'cardBrand'
    | 'cardLastFour'
    | 'cardExpiry'
    | 'cardToken'
    | 'problem'
    | 'superseded'
    | 'orderId'
    | 'leasedUntil'
    | 'expiresAt'
  >
>

type Move = { readonly uuid: string; readonly to: TransactionState; readonly at: number }

export function createTransactionWrites(db: Db, { paymentTransactions, paymentTransactionEvents }: Schema) {
  const t = paymentTransactions
  const own = queries('transactions', db, {
    insert: insertInto(t),
    insertEvents: insertInto(paymentTransactionEvents),
    move: one(($: Given<{ uuid: string; to: TransactionState; from: readonly TransactionState[] }>) =>
      db
        .update(t)
        .set({ state: $.to, version: sql`${t.version} + 1`, tries: 0 })
        .where(and(eq(t.uuid, $.uuid), inList(t.state, $.from)))
        .returning({ version: t.version }),
    ),
    learn: perform(($: Given<TransactionFacts & { uuid: string }>) => {
      const { uuid, ...facts } = $
      return db.update(t).set(facts).where(eq(t.uuid, uuid))
    }),
    /** Removes the names on the cards of a user, and the ids under which a provider saved them. */
    forgetHolder: perform(($: Given<{ userId: number }>) =>
      db.update(t).set({ cardholderName: null, cardToken: null }).where(eq(t.userId, $.userId)),
    ),
    lease: changed(($: Given<{ uuid: string; now: number; until: number }>) =>
      db
        .update(t)
        .set({ leasedUntil: $.until })
        .where(
          and(eq(t.uuid, $.uuid), eq(t.state, sql`'completing'`), or(isNull(t.leasedUntil), lte(t.leasedUntil, $.now))),
        )
        .returning({ uuid: t.uuid }),
    ),
    countTry: one(($: Given<{ uuid: string; state: TransactionState }>) =>
      db
        .update(t)
        .set({ tries: sql`${t.tries} + 1`, leasedUntil: null })
        .where(and(eq(t.uuid, $.uuid), eq(t.state, $.state)))
        .returning({ tries: t.tries }),
    ),
  })

  return {
    insertTransaction: async (row: typeof t.$inferInsert) => {
      await own.insert(row)
      await own.insertEvents({ transactionUuid: row.uuid, sequence: row.version, state: row.state, at: row.createdAt })
    },
    /** Compare and set: false when the attempt's state does not lead to `to`. payments.md 5.2 */
    moveTo: async ({ uuid, to, at }: Move) => {
      const moved = await own.move({ uuid, to, from: mayComeFrom(to) })
      if (!moved) return false
      await own.insertEvents({ transactionUuid: uuid, sequence: moved.version, state: to, at })
      return true
    },
    /** Stores learned facts; the state stays. */
    learn: async (learned: TransactionFacts & { readonly uuid: string }) => {
      if (Object.keys(learned).length > 1) await own.learn(learned)
    },
    forgetHolder: own.forgetHolder,
    /** Takes the lease of a completion; false when another worker has it, or it has ended. */
    lease: own.lease,
    /**
     * Counts an unanswered question to the gateway; answers the count, undefined when the state has changed. Ends the
     * lease.
     */
    countTry: async (question: { readonly uuid: string; readonly state: TransactionState }) =>
      (await own.countTry(question))?.tries,
  }
}
