import { format } from '@touchline/money'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import { environment } from '../../../app/environment.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useClient } from '../../../app/site-record.ts'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { amountOf } from '../../../features/carts/cart.ts'
import { cartTotals } from '../../../features/carts/cart-totals.ts'
import { HoldLine } from '../../../features/carts/hold/HoldLine.tsx'
import { basketActions, useBasket } from '../../../features/carts/use-basket.ts'
import { creditCovering, creditOptions, creditsOf } from '../../../features/credits/credit-options.ts'
import { useCancellationText } from '../../../features/occurrences/use-cancellation-text.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { CancelBy } from '../../../ui/summary/CancelBy.tsx'
import { AtCheckout } from './paying/AtCheckout.tsx'
import type { Elsewhere } from './paying/AtCheckout.tsx'
import type { Held } from './held.ts'
import { PayByCard } from './paying/PayByCard.tsx'
import { PayWithoutCard } from './paying/PayWithoutCard.tsx'
import { useAgreedTerms } from './paying/use-agreed-terms.ts'

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: 0,
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'bg.subtle',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Heading = styled('h4', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'normal', letterSpacing: '0', outline: 'none' },
})
const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
type Props = {
  readonly user: User
  readonly held: Held
  /** It was opened here, so focus moves to it. */
  readonly isOpened: boolean
  /** A payment is under way: the panel stays, whatever the basket says. */
  readonly onLocked: (locked: boolean) => void
  readonly onBooked: (orderId: number) => void
  readonly onGivenBack: () => void
}

/** A held place with its price, the payment and the deadline for cancelling; booked by one press. */
export function HeldPlace({ user, held, isOpened, ...on }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const basket = useBasket()
  const client = useClient()
  const text = useItemText()
  const symbol = useBasketSymbol()
  const agreed = useAgreedTerms(user.id)
  const leaving = useBusy()
  const [bankAsks, setBankAsks] = useState(false)
  const { cart, item } = held
  const { balance, toPay } = cartTotals(cart)
  const [firstBalance] = useState(balance)
  const cancellation = useCancellationText()(item.cancellationSummary, amountOf(item))
  const options = creditOptions(creditsOf(cart), balance ?? 0)
  const shares = balance === null ? null : creditCovering(options, balance)
  const terms = client.termsAndConditions ?? null
  const last = agreed.status === 'success' ? agreed.data : null
  const isAwaited = terms !== null && agreed.status === 'loading'

  function elsewhere(): Elsewhere | null {
    if (bankAsks) return 'bank'
    if (balance === null || cart.attendeeWaiversRequired === true) return 'pay'
    if (balance !== firstBalance) return 'changed'
    return terms !== null && last?.html !== terms ? 'terms' : null
  }

  function price(): ReactNode {
    if (toPay === null || balance === null) return text.price(item)
    if (balance === 0)
      return <strong>{item.packageApplied && item.priceNote ? item.priceNote : text.price(item)}</strong>
    if (shares === null) return <strong>{format(toPay, symbol)}</strong>
    const left = options.reduce((sum, { available }) => sum + available, 0) - balance
    return (
      <>
        <strong>{t('account:again.byCredit', { amount: format(balance, symbol) })}</strong>
        {t('account:again.creditLeft', { amount: format(left, symbol) })}
      </>
    )
  }

  async function giveBack(): Promise<void> {
    await basketActions.remove(item.id)
    on.onGivenBack()
  }

  const notNow = (
    <Button variant="text" busy={leaving.busy} onClick={() => leaving.run(giveBack)}>
      {t('account:again.notNow')}
    </Button>
  )
  const paying = {
    cart,
    agreement: terms === null ? null : { html: terms, at: last?.at ?? '' },
    ways: (
      <>
        <ButtonOut variant="text" href={environment().site.paths.checkout()}>
          {t('account:again.otherWay')}
        </ButtonOut>
        {notNow}
      </>
    ),
    onLocked: on.onLocked,
    onBooked: on.onBooked,
  }
  const why = elsewhere()

  function payment(): ReactNode {
    if (isAwaited) return <Skeleton shape="lines" count={1} />
    if (why !== null) return <AtCheckout why={why}>{notNow}</AtCheckout>
    if (shares !== null) return <PayWithoutCard {...paying} shares={shares} />
    return (
      <PayByCard {...paying} user={user} amount={toPay ?? 0} notNow={notNow} onBankAsks={() => setBankAsks(true)} />
    )
  }

  return (
    <Panel aria-label={t('account:again.panel', { name: text.name(item) })}>
      <Heading ref={isOpened ? takeFocus : null} tabIndex={-1}>
        {price()}
      </Heading>
      <Quiet>{text.whose(item)}</Quiet>
      <HoldLine cart={cart} quiet onOver={() => void basket.refresh()} />
      {cancellation ? <CancelBy>{[cancellation.by, cancellation.returns].filter(Boolean).join('. ')}</CancelBy> : null}
      {payment()}
    </Panel>
  )
}
