import { amountOf } from './cart.ts'
import type { Cart } from './cart.ts'

/** What the summary says about money, in minor units. */
export type CartTotals = {
  /** Total of the items, or null when there is none to show. */
  readonly basketCost: number | null
  /** Credit set aside for this basket. */
  readonly creditUsed: number
  /** What there is to pay before credit; null where nobody says. */
  readonly due: number | null
  /** What is left to pay, never below 0; null where the platform says neither that nor what anything costs. */
  readonly toPay: number | null
}

type Money = Pick<Cart, 'total' | 'balance' | 'credits' | 'items'>

/** The total of a basket in minor units: the platform's, or else the sum of its lines; null where one of them is missing. */
export function totalOf({ total, items }: Pick<Cart, 'total' | 'items'>): number | null {
  if (total !== null) return total.value
  return items.map(amountOf).reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
}

/** 'Basket cost' is the total of the items, 'Total to pay' the balance after credit. [S2-195, S2-196, C-76] */
export function cartTotals(cart: Money): CartTotals {
  const total = totalOf(cart)
  const due = cart.balance?.value ?? total
  const creditUsed = cart.credits.reduce((used, { reserved }) => used + (reserved?.value ?? 0), 0)
  return {
    basketCost: cart.items.length === 0 ? null : total,
    creditUsed,
    due,
    toPay: due === null ? null : Math.max(0, due - creditUsed),
  }
}
