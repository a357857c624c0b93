import { format, minorUnits } from '@touchline/money'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../../../app/basket/basket-symbol.ts'
import { useBasketInUse } from '../../../../app/basket/use-basket-in-use.ts'
import { environment } from '../../../../app/environment.ts'
import { useActingFor } from '../../../../app/session/use-session.ts'
import type { User } from '../../../../app/session/session-state.ts'
import { timezoneOffset } from '../../../../browser/machine.ts'
import type { Cart } from '../../../../features/carts/cart.ts'
import { completionOf } from '../../../../features/checkout/paying/completion-of.ts'
import { namesOf } from '../../../../features/payments/account/kept-card.ts'
import { billingDetails, billingOf, billingProblems } from '../../../../features/payments/billing/billing-rules.ts'
import { browserDetails } from '../../../../features/payments/machine/browser-details.ts'
import { PaymentFailure } from '../../../../features/payments/PaymentFailure.tsx'
import { useCardPayment } from '../../../../features/payments/use-card-payment.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { AgreeAndBook } from './AgreeAndBook.tsx'
import type { Agreement } from './AgreeAndBook.tsx'
import { AtCheckout } from './AtCheckout.tsx'
import { usePaymentHere } from './use-payment-here.ts'

type Props = {
  readonly user: User
  readonly cart: Cart
  readonly agreement: Agreement | null
  /** In minor units. */
  readonly amount: number
  readonly ways: ReactNode
  /** The only other way where the checkout takes over. */
  readonly notNow: ReactNode
  readonly onLocked: (locked: boolean) => void
  readonly onBooked: (orderId: number) => void
  /** The bank wants to check the customer: that happens at the checkout. */
  readonly onBankAsks: () => void
}

/** Books a place with the kept card; without one that needs no code, the checkout takes over. */
export function PayByCard({ user, cart, agreement, amount, ways, notNow, onLocked, onBooked, onBankAsks }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const symbol = useBasketSymbol()
  const source = useBasketInUse()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const { payment, isLocked } = usePaymentHere(cart, onBooked)
  const { state, commands } = payment
  const billing = billingOf(user, environment().config.maps.country)
  const isAddressed = Object.keys(billingProblems(billing)).length === 0
  const cardPayment = useCardPayment({
    payment,
    order: { source, selectedUserId, amountDue: minorUnits(amount) },
    wanted: isAddressed,
    beforePay: () => ({
      completion: completionOf(cart, { source, selectedUserId, terms: true }),
      agreedBefore: false,
      billing: billingDetails(billing),
      browser: browserDetails(window, timezoneOffset()),
      cardholderName: null,
    }),
  })
  const { action, session, savedCard } = cardPayment
  const isChecking = action === 'check'

  const tellLocked = useEffectEvent(onLocked)
  useEffect(() => tellLocked(isLocked), [isLocked])

  const leaveBank = useEffectEvent(() => {
    commands.clear()
    onBankAsks()
  })
  const asksBank = state.status === 'sca_required'
  useEffect(() => {
    if (asksBank) leaveBank()
  }, [asksBank])

  const isPayable = savedCard !== undefined && savedCard.requiresSecurityCode !== true
  if (!isAddressed || state.status === 'prepare_failed' || (session !== null && !isPayable && !isChecking))
    return <AtCheckout why="pay">{notNow}</AtCheckout>
  if (session === null && !isChecking) return <Skeleton shape="lines" count={1} />
  const status = cardPayment.status === null ? null : t(cardPayment.status, { amount: format(amount, symbol) })
  return (
    <>
      {savedCard ? <p>{t('account:again.byCard', namesOf(savedCard))}</p> : null}
      {state.error ? (
        <div role="alert">
          <PaymentFailure error={state.error} />
        </div>
      ) : null}
      <AgreeAndBook
        agreement={agreement}
        isUnclear={isChecking}
        busy={cardPayment.isBusy}
        onPress={cardPayment.act}
        ways={ways}
      />
      <output>{isLocked ? status : null}</output>
    </>
  )
}
