import type { CartSource, Payment, PaymentProvider } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { CartTables } from '../carts/tables.ts'
import type { ClientTables } from '../site/tables.ts'
import type { CreditTables } from '../credits/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { UserTables } from '../people/tables.ts'
import type { StoredProblem } from './problem.ts'
import { cardTables } from './card-setups/tables.ts'
import type { Challenge } from './providers/provider.ts'
import { refundTables } from './refunds/tables.ts'
import { liveStates, type TransactionState } from './transaction-state.ts'

export type PaymentTables = ReturnType<typeof paymentTables>
export type PaymentSessionRow = PaymentTables['paymentSessions']['$inferSelect']
export type TransactionRow = PaymentTables['paymentTransactions']['$inferSelect']
export type InboxRow = PaymentTables['webhookInbox']['$inferSelect']
export type PaymentSettingsRow = PaymentTables['paymentSettings']['$inferSelect']

/** An attempt that occupies its basket. Constants of the query, so that the partial index is used. */
export const isLiveAttempt = ({ state }: { readonly state: AnyColumn }) =>
  sql`${state} in (${sql.raw(liveStates.map((one) => `'${one}'`).join(', '))})`

/** An attempt whose card a bank has declined. */
export const isRefused = ({ state, gatewayId }: { readonly state: AnyColumn; readonly gatewayId: AnyColumn }) =>
  sql`${state} = 'failed' and ${gatewayId} is not null`

type Ending = { readonly state: AnyColumn; readonly gatewayId: AnyColumn; readonly orderId: AnyColumn }

/** An attempt that a bank was asked about and that was given up before it became an order. [O-291] */
export const isAbandoned = ({ state, gatewayId, orderId }: Ending) =>
  sql`${state} in ('reversing', 'reversed') and ${gatewayId} is not null and ${orderId} is null`

export function paymentTables(
  k: Kit,
  { clients }: ClientTables,
  userTables: UserTables,
  { carts }: CartTables,
  orderTables: OrderTables,
  creditTables: CreditTables,
) {
  const { users } = userTables
  const { orders } = orderTables
  /** Payment settings of organisations; without a row, the card gateway. */
  const paymentSettings = k.table('payment_settings', {
    clientId: k
      .int('client_id')
      .primaryKey()
      .references(() => clients.id),
    provider: k.text('provider').$type<PaymentProvider>().notNull(),
    /** The smallest card charge. */
    minimumAmount: k.money('minimum_amount').notNull(),
    /** Settings that a sandbox passes to its gateway; a real gateway has its own. payments.md 4.2 */
    capturesAtOnce: k.bool('captures_at_once').notNull(),
    refusesWrongAddress: k.bool('refuses_wrong_address').notNull(),
    refusesWithoutLookup: k.bool('refuses_without_lookup').notNull(),
    refusesWithoutChallenge: k.bool('refuses_without_challenge').notNull(),
  })
  /** Keys with which a browser may enter cards, for a customer's amount due. */
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
      /** SHA-256 of owner, source and key: some providers have one key for everybody. */
      keyHash: k.text('key_hash').notNull(),
      amount: k.money('amount').notNull(),
      currencyCode: k.text('currency_code').notNull(),
      itemHash: k.text('item_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at').notNull(),
      /** The attempt that used the key last; most keys serve one. */
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
      /** SHA-256 of the first request, to recognise a repetition. */
      requestHash: k.text('request_hash').notNull(),
      state: k.text('state').$type<TransactionState>().notNull(),
      /** The number of moves so far, which numbers the event log. */
      version: k.int('version').notNull(),
      /** Unanswered questions to the gateway since the last move. */
      tries: k.int('tries').notNull(),
      /** The end of the completion's lease; null without one. */
      leasedUntil: k.instant('leased_until'),
      returnToken: k.text('return_token').notNull(),
      sessionNonce: k.text('session_nonce').notNull(),
      /** The allowed origin the browser returns to, recorded at the start. */
      clientOrigin: k.text('client_origin').notNull(),
      challenge: k.json<Challenge>('challenge'),
      /** The result posted by the bank's page, until the gateway has accepted it. */
      challengeResult: k.text('challenge_result'),
      cardBrand: k.text('card_brand'),
      cardLastFour: k.text('card_last_four'),
      /** The card is to be saved once the order is confirmed; its facts follow. */
      saveCard: k.bool('save_card').notNull(),
      cardholderName: k.text('cardholder_name'),
      cardExpiry: k.text('card_expiry'),
      cardToken: k.text('card_token'),
      problem: k.json<StoredProblem>('problem'),
      /** Given up because another payment for the same basket replaced it. */
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
      k.uniqueIndex('payment_transactions_one_live').on(t.cartId).where(isLiveAttempt(t)),
      k.index('payment_transactions_refused').on(t.userId, t.createdAt).where(isRefused(t)),
      k.index('payment_transactions_abandoned').on(t.userId, t.createdAt).where(isAbandoned(t)),
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
  /** Signed events of the gateway: stored first, then processed. */
  const webhookInbox = k.table(
    'webhook_inbox',
    {
      eventId: k.text('event_id').primaryKey(),
      type: k.text('type').notNull(),
      vendorTxCode: k.text('vendor_tx_code').notNull(),
      state: k.text('state').notNull(),
      /** The new end of a challenge, for events that move it. */
      expiresAt: k.instant('expires_at'),
      refundId: k.text('refund_id'),
      receivedAt: k.instant('received_at').notNull(),
      processedAt: k.instant('processed_at'),
    },
    (t) => [k.index('webhook_inbox_code').on(t.vendorTxCode)],
  )
  /** Idempotency-Keys of callers, and their results. */
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
    ...cardTables(k, userTables),
    paymentSessions,
    paymentTransactions,
    paymentTransactionEvents,
    ...refundTables(k, userTables, orderTables, creditTables),
    webhookInbox,
    requestKeys,
  }
}
