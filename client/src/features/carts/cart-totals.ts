import { amountOf, extrasOf, itemCountOf } from './cart.ts'
import type { Cart } from './cart.ts'

/** What there is to say about the money of a basket: amounts in minor units or null where nobody says, the platform's texts apart. [S3-021, C-24] */
export type CartTotals = Pick<Cart, 'formattedTotal' | 'formattedBalance'> & {
  readonly itemCount: number
  readonly total: number | null
  /** No tax is stated anywhere: it is none. [O-90] */
  readonly taxTotal: number
  /** The total of the items. [O-90] */
  readonly subTotal: number | null
  /** What there is to pay before credit; null where nobody says. */
  readonly balance: number | null
  /** Total of the items, or null when there is none to show. */
  readonly basketCost: number | null
  /** Credit set aside for this basket. */
  readonly creditUsed: number
  /** What is left to pay, never below 0; null where the platform says neither that nor what anything costs. */
  readonly toPay: number | null
}

/** The total of a basket in minor units: the platform's, or else the sum of its lines and their extras; null where one of them is missing. */
export function totalOf({ total, items }: Pick<Cart, 'total' | 'items'>): number | null {
  if (total !== null) return total.value
  const lines = items.flatMap((item) => [item, ...extrasOf(item)])
  return lines.map(amountOf).reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
}

type Money = Pick<
  Cart,
  'total' | 'balance' | 'credits' | 'items' | 'itemCount' | 'count' | 'formattedTotal' | 'formattedBalance'
>

/** 'Basket cost' is the total of the items, 'Total to pay' the balance after credit. [S2-195, S2-196, C-76] */
export function cartTotals(cart: Money): CartTotals {
  const total = totalOf(cart)
  const due = cart.balance?.value ?? total
  const creditUsed = cart.credits.reduce((used, { reserved }) => used + (reserved?.value ?? 0), 0)
  return {
    total,
    taxTotal: 0,
    subTotal: total,
    balance: due,
    itemCount: itemCountOf(cart),
    formattedTotal: cart.formattedTotal,
    formattedBalance: cart.formattedBalance,
    basketCost: cart.items.length === 0 ? null : total,
    creditUsed,
    toPay: due === null ? null : Math.max(0, due - creditUsed),
  }
}
