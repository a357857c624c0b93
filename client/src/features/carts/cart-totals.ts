import type { Cart } from './cart.ts'

/** What the summary says about money, in minor units. */
export type CartTotals = {
  /** Total of the items, or null when there is none to show. */
  readonly basketCost: number | null
  /** Credit set aside for this basket. */
  readonly creditUsed: number
  /** What is left to pay, never below 0. */
  readonly toPay: number
}

/** 'Basket cost' is the total of the items, 'Total to pay' the balance after credit. [S2-195, S2-196, C-76] */
export function cartTotals(cart: Pick<Cart, 'total' | 'balance' | 'credits' | 'items'>): CartTotals {
  const creditUsed = cart.credits.reduce((used, { reserved }) => used + (reserved?.value ?? 0), 0)
  return {
    basketCost: cart.items.length === 0 ? null : cart.total.value,
    creditUsed,
    toPay: Math.max(0, cart.balance.value - creditUsed),
  }
}
