import type { MinorUnits } from '@touchline/money'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { RefundState } from './tables.ts'
import { createTransactionReads, createTransactionWrites } from './transaction-repository.ts'

const ph = sql.placeholder

export function createPaymentReads(db: ReadDb, schema: Schema) {
  const { paymentSessions, refunds, webhookInbox, requestKeys } = schema
  const session = prepared(() =>
    db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.keyHash, ph('keyHash')))
      .prepare('payment_sessions_by_key'),
  )
  const refundsOf = prepared(() =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.transactionUuid, ph('uuid')))
      .orderBy(asc(refunds.id))
      .prepare('refunds_of_transaction'),
  )
  const event = prepared(() =>
    db
      .select()
      .from(webhookInbox)
      .where(eq(webhookInbox.eventId, ph('eventId')))
      .prepare('webhook_inbox_by_id'),
  )
  const requestKey = prepared(() =>
    db
      .select()
      .from(requestKeys)
      .where(
        and(eq(requestKeys.userId, ph('userId')), eq(requestKeys.route, ph('route')), eq(requestKeys.key, ph('key'))),
      )
      .prepare('request_keys_find'),
  )
  return {
    ...createTransactionReads(db, schema),
    sessionByKey: async (keyHash: string) => (await session({ keyHash }))[0],
    refundsOf: (uuid: string) => refundsOf({ uuid }),
    inboxEvent: async (eventId: string) => (await event({ eventId }))[0],
    requestKey: async (userId: number, route: string, key: string) => (await requestKey({ userId, route, key }))[0],
    /** For the invariants: the events that wait. */
    listUnprocessed: () => db.select().from(webhookInbox).where(isNull(webhookInbox.processedAt)),
    listRefunds: () => db.select().from(refunds).orderBy(asc(refunds.id)),
  }
}

export function createPaymentWrites(db: Db, schema: Schema) {
  const { paymentSessions, refunds, webhookInbox, requestKeys } = schema
  const consume = prepared(() =>
    db
      .update(paymentSessions)
      .set({ transactionUuid: sql`${ph('transactionUuid')}` })
      .where(and(eq(paymentSessions.uuid, ph('uuid')), isNull(paymentSessions.transactionUuid)))
      .returning({ uuid: paymentSessions.uuid })
      .prepare('payment_sessions_consume'),
  )
  const processed = prepared(() =>
    db
      .update(webhookInbox)
      .set({ processedAt: sql`${ph('at')}` })
      .where(and(eq(webhookInbox.eventId, ph('eventId')), isNull(webhookInbox.processedAt)))
      .returning({ eventId: webhookInbox.eventId })
      .prepare('webhook_inbox_processed'),
  )
  const answered = prepared(() =>
    db
      .update(refunds)
      .set({ state: sql`${ph('state')}`, gatewayRefundId: sql`${ph('gatewayRefundId')}` })
      .where(and(eq(refunds.uuid, ph('uuid')), isNull(refunds.gatewayRefundId)))
      .returning({ uuid: refunds.uuid })
      .prepare('refunds_answered'),
  )
  const outcome = prepared(() =>
    db
      .update(refunds)
      .set({ state: sql`${ph('state')}` })
      .where(and(eq(refunds.transactionUuid, ph('uuid')), eq(refunds.gatewayRefundId, ph('gatewayRefundId'))))
      .returning({ amount: refunds.amount })
      .prepare('refunds_outcome'),
  )
  return {
    ...createTransactionWrites(db, schema),
    insertSession: async (row: typeof paymentSessions.$inferInsert) =>
      void (await db.insert(paymentSessions).values(row)),
    /** Uses a key up; answers false when another attempt already has. */
    consumeSession: async (uuid: string, transactionUuid: string) =>
      (await consume({ uuid, transactionUuid })).length === 1,
    /** Begins to give back what an attempt took that did not become an order. */
    insertRefund: async (row: {
      readonly id: number
      readonly uuid: string
      readonly transactionUuid: string
      readonly amount: MinorUnits
      readonly createdAt: number
    }) =>
      void (await db.insert(refunds).values({
        ...row,
        orderId: null,
        orderItemId: null,
        tenderType: 'online',
        state: 'pending',
        gatewayRefundId: null,
      })),
    refundAnswered: async (uuid: string, state: RefundState, gatewayRefundId: string) =>
      (await answered({ uuid, state, gatewayRefundId })).length === 1,
    /** What became of a refund that the gateway knows; answers false when it is none of ours. */
    refundOutcome: async (uuid: string, gatewayRefundId: string, state: RefundState) =>
      (await outcome({ uuid, gatewayRefundId, state })).length > 0,
    /** Stores an event once; answers false when it was there. */
    insertEvent: async (row: typeof webhookInbox.$inferInsert) =>
      (await db.insert(webhookInbox).values(row).onConflictDoNothing().returning({ id: webhookInbox.eventId })).length >
      0,
    markProcessed: async (eventId: string, at: number) => (await processed({ eventId, at })).length === 1,
    /** Remembers what a key led to, and forgets the keys that nobody repeats any more. */
    insertRequestKey: async (row: typeof requestKeys.$inferInsert, forgetBefore: number) => {
      await db.delete(requestKeys).where(lt(requestKeys.createdAt, forgetBefore))
      const rows = await db.insert(requestKeys).values(row).onConflictDoNothing().returning({ key: requestKeys.key })
      return rows.length > 0
    },
  }
}
