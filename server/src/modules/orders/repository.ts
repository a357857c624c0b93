import type { OrderStatus, PurchasableType, RefundStatus } from '@touchline/contract'
import { and, asc, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import {
  changed,
  type Given,
  inList,
  insertInto,
  many,
  one,
  perform,
  queries,
  total,
} from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { OrderPaymentState } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** The filter of a list of orders; without statuses, any. */
type OrderFilter = { readonly userId: number; readonly statuses: readonly OrderStatus[] | undefined }

export function createOrderReads(db: ReadDb, { acceptedTerms, orders, orderItems, orderPayments }: Schema) {
  const matching = ($: Given<OrderFilter>) =>
    and(eq(orders.userId, $.userId), $.statuses && inList(orders.status, $.statuses))

  return queries('orders', db, {
    byId: one(($: Given<{ id: number }>) => db.select().from(orders).where(eq(orders.id, $.id))),
    terms: one(($: Given<{ version: string }>) =>
      db.select().from(acceptedTerms).where(eq(acceptedTerms.version, $.version)),
    ),
    /** Orders of a user, newest first. */
    page: many(($: Given<OrderFilter & { limit: number; offset: number }>) =>
      db
        .select()
        .from(orders)
        .where(matching($))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<OrderFilter>) => db.select({ total: count() }).from(orders).where(matching($))),
    itemsOf: many(($: Given<{ orderId: number }>) =>
      db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, $.orderId))
        .orderBy(asc(orderItems.createdAt), asc(orderItems.id)),
    ),
    itemsOfAll: many(($: Given<{ orderIds: readonly number[] }>) =>
      db
        .select()
        .from(orderItems)
        .where(inList(orderItems.orderId, $.orderIds))
        .orderBy(asc(orderItems.orderId), asc(orderItems.id)),
    ),
    paymentsOf: many(($: Given<{ orderId: number }>) =>
      db.select().from(orderPayments).where(eq(orderPayments.orderId, $.orderId)).orderBy(asc(orderPayments.position)),
    ),
    paymentsOfAll: many(($: Given<{ orderIds: readonly number[] }>) =>
      db
        .select()
        .from(orderPayments)
        .where(inList(orderPayments.orderId, $.orderIds))
        .orderBy(asc(orderPayments.orderId), asc(orderPayments.position)),
    ),
    /** The paid order of a basket with exactly these lines. Line ids are part of the hash, so there is at most one. */
    paidByHash: one(($: Given<{ userId: number; itemHash: string }>) =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, $.userId), eq(orders.itemHash, $.itemHash), eq(orders.status, sql`'success'`)))
        .orderBy(desc(orders.id))
        .limit(1),
    ),
    /** The paid order line for an item that is paid once. */
    paidLineFor: one(($: Given<{ userId: number; purchasableType: PurchasableType; purchasableId: string }>) =>
      db
        .select({ orderId: orders.id, itemId: orderItems.id })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(
          and(
            eq(orders.userId, $.userId),
            eq(orders.status, sql`'success'`),
            eq(orderItems.purchasableType, $.purchasableType),
            eq(orderItems.purchasableId, $.purchasableId),
          ),
        )
        .orderBy(desc(orders.id))
        .limit(1),
    ),
    /** For the invariants: orders that came from a basket, and their payments. */
    listFromCarts: many(() => db.select().from(orders).where(isNotNull(orders.cartId)).orderBy(asc(orders.id))),
    listPaymentsFromCarts: many(() =>
      db
        .select(getTableColumns(orderPayments))
        .from(orderPayments)
        .innerJoin(orders, eq(orders.id, orderPayments.orderId))
        .where(isNotNull(orders.cartId))
        .orderBy(asc(orderPayments.orderId), asc(orderPayments.position)),
    ),
    /** For the invariants: the total of every order. */
    listTotals: many(() =>
      db
        .select({ id: orders.id, total: orders.total, status: orders.status, refundStatus: orders.refundStatus })
        .from(orders)
        .orderBy(asc(orders.id)),
    ),
  })
}

export function createOrderWrites(db: Db, { acceptedTerms, orders, orderItems, orderPayments }: Schema) {
  const awaitsPayment = eq(orders.status, sql`'awaiting_payment'`)
  return queries('orders', db, {
    insert: insertInto(orders),
    /** Stores each text once. */
    keepTerms: perform(($: Given<{ version: string; html: string }>) =>
      db.insert(acceptedTerms).values($).onConflictDoNothing(),
    ),
    insertItems: insertInto(orderItems),
    insertPayments: insertInto(orderPayments),
    /** Compare and set: false when the order is not pending. */
    markPaid: changed(($: Given<{ id: number; paidAt: number }>) =>
      db
        .update(orders)
        .set({ status: 'success', paidAt: $.paidAt })
        .where(and(eq(orders.id, $.id), awaitsPayment))
        .returning({ id: orders.id }),
    ),
    /** Compare and set: false when the order is paid or cancelled already. */
    cancel: changed(($: Given<{ id: number }>) =>
      db
        .update(orders)
        .set({ status: 'cancelled' })
        .where(and(eq(orders.id, $.id), awaitsPayment))
        .returning({ id: orders.id }),
    ),
    /** Serialises refunds of one order. */
    lockRow: changed(($: Given<{ id: number }>) =>
      db
        .update(orders)
        .set({ total: sql`${orders.total}` })
        .where(eq(orders.id, $.id))
        .returning({ id: orders.id }),
    ),
    setRefundStatus: perform(($: Given<{ id: number; refundStatus: RefundStatus | null }>) =>
      db.update(orders).set({ refundStatus: $.refundStatus }).where(eq(orders.id, $.id)),
    ),
    /** Moves the pending payments and answers them. */
    movePayments: many(($: Given<{ orderId: number; state: Exclude<OrderPaymentState, 'pending'> }>) =>
      db
        .update(orderPayments)
        .set({ state: $.state })
        .where(and(eq(orderPayments.orderId, $.orderId), eq(orderPayments.state, sql`'pending'`)))
        .returning(),
    ),
  })
}

export const orderWrites = writesOf('orders', createOrderWrites)
