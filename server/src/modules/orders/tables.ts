import type { CartSource, OrderStatus, RefundStatus, TenderType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import { type CartTables, lineColumns } from '../carts/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type OrderTables = ReturnType<typeof orderTables>
export type OrderRow = OrderTables['orders']['$inferSelect']
export type OrderPaymentRow = OrderTables['orderPayments']['$inferSelect']

export type OrderPaymentState = 'pending' | 'settled' | 'reversed'

export function orderTables(k: Kit, { users, tills }: UserTables, { carts }: CartTables) {
  /** Terms accepted with orders, word for word: the client's terms may change later. */
  const acceptedTerms = k.table('accepted_terms', {
    /** SHA-256 of the text. */
    version: k.text('version').primaryKey(),
    html: k.text('html').notNull(),
  })
  const orders = k.table(
    'orders',
    {
      id: k.int('id').primaryKey(),
      uuid: k.text('uuid').notNull(),
      /** The basket; null for orders of the seed. */
      cartId: k.int('cart_id').references(() => carts.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      source: k.text('source').$type<CartSource>().notNull(),
      status: k.text('status').$type<OrderStatus>().notNull(),
      refundStatus: k.text('refund_status').$type<RefundStatus>(),
      total: k.money('total').notNull(),
      itemHash: k.text('item_hash').notNull(),
      createdAt: k.instant('created_at').notNull(),
      paidAt: k.instant('paid_at'),
      /** The till that took the money; null without one. */
      tillId: k.int('till_id').references(() => tills.id),
      /** The accepted terms; null without any. */
      termsVersion: k.text('terms_version').references(() => acceptedTerms.version),
      termsAcceptedAt: k.instant('terms_accepted_at'),
    },
    (t) => [
      k.uniqueIndex('orders_uuid').on(t.uuid),
      k.index('orders_till').on(t.tillId),
      k.index('orders_user').on(t.userId, t.createdAt, t.id),
      k
        .uniqueIndex('orders_one_success')
        .on(t.cartId)
        .where(sql`${t.status} = 'success'`),
      k.check('orders_total', sql`${t.total} >= 0`),
      k.check('orders_terms', sql`(${t.termsVersion} is null) = (${t.termsAcceptedAt} is null)`),
    ],
  )
  /** The basket's lines as they were ordered. */
  const orderItems = k.table(
    'order_items',
    {
      orderId: k
        .int('order_id')
        .notNull()
        .references(() => orders.id),
      /** The basket line's id: unique within an order, the same in a second order of the same basket. */
      id: k.int('id').notNull(),
      parentId: k.int('parent_id'),
      ...lineColumns(k, users),
    },
    (t) => [k.primaryKey({ name: 'order_items_pk', columns: [t.orderId, t.id] })],
  )
  /** Payments of an order, one per tender; none for a free order. */
  const orderPayments = k.table(
    'order_payments',
    {
      orderId: k
        .int('order_id')
        .notNull()
        .references(() => orders.id),
      /** The position of the tender, from 1. */
      position: k.int('position').notNull(),
      tenderType: k.text('tender_type').$type<TenderType>().notNull(),
      amount: k.money('amount').notNull(),
      transactionUuid: k.text('transaction_uuid'),
      /** The number on the slip, of a voucher or a cheque. */
      reference: k.text('reference'),
      cardBrand: k.text('card_brand'),
      cardLastFour: k.text('card_last_four'),
      state: k.text('state').$type<OrderPaymentState>().notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'order_payments_pk', columns: [t.orderId, t.position] }),
      k.check('order_payments_amount', sql`${t.amount} > 0`),
      k.check('order_payments_card', sql`(${t.tenderType} = 'online') = (${t.transactionUuid} is not null)`),
    ],
  )
  return { acceptedTerms, orders, orderItems, orderPayments }
}
