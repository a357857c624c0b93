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
      reason: k.said('reason'),
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
  return { refunds }
}
