import type { Cart } from './cart.ts'

/** What there is to say about the money of a basket: amounts in minor units, the platform's texts apart. [S3-021, C-24] */
export type CartTotals = Pick<Cart, 'itemCount' | 'formattedTotal' | 'formattedBalance'> & {
  readonly total: number
  /** No tax is stated anywhere: it is none. [O-90] */
  readonly taxTotal: number
  /** The total of the items. [O-90] */
  readonly subTotal: number
  readonly balance: number
  /** Total of the items, or null when there is none to show. */
  readonly basketCost: number | null
  /** Credit set aside for this basket. */
  readonly creditUsed: number
  /** What is left to pay, never below 0. */
  readonly toPay: number
}

type Money = Pick<Cart, 'total' | 'balance' | 'credits' | 'items' | 'itemCount' | 'formattedTotal' | 'formattedBalance'>

/** 'Basket cost' is the total of the items, 'Total to pay' the balance after credit. [S2-195, S2-196, C-76] */
export function cartTotals({ total, balance, ...cart }: Money): CartTotals {
  const creditUsed = cart.credits.reduce((used, { reserved }) => used + (reserved?.value ?? 0), 0)
  return {
    total: total.value,
    taxTotal: 0,
    subTotal: total.value,
    balance: balance.value,
    itemCount: cart.itemCount,
    formattedTotal: cart.formattedTotal,
    formattedBalance: cart.formattedBalance,
    basketCost: cart.items.length === 0 ? null : total.value,
    creditUsed,
    toPay: Math.max(0, balance.value - creditUsed),
  }
}
