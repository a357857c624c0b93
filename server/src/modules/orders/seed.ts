import type { Text } from '@touchline/contract'
import { times } from '@touchline/money'
import type { OrderItemRecord, OrderRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { postOrder } from './order-movement.ts'
import { termsOf } from '../site/index.ts'
import { type AcceptedTerms, agreeingTo } from './tender.ts'
import { orderWrites } from './repository.ts'

/**
 * Writes past orders, paid in full, with their lines, on the client's terms. `optionOf` answers the pricing option of a
 * line.
 */
export async function seedOrders(tx: Tx, records: readonly OrderRecord[], optionOf: OptionOf): Promise<void> {
  const { termsHtml } = await tx.site.getClient()
  if (termsHtml !== null) await orderWrites(tx).keepTerms(termsOf(termsHtml))
  await tx.seed.insert(
    'orders',
    records.map((record) => orderRow(record, agreeingTo(termsHtml, record.completedAt))),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'order', highest: Math.max(...records.map(({ id }) => id)) })
  await seedLines(tx, records, optionOf)
  await seedPayments(tx, records)
}

export type OptionOf = (item: OrderItemRecord) => { readonly id: number; readonly name: Text | string }

function orderRow(record: OrderRecord, terms: AcceptedTerms | null) {
  return {
    id: record.id,
    uuid: record.cartUuid,
    cartId: null,
    userId: record.userId,
    source: record.source,
    status: 'success' as const,
    refundStatus: record.refundStatus,
    total: record.total,
    itemHash: 'seed',
    createdAt: record.completedAt,
    paidAt: record.completedAt,
    tillId: null,
    termsVersion: terms?.version ?? null,
    termsAcceptedAt: terms?.acceptedAt ?? null,
  }
}

async function seedLines(tx: Tx, records: readonly OrderRecord[], optionOf: OptionOf): Promise<void> {
  const lines = records.flatMap((order) => order.items.flatMap((item) => lineRows(order, item, optionOf(item))))
  await tx.seed.insert('orderItems', lines)
  await tx.idBlocks.reserveUpTo({ kind: 'cart_item', highest: Math.max(0, ...lines.map(({ id }) => id)) })
}

function lineRows(order: OrderRecord, item: OrderItemRecord, option: ReturnType<OptionOf>) {
  const common = {
    orderId: order.id,
    purchasedForUserId: item.purchasedForUserId,
    priceNote: null,
    createdAt: order.completedAt,
  }
  return [
    {
      ...common,
      id: item.id,
      parentId: null,
      purchasableType: item.purchasableType,
      purchasableId: item.purchasableId,
      pricingOptionId: option.id,
      pricingOptionName: option.name,
      name: item.name,
      quantity: item.quantity,
      unitPrice: item.price,
      lineTotal: times(item.price, item.quantity),
      benefitApplied: item.benefitApplied,
      packageApplied: false,
    },
    ...item.extras.map((extra) => ({
      ...common,
      id: extra.id,
      parentId: item.id,
      purchasableType: 'pricingOption' as const,
      purchasableId: String(extra.pricingOptionId),
      pricingOptionId: extra.pricingOptionId,
      pricingOptionName: extra.name,
      name: extra.name,
      quantity: extra.quantity,
      unitPrice: extra.price,
      lineTotal: times(extra.price, extra.quantity),
      benefitApplied: false,
      packageApplied: false,
    })),
  ]
}

async function seedPayments(tx: Tx, records: readonly OrderRecord[]): Promise<void> {
  await tx.seed.insert('orderPayments', records.flatMap(paymentRowsOf))
  for (const record of records) {
    const { id, total, completedAt } = record
    await postOrder(tx, { id, total, createdAt: completedAt, paidAt: completedAt }, paymentRowsOf(record), [])
  }
}

function paymentRowsOf({ id, payments }: OrderRecord) {
  return payments.map(({ tenderType, amount }, index) => ({
    orderId: id,
    position: index + 1,
    tenderType,
    amount,
    transactionUuid: null,
    reference: null,
    cardBrand: null,
    cardLastFour: null,
    state: 'settled' as const,
  }))
}
