import type { PaymentProvider, RefundState } from '@touchline/contract'
import { and, asc, count, desc, eq, getTableColumns, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { createCardSetupReads, createCardSetupWrites } from './card-setups/repository.ts'
import { createOrderRefundReads, createOrderRefundWrites } from './refunds/repository.ts'
import type { SavedCardRow } from './card-setups/tables.ts'
import type { InboxRow } from './tables.ts'
import { createTransactionReads, createTransactionWrites } from './transaction-repository.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createPaymentReads(db: ReadDb, schema: Schema) {
  const { paymentSettings, savedCards, paymentSessions, refunds, credits, webhookInbox, requestKeys } = schema
  const own = queries('payments', db, {
    settingsOf: one(($: Given<{ clientId: number }>) =>
      db.select().from(paymentSettings).where(eq(paymentSettings.clientId, $.clientId)),
    ),
    /** Most recently saved first. */
    savedCardsOf: many(($: Given<{ userId: number; provider: PaymentProvider }>) =>
      db
        .select()
        .from(savedCards)
        .where(and(eq(savedCards.userId, $.userId), eq(savedCards.provider, $.provider)))
        .orderBy(desc(savedCards.savedAt), desc(savedCards.id)),
    ),
    pageOfSavedCards: many(($: Given<{ userId: number; limit: number; offset: number }>) =>
      db
        .select()
        .from(savedCards)
        .where(eq(savedCards.userId, $.userId))
        .orderBy(desc(savedCards.savedAt), desc(savedCards.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfSavedCards: total(($: Given<{ userId: number }>) =>
      db.select({ total: count() }).from(savedCards).where(eq(savedCards.userId, $.userId)),
    ),
    /** Registered with the provider when a sandbox's merchant is created. */
    listSavedCards: many(() => db.select().from(savedCards).orderBy(asc(savedCards.id))),
    sessionByKey: one(($: Given<{ keyHash: string }>) =>
      db.select().from(paymentSessions).where(eq(paymentSessions.keyHash, $.keyHash)),
    ),
    firstSessionToEnd: one(() =>
      db
        .select({ at: paymentSessions.expiresAt })
        .from(paymentSessions)
        .orderBy(asc(paymentSessions.expiresAt))
        .limit(1),
    ),
    refundsOf: many(($: Given<{ uuid: string }>) =>
      db.select().from(refunds).where(eq(refunds.transactionUuid, $.uuid)).orderBy(asc(refunds.id)),
    ),
    inboxEvent: one(($: Given<{ eventId: string }>) =>
      db.select().from(webhookInbox).where(eq(webhookInbox.eventId, $.eventId)),
    ),
    requestKey: one(($: Given<{ userId: number; route: string; key: string }>) =>
      db
        .select()
        .from(requestKeys)
        .where(and(eq(requestKeys.userId, $.userId), eq(requestKeys.route, $.route), eq(requestKeys.key, $.key))),
    ),
    /** For the invariants: waiting events. */
    listUnprocessed: many(() => db.select().from(webhookInbox).where(isNull(webhookInbox.processedAt))),
    /** With the credit granted for each. */
    listRefunds: many(() =>
      db
        .select({ ...getTableColumns(refunds), granted: credits.amount })
        .from(refunds)
        .leftJoin(credits, eq(credits.id, refunds.creditId))
        .orderBy(asc(refunds.id)),
    ),
  })
  return {
    ...createTransactionReads(db, schema),
    ...createOrderRefundReads(db, schema),
    ...createCardSetupReads(db, schema),
    ...own,
  }
}

export function createPaymentWrites(db: Db, schema: Schema) {
  const { paymentSettings, savedCards, paymentSessions, refunds, webhookInbox, requestKeys } = schema
  const own = queries('payments', db, {
    putSettings: insertInto(paymentSettings, {
      target: paymentSettings.clientId,
      set: {
        provider: sql`excluded.provider`,
        minimumAmount: sql`excluded.minimum_amount`,
        capturesAtOnce: sql`excluded.captures_at_once`,
        refusesWrongAddress: sql`excluded.refuses_wrong_address`,
        refusesWithoutLookup: sql`excluded.refuses_without_lookup`,
        refusesWithoutChallenge: sql`excluded.refuses_without_challenge`,
      },
    }),
    /** False when the card is saved already. */
    insertSavedCard: changed(($: Given<SavedCardRow>) =>
      db.insert(savedCards).values($).onConflictDoNothing().returning({ id: savedCards.id }),
    ),
    /** Saves a known card again; answers its row and the provider's earlier id. */
    renewSavedCard: one(($: Given<Omit<SavedCardRow, 'id' | 'token'>>) =>
      db
        .update(savedCards)
        // An omitted name keeps the earlier one.
        .set({ savedAt: $.savedAt, cardholderName: sql`coalesce(${$.cardholderName}, ${savedCards.cardholderName})` })
        .where(
          and(
            eq(savedCards.userId, $.userId),
            eq(savedCards.provider, $.provider),
            eq(savedCards.brand, $.brand),
            eq(savedCards.lastFour, $.lastFour),
            eq(savedCards.expiry, $.expiry),
          ),
        )
        .returning({ id: savedCards.id, provider: savedCards.provider, token: savedCards.token }),
    ),
    setCardToken: perform(($: Given<{ id: number; token: string }>) =>
      db.update(savedCards).set({ token: $.token }).where(eq(savedCards.id, $.id)),
    ),
    /** Answers the removed card; nothing when it is not this customer's. */
    removeSavedCard: one(($: Given<{ id: number; userId: number }>) =>
      db
        .delete(savedCards)
        .where(and(eq(savedCards.id, $.id), eq(savedCards.userId, $.userId)))
        .returning({ provider: savedCards.provider, token: savedCards.token }),
    ),
    removeCardsOf: many(($: Given<{ userId: number }>) =>
      db
        .delete(savedCards)
        .where(eq(savedCards.userId, $.userId))
        .returning({ provider: savedCards.provider, token: savedCards.token }),
    ),
    /** Stores a session; a repeated key gets the current amount. */
    putSession: insertInto(paymentSessions, {
      target: paymentSessions.keyHash,
      set: {
        cartId: sql`excluded.cart_id`,
        amount: sql`excluded.amount`,
        currencyCode: sql`excluded.currency_code`,
        itemHash: sql`excluded.item_hash`,
        createdAt: sql`excluded.created_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    }),
    /** Notes the attempt that uses a reusable key. */
    reuseSession: perform(($: Given<{ uuid: string; transactionUuid: string }>) =>
      db.update(paymentSessions).set({ transactionUuid: $.transactionUuid }).where(eq(paymentSessions.uuid, $.uuid)),
    ),
    /** Uses a key up; false when another attempt has. */
    consumeSession: changed(($: Given<{ uuid: string; transactionUuid: string }>) =>
      db
        .update(paymentSessions)
        .set({ transactionUuid: $.transactionUuid })
        .where(and(eq(paymentSessions.uuid, $.uuid), isNull(paymentSessions.transactionUuid)))
        .returning({ uuid: paymentSessions.uuid }),
    ),
    /** Frees a key as if the attempt had not used it. */
    freeSession: perform(($: Given<{ keyHash: string; transactionUuid: string }>) =>
      db
        .update(paymentSessions)
        .set({ transactionUuid: null })
        .where(and(eq(paymentSessions.keyHash, $.keyHash), eq(paymentSessions.transactionUuid, $.transactionUuid))),
    ),
    deleteSessions: perform(($: Given<{ before: number }>) =>
      db.delete(paymentSessions).where(lte(paymentSessions.expiresAt, $.before)),
    ),
    insertRefund: insertInto(refunds),
    refundAnswered: perform(($: Given<{ uuid: string; state: RefundState; gatewayRefundId: string }>) =>
      db
        .update(refunds)
        .set({ state: $.state, gatewayRefundId: $.gatewayRefundId })
        .where(and(eq(refunds.uuid, $.uuid), isNull(refunds.gatewayRefundId))),
    ),
    /** The outcome of a refund known to the gateway; false when it is unknown, unchanged, or failed before. */
    refundOutcome: changed(($: Given<{ uuid: string; gatewayRefundId: string; state: RefundState }>) =>
      db
        .update(refunds)
        .set({ state: $.state })
        .where(
          and(
            eq(refunds.transactionUuid, $.uuid),
            eq(refunds.gatewayRefundId, $.gatewayRefundId),
            ne(refunds.state, 'failed'),
            ne(refunds.state, $.state),
          ),
        )
        .returning({ id: refunds.id }),
    ),
    /** Stores an event once; false when it was stored before. */
    insertEvent: changed(($: Given<InboxRow>) =>
      db.insert(webhookInbox).values($).onConflictDoNothing().returning({ id: webhookInbox.eventId }),
    ),
    markProcessed: changed(($: Given<{ eventId: string; at: number }>) =>
      db
        .update(webhookInbox)
        .set({ processedAt: $.at })
        .where(and(eq(webhookInbox.eventId, $.eventId), isNull(webhookInbox.processedAt)))
        .returning({ eventId: webhookInbox.eventId }),
    ),
    /** Stores the result of a key. */
    insertRequestKey: insertInto(requestKeys, 'leave out'),
    deleteRequestKey: perform(($: Given<{ userId: number; route: string; key: string; transactionUuid: string }>) =>
      db
        .delete(requestKeys)
        .where(
          and(
            eq(requestKeys.userId, $.userId),
            eq(requestKeys.route, $.route),
            eq(requestKeys.key, $.key),
            eq(requestKeys.transactionUuid, $.transactionUuid),
          ),
        ),
    ),
    /** Deletes keys that are no longer repeated. */
    deleteRequestKeys: perform(($: Given<{ until: number }>) =>
      db.delete(requestKeys).where(lte(requestKeys.createdAt, $.until)),
    ),
  })
  return {
    ...createTransactionWrites(db, schema),
    ...createOrderRefundWrites(db, schema),
    ...createCardSetupWrites(db, schema),
    ...own,
  }
}

export const paymentWrites = writesOf('payments', createPaymentWrites)
