import type { RefundState, TenderType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { CreditTables } from '../../credits/tables.ts'
import type { OrderTables } from '../../orders/tables.ts'
import type { UserTables } from '../../people/tables.ts'

export type RefundRow = ReturnType<typeof refundTables>['refunds']['$inferSelect']

export function refundTables(
  k: Kit,
  { users, tills }: UserTables,
  { orders, orderItems }: OrderTables,
  { credits }: CreditTables,
) {
  /**
   * Refunds: of an attempt that did not become an order (`orderId` null), or of part of an order. Requested first,
   * settled later.
   */
  const refunds = k.table(
    'refunds',
    {
      id: k.int('id').primaryKey(),
      /** Part of the idempotency key at the gateway. */
      uuid: k.text('uuid').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      /** The refunded line; null when no single line. */
      orderItemId: k.int('order_item_id'),
      /** The way it is refunded. */
      tenderType: k.text('tender_type').$type<TenderType>().notNull(),
      /** The refunded card payment; null for another way. */
      transactionUuid: k.text('transaction_uuid'),
      amount: k.money('amount').notNull(),
      state: k.text('state').$type<RefundState>().notNull(),
      /** Null until the gateway has answered. */
      gatewayRefundId: k.text('gateway_refund_id'),
      /** The grant it became; null for another way. */
      creditId: k.int('credit_id').references(() => credits.id),
      /** The member of staff and the reason; null without either. */
      givenBy: k.int('given_by').references(() => users.id),
      reason: k.said('reason'),
      /** The till it came from; null without one. */
      tillId: k.int('till_id').references(() => tills.id),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('refunds_uuid').on(t.uuid),
      k.index('refunds_transaction').on(t.transactionUuid),
      k.index('refunds_till').on(t.tillId),
      k.index('refunds_order').on(t.orderId),
      k
        .index('refunds_credit')
        .on(t.creditId)
        .where(sql`${t.creditId} is not null`),
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
  return { refunds }
}
