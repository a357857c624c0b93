import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketInUse } from '../../../../app/basket/use-basket-in-use.ts'
import { useActingFor } from '../../../../app/session/use-session.ts'
import { uniqueKey } from '../../../../browser/machine.ts'
import type { Cart } from '../../../../features/carts/cart.ts'
import { cartTotals } from '../../../../features/carts/cart-totals.ts'
import { basketActions } from '../../../../features/carts/use-basket.ts'
import { completionOf } from '../../../../features/checkout/paying/completion-of.ts'
import { useLeaveWarning } from '../../../../features/checkout/paying/use-leave-warning.ts'
import type { CreditShare } from '../../../../features/credits/credit-options.ts'
import { reserveCredit } from '../../../../features/credits/use-apply-credit.ts'
import { sendOrder } from '../../../../features/payments/machine/calls/platform-payments.ts'
import { after } from '../../../../features/payments/machine/browser-world.ts'
import { PaymentFailure } from '../../../../features/payments/PaymentFailure.tsx'
import { useFreeOrder } from '../../../../features/payments/use-free-order.ts'
import { AgreeAndBook } from './AgreeAndBook.tsx'
import type { Agreement } from './AgreeAndBook.tsx'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'

type Props = {
  readonly cart: Cart
  readonly agreement: Agreement | null
  /** Credit that pays for all of it; empty where there is nothing to pay. */
  readonly shares: readonly CreditShare[]
  readonly ways: ReactNode
  readonly onLocked: (locked: boolean) => void
  readonly onBooked: (orderId: number) => void
}

/** Books a place that costs nothing, or that credit or a package pays for. */
export function PayWithoutCard({ cart, agreement, shares, ways, onLocked, onBooked }: Props) {
  const { t } = useTranslation(['common'])
  const source = useBasketInUse()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const [applying, setApplying] = useState(false)
  const [notApplied, setNotApplied] = useState(false)
  const order = useFreeOrder(
    { after, newKey: uniqueKey, send: sendOrder },
    {
      onPlacing: onLocked,
      onPlaced: onBooked,
      onRefused: () => void basketActions.reload(),
    },
  )
  useLeaveWarning(order.placing || order.isUnclear)

  /** The basket with its credit; null where the platform did not take it. */
  async function withCredit(): Promise<Cart | null> {
    if (shares.length === 0 || cartTotals(cart).toPay === 0) return cart
    try {
      const changed = await reserveCredit(shares, { source, selectedUserId })
      void basketActions.replace(changed)
      return cartTotals(changed).toPay === 0 ? changed : null
    } catch {
      return null
    }
  }

  async function book(): Promise<void> {
    if (applying || order.placing) return
    if (order.isUnclear) return order.checkAgain()
    setNotApplied(false)
    setApplying(true)
    const paid = await withCredit()
    setApplying(false)
    if (paid === null) {
      setNotApplied(true)
      return basketActions.reload()
    }
    await order.place(completionOf(paid, { source, selectedUserId, terms: true }))
  }

  return (
    <>
      {notApplied ? <InlineError>{t('common:errors.creditNotApplied')}</InlineError> : null}
      {order.error ? (
        <div role="alert">
          <PaymentFailure error={order.error} />
        </div>
      ) : null}
      <AgreeAndBook
        agreement={agreement}
        isUnclear={order.isUnclear}
        busy={applying || order.placing}
        onPress={() => void book()}
        ways={ways}
      />
    </>
  )
}
