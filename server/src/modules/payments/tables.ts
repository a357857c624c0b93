import type { CartSource, Payment, PaymentProblem, PaymentProvider, RefundState, TenderType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { CartTables } from '../carts/tables.ts'
import type { ClientTables } from '../site/tables.ts'
import type { CreditTables } from '../credits/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { UserTables } from '../users/tables.ts'
import { paymentSettingsTable } from './payment-settings.ts'
import type { Challenge } from './providers/provider.ts'
import type { TransactionState } from './transaction-state.ts'

export type PaymentTables = ReturnType<typeof paymentTables>
export type PaymentSessionRow = PaymentTables['paymentSessions']['$inferSelect']
export type TransactionRow = PaymentTables['paymentTransactions']['$inferSelect']
export type RefundRow = PaymentTables['refunds']['$inferSelect']
export type InboxRow = PaymentTables['webhookInbox']['$inferSelect']

/** `over`: nothing came of it, and nothing will. */
export type CardSetupState = 'open' | 'succeeded' | 'over'
export type CardSetupRow = PaymentTables['cardSetups']['$inferSelect']
export type SavedCardRow = PaymentTables['savedCards']['$inferSelect']

/** A bank has seen the card of an attempt and said no. */
export const isRefused = ({ state, gatewayId }: { readonly state: AnyColumn; readonly gatewayId: AnyColumn }) =>
  sql`${state} = 'failed' and ${gatewayId} is not null`

export function paymentTables(
  k: Kit,
  { clients }: ClientTables,
  { users, tills }: UserTables,
  { carts }: CartTables,
  { orders, orderItems }: OrderTables,
  { credits }: CreditTables,
) {
  const paymentSettings = paymentSettingsTable(k, clients.id)
  /** Cards that customers keep for the next time: what may be shown, and the provider's own name of each. */
  const savedCards = k.table(
    'saved_cards',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      token: k.text('token').notNull(),
      brand: k.text('brand').notNull(),
      lastFour: k.text('last_four').notNull(),
      /** `MM/YY` */
      expiry: k.text('expiry').notNull(),
      cardholderName: k.text('cardholder_name'),
      /** When it was last kept: the same card again takes its own place. */
      savedAt: k.instant('saved_at').notNull(),
    },
    (t) => [k.uniqueIndex('saved_cards_of_user').on(t.userId, t.provider, t.brand, t.lastFour, t.expiry)],
  )
  /** A card that is about to be kept without a payment. payments.md 5.10 */
  const cardSetups = k.table(
    'card_setups',
    {
      uuid: k.text('uuid').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      /** The provider's own name of it. */
      gatewayId: k.text('gateway_id').notNull(),
      state: k.text('state').$type<CardSetupState>().notNull(),
      returnToken: k.text('return_token').notNull(),
      /** Where the browser goes back to: an allowed origin, recorded when it began. */
      clientOrigin: k.text('client_origin').notNull(),
      /** The card that came of it, which its customer may have removed since. */
      savedCardId: k.int('saved_card_id'),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('card_setups_gateway_id').on(t.provider, t.gatewayId),
      k.uniqueIndex('card_setups_return_token').on(t.returnToken),
      k.index('card_setups_user').on(t.userId, t.createdAt),
      k.check('card_setups_card', sql`(${t.state} = 'succeeded') = (${t.savedCardId} is not null)`),
    ],
  )
  /** A key that a browser may enter cards with, for what one customer has to pay. */
  const paymentSessions = k.table(
    'payment_sessions',
    {
      uuid: k.text('uuid').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      /** SHA-256 of whose it is, for which source, and the key: some providers have one key for everybody. */
      keyHash: k.text('key_hash').notNull(),
      amount: k.money('amount').notNull(),
      currencyCode: k.text('currency_code').notNull(),
      itemHash: k.text('item_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
      /** The attempt that used the key last; most keys are worth one. */
      transactionUuid: k.text('transaction_uuid'),
    },
    (t) => [k.uniqueIndex('payment_sessions_key').on(t.keyHash), k.index('payment_sessions_cart').on(t.cartId)],
  )
  const paymentTransactions = k.table(
    'payment_transactions',
    {
      id: k.int('id').primaryKey(),
      uuid: k.text('uuid').notNull(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      selectedUserId: k.int('selected_user_id').references(() => users.id),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      provider: k.text('provider').$type<PaymentProvider>().notNull(),
      /** Our reference at the gateway. */
      vendorTxCode: k.text('vendor_tx_code').notNull(),
      gatewayId: k.text('gateway_id'),
      /** The card part only. */
      amount: k.money('amount').notNull(),
      currencyCode: k.text('currency_code').notNull(),
      source: k.text('source').$type<CartSource>().notNull(),
      itemHash: k.text('item_hash').notNull(),
      /** As authorised: completion must repeat them. payments.md D11 */
      payments: k.json<readonly Payment[]>('payments').notNull(),
      /** SHA-256 of the request that began the attempt, to know a repetition. */
      requestHash: k.text('request_hash').notNull(),
      state: k.text('state').$type<TransactionState>().notNull(),
      /** Number of moves so far; the sequence of the event log. */
      version: k.int('version').notNull(),
      /** Unanswered questions to the gateway since the last move. */
      tries: k.int('tries').notNull(),
      /** Until when somebody is at its completion: others leave it to them. Null: nobody is. */
      leasedUntil: k.instant('leased_until'),
      returnToken: k.text('return_token').notNull(),
      sessionNonce: k.text('session_nonce').notNull(),
      /** Where the browser goes back to: an allowed origin, recorded when the attempt began. */
      clientOrigin: k.text('client_origin').notNull(),
      challenge: k.json<Challenge>('challenge'),
      /** What the bank's page posted, until the gateway has taken it. */
      challengeResult: k.text('challenge_result'),
      cardBrand: k.text('card_brand'),
      cardLastFour: k.text('card_last_four'),
      /** The card is to be kept once the order is confirmed; the rest is what will be kept. */
      saveCard: k.bool('save_card').notNull(),
      cardholderName: k.text('cardholder_name'),
      cardExpiry: k.text('card_expiry'),
      cardToken: k.text('card_token'),
      problem: k.json<PaymentProblem>('problem'),
      /** Given up because another payment for the same basket took its place. */
      superseded: k.bool('superseded').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      createdAt: k.instant('created_at').notNull(),
      /** When the attempt is given up in its present state. */
      expiresAt: k.instant('expires_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('payment_transactions_uuid').on(t.uuid),
      k.uniqueIndex('payment_transactions_vendor_code').on(t.vendorTxCode),
      k.uniqueIndex('payment_transactions_return_token').on(t.returnToken),
      k
        .uniqueIndex('payment_transactions_one_live')
        .on(t.cartId)
        .where(sql`${t.state} in ('authorising', 'sca_required', 'authorised', 'completing')`),
      k.index('payment_transactions_refused').on(t.userId, t.createdAt).where(isRefused(t)),
      k.check('payment_transactions_amount', sql`${t.amount} > 0`),
    ],
  )
  /** One row per move of an attempt, without gaps. */
  const paymentTransactionEvents = k.table(
    'payment_transaction_events',
    {
      transactionUuid: k.text('transaction_uuid').notNull(),
      sequence: k.int('sequence').notNull(),
      state: k.text('state').$type<TransactionState>().notNull(),
      at: k.instant('at').notNull(),
    },
    (t) => [k.primaryKey({ name: 'payment_transaction_events_pk', columns: [t.transactionUuid, t.sequence] })],
  )
  /**
   * Money given back: all of an attempt that did not become an order (`orderId` null), or part of an order. It is asked
   * for first; what comes of it is known later.
   */
  const refunds = k.table(
    'refunds',
    {
      id: k.int('id').primaryKey(),
      /** Part of the idempotency key at the gateway. */
      uuid: k.text('uuid').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      /** The line it is for; null: not for one line. */
      orderItemId: k.int('order_item_id'),
      /** What it is given back as. */
      tenderType: k.text('tender_type').$type<TenderType>().notNull(),
      /** The payment it goes back to; null when it does not go back to a card. */
      transactionUuid: k.text('transaction_uuid'),
      amount: k.money('amount').notNull(),
      state: k.text('state').$type<RefundState>().notNull(),
      /** Null until the gateway has answered. */
      gatewayRefundId: k.text('gateway_refund_id'),
      /** The grant it became; null when it is not given back as credit. */
      creditId: k.int('credit_id').references(() => credits.id),
      /** Who of the staff gave it back, and why; null where nobody did. */
      givenBy: k.int('given_by').references(() => users.id),
      reason: k.text('reason'),
      /** Where staff gave it out of a till; null where they did not. */
      tillId: k.int('till_id').references(() => tills.id),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('refunds_uuid').on(t.uuid),
      k.index('refunds_transaction').on(t.transactionUuid),
      k.index('refunds_till').on(t.tillId),
      k.index('refunds_order').on(t.orderId),
      k.foreignKey({
        name: 'refunds_order_item',
        columns: [t.orderId, t.orderItemId],
        foreignColumns: [orderItems.orderId, orderItems.id],
      }),
      k
        .uniqueIndex('refunds_one_unanswered')
        .on(t.transactionUuid)
        .where(sql`${t.gatewayRefundId} is null and ${t.state} = 'pending' and ${t.orderId} is null`),
      k.check('refunds_credit', sql`(${t.tenderType} = 'credit') = (${t.creditId} is not null)`),
      k.check('refunds_amount', sql`${t.amount} > 0`),
      k.check('refunds_card', sql`(${t.tenderType} = 'online') = (${t.transactionUuid} is not null)`),
      k.check(
        'refunds_of',
        sql`${t.orderId} is not null or (${t.transactionUuid} is not null and ${t.orderItemId} is null)`,
      ),
    ],
  )
  /** Signed events of the gateway: stored first, then worked off. */
  const webhookInbox = k.table(
    'webhook_inbox',
    {
      eventId: k.text('event_id').primaryKey(),
      type: k.text('type').notNull(),
      vendorTxCode: k.text('vendor_tx_code').notNull(),
      state: k.text('state').notNull(),
      /** New end of a challenge, for the events that move it. */
      expiresAt: k.instant('expires_at'),
      refundId: k.text('refund_id'),
      receivedAt: k.instant('received_at').notNull(),
      processedAt: k.instant('processed_at'),
    },
    (t) => [k.index('webhook_inbox_code').on(t.vendorTxCode)],
  )
  /** Idempotency-Keys of callers and what they led to. */
  const requestKeys = k.table(
    'request_keys',
    {
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      route: k.text('route').notNull(),
      key: k.text('key').notNull(),
      bodyHash: k.text('body_hash').notNull(),
      transactionUuid: k.text('transaction_uuid'),
      orderId: k.int('order_id'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'request_keys_pk', columns: [t.userId, t.route, t.key] }),
      k.index('request_keys_age').on(t.createdAt),
    ],
  )
  return {
    paymentSettings,
    savedCards,
    cardSetups,
    paymentSessions,
    paymentTransactions,
    paymentTransactionEvents,
    refunds,
    webhookInbox,
    requestKeys,
  }
}
