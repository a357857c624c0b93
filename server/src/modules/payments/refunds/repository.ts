import type { RefundState } from '@touchline/contract'
import { and, asc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, inList, many, one, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

export function createOrderRefundReads(db: ReadDb, { refunds, credits }: Schema) {
  return queries('order_refunds', db, {
    refundsOfOrders: many(($: Given<{ orderIds: readonly number[] }>) =>
      db
        .select({ ...getTableColumns(refunds), creditType: credits.type, expiresAt: credits.expiresAt })
        .from(refunds)
        .leftJoin(credits, eq(credits.id, refunds.creditId))
        .where(inList(refunds.orderId, $.orderIds))
        .orderBy(asc(refunds.orderId), asc(refunds.id)),
    ),
    refundByUuid: one(($: Given<{ uuid: string }>) => db.select().from(refunds).where(eq(refunds.uuid, $.uuid))),
    /** A refund of an order, by the gateway's id. */
    refundAtGateway: one(($: Given<{ transactionUuid: string; gatewayRefundId: string }>) =>
      db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.transactionUuid, $.transactionUuid),
            eq(refunds.gatewayRefundId, $.gatewayRefundId),
            isNotNull(refunds.orderId),
          ),
        ),
    ),
  })
}

export function createOrderRefundWrites(db: Db, { refunds }: Schema) {
  return queries('order_refunds', db, {
    /** Stores the gateway's id of a refund; false when it is known. */
    nameRefund: changed(($: Given<{ uuid: string; gatewayRefundId: string }>) =>
      db
        .update(refunds)
        .set({ gatewayRefundId: $.gatewayRefundId })
        .where(and(eq(refunds.uuid, $.uuid), isNull(refunds.gatewayRefundId)))
        .returning({ id: refunds.id }),
    ),
    /** Compare and set: false when the refund is in none of the states `from`. */
    moveRefund: changed(($: Given<{ uuid: string; to: RefundState; from: readonly RefundState[] }>) =>
      db
        .update(refunds)
        .set({ state: $.to })
        .where(and(eq(refunds.uuid, $.uuid), inList(refunds.state, $.from)))
        .returning({ id: refunds.id }),
    ),
  })
}
