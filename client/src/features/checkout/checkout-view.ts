import { type Cart, isEmpty } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import { basketPaid, type PaymentError } from '../payments/machine/states/payment-errors.ts'
import { isInProgress, type PaymentState } from '../payments/machine/states/payment-state.ts'
import { payAction } from '../payments/pay-action.ts'

/** The facts that decide the checkout page. */
export type Happening = {
  readonly payment: PaymentState
  /** Null when it could not be read. */
  readonly cart: (Parameters<typeof cartTotals>[0] & Partial<Pick<Cart, 'notices'>>) | null
  /** The amount of the last payment, in minor units; null without one. */
  readonly lastAsked: number | null
  /** The end of the last card payment, if any. */
  readonly ended: PaymentError | null
  /** The refusal of an order without a card, for this basket's owner. */
  readonly refused: PaymentError | null
  /** An order without a card is being placed. */
  readonly placing: boolean
  /** It is placed. */
  readonly isPlaced: boolean
  /** Staff take the payment. */
  readonly isDesk: boolean
}

export type CheckoutView = {
  readonly title: 'checkout:page.heading' | 'checkout:page.free' | 'checkout:desk.take' | 'checkout:payment.pay'
  /** A card payment is under way or unclear, whatever the basket says. */
  readonly isPaying: boolean
  /** The amount due, in minor units; null when unknown. */
  readonly amount: number | null
  /** There is nothing to pay. */
  readonly hasNothing: boolean
  /** The basket has become empty without a reason. */
  readonly isGone: boolean
}

export function checkoutView(happening: Happening): CheckoutView {
  const { payment, cart, lastAsked, placing } = happening
  // The basket of an order being confirmed is empty already.
  const isConfirming = payment.status === 'completed' || (isInProgress(payment) && payment.status !== 'preparing')
  const isPaying = isConfirming || payAction(payment) === 'check'
  const due = cart === null ? null : cartTotals(cart).toPay
  const amount = isPaying ? (lastAsked ?? due) : due
  const hasNothing = cart === null || (isEmpty(cart) && !isPaying && !placing)
  return {
    title: hasNothing || (isPaying && amount === 0) ? 'checkout:page.heading' : titleOf(amount, happening.isDesk),
    isPaying,
    amount,
    hasNothing,
    isGone: hasNothing && isUntold(happening),
  }
}

/** Items removed by the platform, with a notice, were not paid elsewhere. */
function isUntold({ cart, ended, refused, isPlaced }: Happening): boolean {
  const isSaid = isPlaced || ended?.order !== undefined || refused?.code === basketPaid
  return cart !== null && (cart.notices ?? []).length === 0 && !isSaid
}

function titleOf(amount: number | null, isDesk: boolean): CheckoutView['title'] {
  if (amount === null) return 'checkout:page.heading'
  if (amount === 0) return 'checkout:page.free'
  return isDesk ? 'checkout:desk.take' : 'checkout:payment.pay'
}
