import { format } from '@touchline/money'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useBasketInUse } from '../../app/basket-in-use.ts'
import { deskSource } from '../../app/session/counter.ts'
import { actingFor } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { setPaymentRunning } from '../../app/session/use-kiosk-idle.ts'
import { styled } from '../../theme/styled.ts'
import { BasketContents } from '../carts/basket/BasketContents.tsx'
import { useToldNotices } from '../carts/basket/use-told-notices.ts'
import { isEmpty } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import { useBasket } from '../carts/use-basket.ts'
import { DeskFailure } from '../payments/desk/DeskFailure.tsx'
import type { PaymentError } from '../payments/machine/payment-errors.ts'
import { amountAskedFor } from '../payments/machine/payment-state.ts'
import { payAction } from '../payments/pay-action.ts'
import { PaymentFailure } from '../payments/PaymentFailure.tsx'
import { usePayment } from '../payments/machine/use-payment.ts'
import { environment } from '../../app/environment.ts'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { DeskCheckout } from './DeskCheckout.tsx'
import { LoginNeeded } from '../auth/LoginNeeded.tsx'
import { paymentWorld } from './payment-page.ts'
import { isLeavingRisky, useLeaveWarning } from './use-leave-warning.ts'
import { useOrderCompleted } from './use-order-completed.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '4', '& > :empty': { display: 'none' } } })

/** A customer whom a third party's site has sent here. [O-17] */
export type Visit = {
  /** Where they go after paying. */
  readonly successAddress: string
  /** Stands for the basket when there is nothing to pay. */
  readonly nothing: ReactNode
}

/** Another basket than the site's own. [O-12] */
export type OtherBasket = {
  /** Where it is filled. */
  readonly path: string
  /** Stands for the basket when there is nothing to pay. */
  readonly nothing: ReactNode
}

type Props = { readonly visit?: Visit; readonly other?: OtherBasket }

/** Paying for the basket. The payment lives as long as the page, whatever happens to the basket meanwhile. */
export function Checkout({ visit, other }: Props) {
  const { t } = useTexts()
  const session = useSession()
  const { loggedIn, user } = session
  const basket = useBasket()
  useToldNotices(basket.cart)
  const symbol = useCurrencySymbol()
  const { site } = environment()
  const isDesk = useBasketInUse() === deskSource
  const { ownerId } = actingFor(session)
  const orderCompleted = useOrderCompleted(visit?.successAddress ?? null)
  const [placing, setPlacing] = useState(false)
  const refresh = useRef(basket.refresh)
  const [world] = useState(() => paymentWorld(() => void refresh.current()))
  const payment = usePayment(world, orderCompleted)
  const { state, commands, inProgress } = payment

  useEffect(() => {
    refresh.current = basket.refresh
  }, [basket.refresh])

  const risky = placing || isLeavingRisky(state)
  useLeaveWarning(risky)
  useEffect(() => {
    setPaymentRunning(risky)
    return () => setPaymentRunning(false)
  }, [risky])

  // What a customer started is not for the next one at this device. [S4-006, payments.md 7.1 "RESET"]
  const wasLoggedIn = useRef(loggedIn)
  const resetPayment = useEffectEvent(() => commands.reset())
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) resetPayment()
    wasLoggedIn.current = loggedIn
  }, [loggedIn])

  const { cart } = basket
  // The basket of an order that is being confirmed is empty already.
  const isConfirming = state.status === 'completed' || (inProgress && state.status !== 'preparing')
  const isPaying = isConfirming || payAction(state) === 'check'
  const [lastAsked, setLastAsked] = useState<number | null>(null)
  const asked = amountAskedFor(state)
  if (asked !== null && asked !== lastAsked) setLastAsked(asked)
  const due = cart === null ? null : cartTotals(cart).toPay
  const amount = isPaying ? (lastAsked ?? due) : due
  // That nothing can be prepared for an empty basket says nothing; how the payment before it ended does.
  const [ended, setEnded] = useState(state.error)
  if (state.error?.stage !== 'prepare' && state.error !== ended) setEnded(state.error)
  // Of whom it was: who is served next is not told of it.
  const [refused, setRefused] = useState<{ readonly ownerId: number | null; readonly error: PaymentError } | null>(null)
  const refusedHere = refused?.ownerId === ownerId ? refused.error : null
  const hasNothing = cart === null || (isEmpty(cart) && !isPaying && !placing)

  function placed(orderId: number, change?: number): void {
    void basket.refresh()
    orderCompleted(orderId, change)
  }

  function content() {
    if (!loggedIn) return <LoginNeeded title={t('checkout:page.logInTitle')} />
    if (!user) return <Skeleton count={2} height={160} />
    if (cart === null || hasNothing) {
      return (
        <Stack>
          <div role="alert">
            {ended ? <PaymentFailure error={ended} /> : null}
            {refusedHere && (isDesk ? <DeskFailure error={refusedHere} /> : <PaymentFailure error={refusedHere} />)}
          </div>
          {refusedHere && isDesk && site.paths.desk ? (
            <div>
              <ButtonLink to={site.paths.desk()}>{t('checkout:customers.next')}</ButtonLink>
            </div>
          ) : null}
          {(visit ?? other)?.nothing ?? <BasketContents basket={basket} browsePath={site.paths.browse()} />}
        </Stack>
      )
    }
    if (isDesk) {
      return (
        <DeskCheckout
          key={ownerId}
          user={user}
          cart={cart}
          basket={basket}
          world={world}
          basketPath={site.paths.basket()}
          locked={placing}
          onPlacing={setPlacing}
          onPlaced={placed}
          onRefused={(error) => setRefused({ ownerId, error })}
        />
      )
    }
    return (
      <CheckoutForm
        key={user.id}
        user={user}
        cart={cart}
        basket={basket}
        payment={payment}
        world={world}
        isVisit={visit !== undefined}
        basketPath={visit ? null : (other?.path ?? site.paths.basket())}
        isPaying={isPaying}
        amount={amount}
        locked={risky || state.status === 'sca_required'}
        onPlacing={setPlacing}
        onPlaced={placed}
        onRefused={(error) => setRefused({ ownerId, error })}
      />
    )
  }

  function heading(): string {
    if (hasNothing || amount === null || (isPaying && amount === 0)) return t('checkout:page.heading')
    if (isDesk && amount > 0) return t('checkout:desk.take', { amount: format(amount, symbol) })
    return amount === 0 ? t('checkout:page.free') : t('checkout:payment.pay', { amount: format(amount, symbol) })
  }

  return (
    <>
      <PageHeading>{heading()}</PageHeading>
      {content()}
    </>
  )
}
