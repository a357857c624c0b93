import { refundTenders, tenders, tenderTypes } from '@touchline/contract/client'
import type { Entity, TenderType } from '@touchline/contract/client'
import type { Read } from '../../../api/keys.ts'
import { extrasOf } from '../receipt-lines.ts'

type WireOrder = Entity<'Order'>

/** An order as staff read it. */
export type DeskOrder = Read<WireOrder>

export type RefundWay = (typeof refundTenders)[number]

type Paid = Pick<DeskOrder, 'payments'>
type Refunded = Pick<DeskOrder, 'refunds'>

/** The ways in which an order can be refunded, by its payments, the usual one first. */
export function waysOf({ payments }: Paid): readonly RefundWay[] {
  const paid = tenderTypes.filter((type) => (payments ?? []).some(({ tenderType }) => tenderType === type))
  const ways = paid.flatMap((type): readonly TenderType[] => tenders[type].refundableTo)
  return [...new Set(ways)].flatMap((way) => refundTenders.filter((known) => known === way))
}

/** Refunds that were made or are on their way. */
function made({ refunds }: Refunded) {
  return (refunds ?? []).filter(({ status }) => status !== 'failed')
}

const sumOf = (refunds: ReturnType<typeof made>): number =>
  refunds.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)

/** The amount of an order that has not been refunded, in minor units. */
export function restOf(order: Refunded & Pick<DeskOrder, 'totalPaid' | 'total'>): number {
  const paid = order.totalPaid?.value ?? order.total?.value ?? 0
  return Math.max(0, paid - sumOf(made(order)))
}

type Line = DeskOrder['items'][number]

/** The price of a line with its extras, less refunds of it, in minor units; at most the order's own rest. */
export function restOfLine(order: DeskOrder, line: Line): number {
  const lines = [line, ...extrasOf(line)]
  const price = lines.reduce((sum, one) => sum + (one.lineTotal?.value ?? one.price?.value ?? 0), 0)
  const ids = new Set<number | null>(lines.map(({ id }) => id))
  const back = sumOf(made(order).filter(({ itemId }) => itemId !== null && ids.has(itemId)))
  return Math.max(0, Math.min(price - back, restOf(order)))
}

/** The order number in what staff type: `TL-000004`, or `4`. Null without one. */
export function numberIn(text: string): number | null {
  const digits = /^(?:[a-z]+-?)?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined || Number(digits) === 0 ? null : Number(digits)
}
