import { type Cart, isEmpty } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import { basketPaid, type PaymentError } from '../payments/machine/payment-errors.ts'
import { isInProgress, type PaymentState } from '../payments/machine/payment-state.ts'
import { payAction } from '../payments/pay-action.ts'

/** All that decides what the page of the checkout is about. */
export type Happening = {
  readonly payment: PaymentState
  /** Null where it could not be read. */
  readonly cart: (Parameters<typeof cartTotals>[0] & Partial<Pick<Cart, 'notices'>>) | null
  /** What a payment was asked for last, in minor units; null when none was. */
  readonly lastAsked: number | null
  /** How the last payment by card ended, where it has. */
  readonly ended: PaymentError | null
  /** Why an order without a card was refused, of whoever's basket this is. */
  readonly refused: PaymentError | null
  /** An order without a card is on its way. */
  readonly placing: boolean
  /** It has arrived. */
  readonly isPlaced: boolean
  /** Staff take the money. */
  readonly isDesk: boolean
}

export type CheckoutView = {
  readonly title: 'checkout:page.heading' | 'checkout:page.free' | 'checkout:desk.take' | 'checkout:payment.pay'
  /** A card payment is under way or unclear, whatever the basket says by now. */
  readonly isPaying: boolean
  /** What is paid, in minor units; null while nobody can tell. */
  readonly amount: number | null
  /** There is nothing to pay. */
  readonly hasNothing: boolean
  /** What was in the basket has left it, and nobody has said why. */
  readonly isGone: boolean
}

export function checkoutView(happening: Happening): CheckoutView {
  const { payment, cart, lastAsked, placing } = happening
  // The basket of an order that is being confirmed is empty already.
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

/** Where the platform says what it has taken out nobody has paid it. */
function isUntold({ cart, ended, refused, isPlaced }: Happening): boolean {
  const isSaid = isPlaced || ended?.order !== undefined || refused?.code === basketPaid
  return cart !== null && (cart.notices ?? []).length === 0 && !isSaid
}

function titleOf(amount: number | null, isDesk: boolean): CheckoutView['title'] {
  if (amount === null) return 'checkout:page.heading'
  if (amount === 0) return 'checkout:page.free'
  return isDesk ? 'checkout:desk.take' : 'checkout:payment.pay'
}
