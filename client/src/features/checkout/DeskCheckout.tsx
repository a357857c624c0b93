import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { uniqueKey } from '../../browser/machine.ts'
import { deskSource } from '../../app/session/counter.ts'
import type { User } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { useBasketSymbol } from '../../app/basket/basket-symbol.ts'
import { useClient } from '../../app/site-record.ts'
import { styled } from '../../theme/styled.ts'
import type { Cart } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import type { Basket } from '../carts/use-basket.ts'
import { creditOptions, creditsOf } from '../credits/credit-options.ts'
import { DeskPart } from '../payments/desk/DeskPart.tsx'
import { DeskPayPart } from '../payments/desk/DeskPayPart.tsx'
import { useDeskPayment } from '../payments/desk/use-desk-payment.ts'
import type { PaymentError } from '../payments/machine/states/payment-errors.ts'
import type { PaymentWorld } from '../payments/machine/payment-world.ts'
import { sendDeskOrder } from '../payments/machine/calls/platform-payments.ts'
import { TillPart } from '../tills/TillPart.tsx'
import { isOpen, useLastTill } from '../tills/use-till.ts'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary.tsx'
import { CheckoutColumns, Part } from './CheckoutColumns.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useTillVenues } from './use-till-venues.ts'

const ForWhom = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

type Props = {
  readonly user: User
  readonly cart: Cart
  readonly basket: Basket
  readonly world: PaymentWorld
  readonly basketPath: string
  /** The payment is being taken: everything else is disabled. */
  readonly locked: boolean
  readonly onPlacing: (placing: boolean) => void
  /** `change`: the cash to give back, in minor units. */
  readonly onPlaced: (orderId: number, change: number) => void
  readonly onRefused: (error: PaymentError) => void
}

/** The checkout of staff: till, tenders, and the summary with terms and payment. */
export function DeskCheckout({ user, cart, basket, world, basketPath, locked, ...on }: Props) {
  const { t } = useTranslation(['checkout'])
  const { customer } = useSession()
  const symbol = useBasketSymbol()
  const places = useTillVenues()
  const till = useLastTill()
  // Staff ask every time: they cannot know whom they serve.
  const terms = { html: useClient().termsAndConditions ?? null, agreedAt: null }
  const form = useCheckoutForm({ user, byCard: false, terms })
  const { balance } = cartTotals(cart)
  const due = balance ?? 0
  const credit = Math.min(
    due,
    creditOptions(creditsOf(cart), due).reduce((sum, { applicable }) => sum + applicable, 0),
  )
  // A platform that lists no tills reports an open one on the user.
  const hasTill = till.status === 'error' ? user.tillOpen === true : till.status === 'success' && isThere(till.data)

  const paying = useDeskPayment({
    world: { after: world.after, newKey: uniqueKey, send: sendDeskOrder },
    balance: due,
    facts: { hasTill, credit },
    beforeOrder: () =>
      form.check()
        ? {
            itemHash: cart.itemHash ?? '',
            source: deskSource,
            selectedUserId: customer?.id ?? null,
            // Without terms nothing blocks the order.
            terms: terms.html === null || form.values.agreed,
            completedWaivers: [],
          }
        : null,
    onPlacing: on.onPlacing,
    onPlaced: on.onPlaced,
    onRefused(error) {
      on.onRefused(error)
      void basket.refresh()
      void till.refresh()
    },
  })

  return (
    <>
      <FormErrorSummary errors={[...paying.errors, ...form.errors]} attempt={paying.attempt + form.attempt} />
      <CheckoutColumns
        cart={cart}
        basket={basket}
        basketPath={basketPath}
        locked={locked}
        form={form}
        terms={terms}
        first={
          <ForWhom>
            {customer === null
              ? t('checkout:desk.forYourself')
              : t('checkout:desk.forCustomer', {
                  name: [customer.name, customer.reference].filter(Boolean).join(' · '),
                })}
          </ForWhom>
        }
        pay={
          balance === null ? (
            <InlineError onRetry={() => void basket.refresh()}>{t('checkout:summary.unknown')}</InlineError>
          ) : (
            <DeskPayPart paying={paying} amount={due > 0 ? format(due, symbol) : null} />
          )
        }
      >
        <Part data-part="" inert={locked}>
          <TillPart venues={places.venues} homeVenueId={places.homeVenueId} mayClose={false} />
        </Part>
        <Part data-part="" inert={locked}>
          <DeskPart paying={paying} credit={credit} />
        </Part>
      </CheckoutColumns>
    </>
  )
}

function isThere(till: Parameters<typeof isOpen>[0] | null): boolean {
  return till !== null && isOpen(till)
}
