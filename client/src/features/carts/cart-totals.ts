import { amountOf, extrasOf, itemCountOf } from './cart.ts'
import type { Cart } from './cart.ts'

/** The amounts of a basket in minor units, null when unknown, with the platform's own texts. */
export type CartTotals = Pick<Cart, 'formattedTotal' | 'formattedBalance'> & {
  readonly itemCount: number
  readonly total: number | null
  /** No document states any tax. */
  readonly taxTotal: number
  /** The total of the items. */
  readonly subTotal: number | null
  /** The amount due before credit; null when unknown. */
  readonly balance: number | null
  /** The total of the items, or null without one to show. */
  readonly basketCost: number | null
  /** Credit reserved for this basket. */
  readonly creditUsed: number
  /** The amount left to pay, never below 0; null when neither it nor any price is known. */
  readonly toPay: number | null
}

/** The platform's total in minor units, or else the sum of the lines and extras; null when one is missing. */
export function totalOf({ total, items }: Pick<Cart, 'total' | 'items'>): number | null {
  if (total !== null) return total.value
  const lines = items.flatMap((item) => [item, ...extrasOf(item)])
  return lines.map(amountOf).reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
}

/** Credit that can be used for a basket, in minor units; 0 where nothing is left to pay. */
export function usableCreditOf(cart: Money): number {
  if (cartTotals(cart).balance === 0) return 0
  return cart.credits.reduce((sum, { totalAvailable }) => sum + (totalAvailable?.value ?? 0), 0)
}

type Money = Pick<
  Cart,
  'total' | 'balance' | 'credits' | 'items' | 'itemCount' | 'count' | 'formattedTotal' | 'formattedBalance'
>

/** 'Basket cost' is the total of the items, 'Total to pay' the balance after credit. */
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
