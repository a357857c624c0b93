import { format } from '@touchline/money'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketInUse } from '../../app/basket/use-basket-in-use.ts'
import { deskSource } from '../../app/session/counter.ts'
import { actingFor } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { styled } from '../../theme/styled.ts'
import { BasketContents } from '../carts/basket/BasketContents.tsx'
import { useToldNotices } from '../carts/basket/use-told-notices.ts'
import { useBasket } from '../carts/use-basket.ts'
import { paidElsewhere } from '../payments/machine/states/payment-errors.ts'
import type { PaidOrder, PaymentError } from '../payments/machine/states/payment-errors.ts'
import { amountAskedFor } from '../payments/machine/states/payment-state.ts'
import { usePayment } from '../payments/machine/use-payment.ts'
import { environment } from '../../app/environment.ts'
import { useBasketSymbol } from '../../app/basket/basket-symbol.ts'
import { PageHeading } from '../../ui/layout/page/PageHeading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BasketOutcome } from './BasketOutcome.tsx'
import { checkoutView } from './checkout-view.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { DeskCheckout } from './DeskCheckout.tsx'
import { LoginNeeded } from '../auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../auth/login/UserAwaited.tsx'
import { findPaidOrder } from './paying/paid-order.ts'
import { paymentWorld } from './paying/payment-page.ts'
import { useAroundPayment } from './paying/use-around-payment.ts'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'
import { useGoneBasket, useShownItems } from './use-gone-basket.ts'
import { useTermsToAgree } from './use-terms-to-agree.ts'
import { useOrderCompleted } from './paying/use-order-completed.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '4', '& > :empty': { display: 'none' } } })

/** A customer sent by a third party's site. */
export type Visit = {
  readonly id: string
  /** The address after the payment. */
  readonly successAddress: string
  /** Shown instead of the basket when there is nothing to pay. */
  readonly nothing: ReactNode
  /** The order that another window paid; null without one. */
  readonly paidOrder: () => Promise<PaidOrder | null>
  /** The platform no longer knows the checkout session. */
  readonly onOver: () => void
}

/** A basket other than the site's own. */
export type OtherBasket = {
  /** The page that fills it. */
  readonly path: string
  /** Shown instead of the basket when there is nothing to pay. */
  readonly nothing: ReactNode
}

type Props = { readonly visit?: Visit; readonly other?: OtherBasket }

/** The checkout of the basket. The payment lives as long as the page, whatever happens to the basket. */
export function Checkout({ visit, other }: Props) {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  const { loggedIn, user } = session
  const basket = useBasket()
  useToldNotices(basket.cart)
  useChangedElsewhere(basket.cart)
  const symbol = useBasketSymbol()
  const { site } = environment()
  const isDesk = useBasketInUse() === deskSource
  const { ownerId } = actingFor(session)
  const terms = useTermsToAgree(visit || isDesk ? null : ownerId)
  const orderCompleted = useOrderCompleted(visit?.successAddress ?? null)
  const [placing, setPlacing] = useState(false)
  const [isPlaced, setPlaced] = useState(false)
  const shownItems = useShownItems(basket.cart)
  const latest = useRef({ refresh: basket.refresh, paidOrder, loggedOut })
  const [world] = useState(() =>
    paymentWorld({
      refreshBasket: () => void latest.current.refresh(),
      paidOrder: (itemHash) => latest.current.paidOrder(itemHash),
      loggedOut: () => latest.current.loggedOut(),
      visitId: visit?.id ?? null,
    }),
  )
  const payment = usePayment(world, orderCompleted)
  const { state } = payment

  useEffect(() => {
    latest.current = { refresh: basket.refresh, paidOrder, loggedOut }
  })

  const risky = useAroundPayment(payment, { placing, isVisit: visit !== undefined })
  const { cart } = basket
  const [lastAsked, setLastAsked] = useState<number | null>(null)
  const asked = amountAskedFor(state)
  if (asked !== null && asked !== lastAsked) setLastAsked(asked)
  // The end of the earlier payment matters more than the failed preparation for an empty basket.
  const [ended, setEnded] = useState(state.error)
  const saysNothing = state.error?.stage === 'prepare' && !state.error.order
  if (!saysNothing && state.error !== ended) setEnded(state.error)
  // Belongs to its owner: the next customer is not told.
  const [refusal, setRefusal] = useState<{ readonly ownerId: number | null; readonly error: PaymentError } | null>(null)
  const refused = refusal?.ownerId === ownerId ? refusal.error : null
  const view = checkoutView({ payment: state, cart, lastAsked, ended, refused, placing, isPlaced, isDesk })
  const { isPaying, amount, hasNothing, isGone } = view
  const gone = useGoneBasket(isGone ? shownItems : null, () => paidOrder(null))

  function paidOrder(itemHash: string | null): Promise<PaidOrder | null> {
    return visit ? visit.paidOrder() : findPaidOrder({ itemHash, itemIds: shownItems })
  }

  // Elsewhere the whole site is told.
  function loggedOut(): void {
    visit?.onOver()
  }

  function placed(orderId: number, change?: number): void {
    setPlaced(true)
    void basket.refresh()
    orderCompleted(orderId, change)
  }

  const nothing = (visit ?? other)?.nothing ?? <BasketContents basket={basket} browsePath={site.paths.browse()} />
  const failure = gone.order ? paidElsewhere(gone.order) : (refused ?? ended)
  // No payment has begun: the places were released before. [O-535]
  const hasOnlyLost = !failure && !isPlaced && !isDesk && (cart?.lost ?? []).length > 0

  function content() {
    if (!loggedIn) return <LoginNeeded title={t('checkout:page.logInTitle')} />
    if (!user) return <UserAwaited count={2} height={160} />
    if (cart === null || hasNothing) {
      return (
        <Stack>
          {failure && !gone.isAsked ? <BasketOutcome failure={failure} isDesk={isDesk} /> : null}
          {hasOnlyLost ? <p>{t('checkout:payment.advice.refused')}</p> : null}
          {gone.isAsked ? <Skeleton count={1} height={112} /> : nothing}
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
          onRefused={(error) => setRefusal({ ownerId, error })}
        />
      )
    }
    if (terms === null) return <Skeleton count={2} height={160} />
    return (
      <CheckoutForm
        key={user.id}
        terms={terms}
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
        onRefused={(error) => setRefusal({ ownerId, error })}
      />
    )
  }

  return (
    <>
      <PageHeading>{t(view.title, { amount: format(amount ?? 0, symbol) })}</PageHeading>
      {content()}
    </>
  )
}
