import type { OrderStatus } from '@touchline/contract'
import { orderStatuses } from '@touchline/contract'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { OrderPaymentState } from './tables.ts'

const ph = sql.placeholder

/** One placeholder per status, so that one statement serves every filter: a shorter list repeats its first. */
const statusNames = orderStatuses.map((_status, index) => `status${index}`)

function statusValues(statuses: readonly OrderStatus[]): Readonly<Record<string, OrderStatus | undefined>> {
  return Object.fromEntries(statusNames.map((name, index) => [name, statuses[index] ?? statuses[0]]))
}

export function createOrderReads(db: ReadDb, { orders, orderItems, orderPayments }: Schema) {
  const byId = prepared(() =>
    db
      .select()
      .from(orders)
      .where(eq(orders.id, ph('id')))
      .prepare('orders_by_id'),
  )
  const ofUser = () =>
    and(
      eq(orders.userId, ph('userId')),
      inArray(
        orders.status,
        statusNames.map((name) => ph(name)),
      ),
    )
  const page = prepared(() =>
    db
      .select()
      .from(orders)
      .where(ofUser())
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ph('limit'))
      .offset(ph('offset'))
      .prepare('orders_of_user'),
  )
  const total = prepared(() =>
    db.select({ total: count() }).from(orders).where(ofUser()).prepare('orders_of_user_count'),
  )
  const items = prepared(() =>
    db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, ph('orderId')))
      .orderBy(asc(orderItems.createdAt), asc(orderItems.id))
      .prepare('order_items_of_order'),
  )
  const payments = prepared(() =>
    db
      .select()
      .from(orderPayments)
      .where(eq(orderPayments.orderId, ph('orderId')))
      .orderBy(asc(orderPayments.position))
      .prepare('order_payments_of_order'),
  )
  const paidOfCart = prepared(() =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, ph('cartId')), eq(orders.status, sql`'success'`)))
      .prepare('orders_success_of_cart'),
  )
  const paidByHash = prepared(() =>
    db
      .select()
      .from(orders)
      .where(
        and(eq(orders.userId, ph('userId')), eq(orders.itemHash, ph('itemHash')), eq(orders.status, sql`'success'`)),
      )
      .orderBy(desc(orders.id))
      .limit(1)
      .prepare('orders_success_by_hash'),
  )
  return {
    byId: async (id: number) => (await byId({ id }))[0],
    /** Orders of a user, newest first; no statuses: any. */
    listOfUser: (
      userId: number,
      statuses: readonly OrderStatus[],
      slice: { readonly limit: number; readonly offset: number },
    ) => page({ userId, ...statusValues(statuses.length > 0 ? statuses : orderStatuses), ...slice }),
    countOfUser: async (userId: number, statuses: readonly OrderStatus[]) =>
      (await total({ userId, ...statusValues(statuses.length > 0 ? statuses : orderStatuses) }))[0]?.total ?? 0,
    itemsOf: (orderId: number) => items({ orderId }),
    paymentsOf: (orderId: number) => payments({ orderId }),
    /** The one paid order of a basket. */
    paidOfCart: async (cartId: number) => (await paidOfCart({ cartId }))[0],
    /** The paid order whose basket had exactly these lines; line ids are part of the hash, so there is one at most. */
    paidByHash: async (userId: number, itemHash: string) => (await paidByHash({ userId, itemHash }))[0],
    /** For the invariants: orders that came from a basket, and their payments. */
    listFromCarts: () =>
      db
        .select()
        .from(orders)
        .where(sql`${orders.cartId} is not null`)
        .orderBy(asc(orders.id)),
    listPayments: () =>
      db.select().from(orderPayments).orderBy(asc(orderPayments.orderId), asc(orderPayments.position)),
    /** For the invariants: what every order comes to. */
    listTotals: () =>
      db.select({ id: orders.id, total: orders.total, status: orders.status }).from(orders).orderBy(asc(orders.id)),
  }
}

export function createOrderWrites(db: Db, { orders, orderItems, orderPayments }: Schema) {
  const settle = prepared(() =>
    db
      .update(orders)
      .set({ status: 'success', paidAt: sql`${ph('paidAt')}` })
      .where(and(eq(orders.id, ph('id')), eq(orders.status, sql`'awaiting_payment'`)))
      .returning({ id: orders.id })
      .prepare('orders_settle'),
  )
  const cancel = prepared(() =>
    db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(
        and(eq(orders.id, ph('id')), or(eq(orders.status, sql`'awaiting_payment'`), eq(orders.status, sql`'pending'`))),
      )
      .returning({ id: orders.id })
      .prepare('orders_cancel'),
  )
  const movePayments = prepared(() =>
    db
      .update(orderPayments)
      .set({ state: sql`${ph('state')}` })
      .where(and(eq(orderPayments.orderId, ph('orderId')), eq(orderPayments.state, sql`'pending'`)))
      .returning()
      .prepare('order_payments_move'),
  )
  return {
    insert: async (
      order: typeof orders.$inferInsert,
      items: readonly (typeof orderItems.$inferInsert)[],
      payments: readonly (typeof orderPayments.$inferInsert)[],
    ) => {
      await db.insert(orders).values(order)
      await db.insert(orderItems).values([...items])
      if (payments.length > 0) await db.insert(orderPayments).values([...payments])
    },
    /** Compare and set: answers false when the order does not wait for its payment. */
    settle: async (id: number, paidAt: number) => (await settle({ id, paidAt })).length === 1,
    /** Compare and set: answers false when the order is paid or cancelled already. */
    cancel: async (id: number) => (await cancel({ id })).length === 1,
    /** Moves the payments that wait, and answers them. */
    movePayments: (orderId: number, state: Exclude<OrderPaymentState, 'pending'>) => movePayments({ orderId, state }),
  }
}
