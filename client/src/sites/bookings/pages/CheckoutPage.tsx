import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../app/session.ts'
import { setPaymentRunning } from '../../../app/use-kiosk-idle.ts'
import { BasketContents } from '../../../features/carts/BasketContents.tsx'
import { isEmpty } from '../../../features/carts/cart.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { payAction } from '../../../features/payments/pay-action.ts'
import { PaymentFailure } from '../../../features/payments/PaymentFailure.tsx'
import { usePayment } from '../../../features/payments/use-payment.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { LoginNeeded } from '../LoginNeeded.tsx'
import { paymentWorld } from '../checkout/payment-page.ts'
import { isLeavingRisky, useLeaveWarning } from '../checkout/use-leave-warning.ts'
import { useOrderCompleted } from '../checkout/use-order-completed.ts'
import { paths } from '../paths.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '4', '& > :empty': { display: 'none' } } })

/** Paying for the basket. The payment lives as long as the page, whatever happens to the basket meanwhile. */
export function CheckoutPage() {
  const { t } = useTexts()
  const { loggedIn, user } = useSession()
  const basket = useBasket()
  const orderCompleted = useOrderCompleted()
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

  // A refusal may mean that the basket is not what the page shows.
  const lookAgain = useEffectEvent(() => void basket.refresh())
  useEffect(() => {
    if (state.status === 'failed') lookAgain()
  }, [state.status])

  function content() {
    if (!loggedIn) return <LoginNeeded title={t('checkout:page.logInTitle')} />
    if (!user) return <Skeleton count={2} height={160} />
    const { cart } = basket
    // The basket of an order that is being confirmed is empty already.
    const isConfirming = state.status === 'completed' || (inProgress && state.status !== 'preparing')
    const isPaying = isConfirming || payAction(state) === 'check'
    if (cart === null || (isEmpty(cart) && !isPaying && !placing)) {
      return (
        <Stack>
          <div role="alert">{state.error ? <PaymentFailure error={state.error} /> : null}</div>
          <BasketContents basket={basket} browsePath={paths.redirectToSelectedVenue()} />
        </Stack>
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
        isPaying={isPaying}
        locked={risky || state.status === 'sca_required'}
        onPlacing={setPlacing}
        onPlaced={(orderId) => {
          void basket.refresh()
          orderCompleted(orderId)
        }}
      />
    )
  }

  return (
    <>
      <PageHeading>{t('checkout:page.heading')}</PageHeading>
      {content()}
    </>
  )
}
