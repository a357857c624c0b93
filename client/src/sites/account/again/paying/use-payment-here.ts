import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../../features/carts/cart.ts'
import { basketActions } from '../../../../features/carts/use-basket.ts'
import { findPaidOrder } from '../../../../features/checkout/paying/paid-order.ts'
import { paymentWorld } from '../../../../features/checkout/paying/payment-page.ts'
import { useAroundPayment } from '../../../../features/checkout/paying/use-around-payment.ts'
import { payAction } from '../../../../features/payments/pay-action.ts'
import type { Payment } from '../../../../features/payments/machine/use-payment.ts'
import { usePayment } from '../../../../features/payments/machine/use-payment.ts'
import { paths } from '../../paths.ts'

type PaymentHere = {
  readonly payment: Payment
  /** Money is moving, or its outcome is unknown. */
  readonly isLocked: boolean
}

/** The checkout's card payment on a page of the account. `cart`: null where it was paid, perhaps, before a reload. */
export function usePaymentHere(cart: Cart | null, onBooked: (orderId: number) => void): PaymentHere {
  const itemIds = useRef<readonly number[]>([])
  useEffect(() => {
    if (cart) itemIds.current = cart.items.flatMap(({ id }) => id ?? [])
  }, [cart])
  const [world] = useState(() =>
    paymentWorld({
      refreshBasket: () => void basketActions.reload(),
      paidOrder: (itemHash) => findPaidOrder({ itemHash, itemIds: itemIds.current }, paths.payment),
      visitId: null,
    }),
  )
  const payment = usePayment(world, onBooked)
  const isRisky = useAroundPayment(payment, { placing: false, isVisit: false })
  return { payment, isLocked: isRisky || payAction(payment.state) === 'check' }
}
