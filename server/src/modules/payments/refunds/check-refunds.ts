import { sum, sumOf, zero } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { refundStatusOf, type Returned } from '../../orders/index.ts'
import type { Broken } from '../invariants/rules.ts'
import { readBooks } from './read-left.ts'
import { type Books, mayGiveBack, type Part } from './refundable.ts'

type OrderRefunds = {
  readonly order: AllBooks['totals'][number]
  /** Refunds arrived and on their way. */
  readonly arrived: readonly Returned[]
  readonly pending: readonly Returned[]
  /** Refunds by staff, in any way. */
  readonly byStaff: AllBooks['refunds']
  /** Undefined for an order without refunds. */
  readonly books: Books | undefined
}

type AllBooks = {
  readonly totals: Awaited<ReturnType<Reads['orders']['listTotals']>>
  readonly refunds: Awaited<ReturnType<Reads['payments']['listRefunds']>>
}

/** Refunds of every order. */
export async function readOrderRefunds(reads: Reads, { totals, refunds }: AllBooks): Promise<readonly OrderRefunds[]> {
  const credit = Map.groupBy(await reads.bookings.listCreditRefunds(), ({ orderId }) => orderId)
  const given = Map.groupBy(refunds, ({ orderId }) => orderId)
  const books = await readAllBooks(
    reads,
    totals.map(({ id }) => id).filter((id) => credit.has(id) || given.has(id)),
  )
  return totals.map((order) => {
    const forBookings = (credit.get(order.id) ?? []).map((row) => ({ ...row, tenderType: 'credit' as const }))
    const byStaff = given.get(order.id) ?? []
    return {
      order,
      arrived: [...forBookings, ...byStaff.filter(({ state }) => state === 'succeeded')],
      pending: byStaff.filter(({ state }) => state === 'pending'),
      byStaff,
      books: books.get(order.id),
    }
  })
}

/** The longest list in a query. */
const atOnce = 500

async function readAllBooks(reads: Reads, orderIds: readonly number[]): Promise<ReadonlyMap<number, Books>> {
  const all = new Map<number, Books>()
  for (let from = 0; from < orderIds.length; from += atOnce) {
    for (const [id, books] of await readBooks(reads, orderIds.slice(from, from + atOnce))) all.set(id, books)
  }
  return all
}

/**
 * An order never refunds more than was paid, a payment method never more than it paid, an item never more than its
 * price. A credit refund equals its grant. The order's refund status matches its refunds.
 */
export function checkRefunds(orders: readonly OrderRefunds[]): readonly Broken[] {
  return orders.flatMap(({ order: { id, total, status, refundStatus }, arrived, pending, byStaff, books }) => {
    const broken: Broken[] = [...checkGrants(id, byStaff)]
    const given = sumOf([...arrived, ...pending])
    if (given > (status === 'success' ? total : zero))
      broken.push({ rule: 'no more comes back than was paid', detail: `order ${id}: ${given} of ${total}` })
    if (books) broken.push(...checkWays(id, books), ...checkItems(id, books))
    const expected = refundStatusOf(total, arrived)
    if (refundStatus !== expected)
      broken.push({ rule: 'an order says what has come back', detail: `order ${id}: ${refundStatus}, not ${expected}` })
    return broken
  })
}

/** A credit refund by staff equals its grant. */
function checkGrants(orderId: number, byStaff: AllBooks['refunds']): readonly Broken[] {
  return byStaff
    .filter(({ granted, amount }) => granted !== null && granted !== amount)
    .map(({ creditId, amount, granted }) => ({
      rule: 'what came back is credited',
      detail: `order ${orderId}: grant ${creditId} of ${granted} for ${amount}`,
    }))
}

/** No payment method is refunded more than it can cover. */
function checkWays(orderId: number, { paid, given }: Books): readonly Broken[] {
  if (mayGiveBack(paid, given)) return []
  const said = (parts: readonly Part[]) =>
    [...Map.groupBy(parts, ({ purse }) => purse)].map(([purse, own]) => `${sumOf(own)} ${purse}`).join(', ')
  return [{ rule: 'it comes back as it was paid', detail: `order ${orderId}: ${said(given)} of ${said(paid)}` }]
}

/** No item is refunded more than its price with extras. An extra is also checked by itself. */
function checkItems(orderId: number, { items, given }: Books): readonly Broken[] {
  return items.flatMap(({ id }) => {
    const own = items.filter((item) => item.id === id || item.parentId === id)
    const cost = sum(own.map(({ lineTotal }) => lineTotal))
    const back = sumOf(given.filter(({ itemId }) => own.some((item) => item.id === itemId)))
    if (back <= cost) return []
    return [
      { rule: 'no item brings back more than it cost', detail: `order ${orderId}, item ${id}: ${back} of ${cost}` },
    ]
  })
}
