import { format, minorUnits } from '@touchline/money'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketInUse } from '../../app/basket/use-basket-in-use.ts'
import { environment } from '../../app/environment.ts'
import { timezoneOffset, uniqueKey } from '../../browser/machine.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import type { User } from '../../app/session/session-state.ts'
import { useBasketSymbol } from '../../app/basket/basket-symbol.ts'
import { useClient } from '../../app/site-record.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Cart } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import type { Basket } from '../carts/use-basket.ts'
import { CreditForm } from '../credits/CreditForm.tsx'
import { billingDetails } from '../payments/billing/billing-rules.ts'
import { BillingPart } from '../payments/billing/BillingPart.tsx'
import { CardPart } from '../payments/CardPart.tsx'
import { FreeOrderPart } from '../payments/FreeOrderPart.tsx'
import { browserDetails } from '../payments/machine/browser-details.ts'
import type { CompletionPayload } from '../payments/machine/states/payment-details.ts'
import type { PaymentError } from '../payments/machine/states/payment-errors.ts'
import type { PaymentWorld } from '../payments/machine/payment-world.ts'
import { sendOrder } from '../payments/machine/calls/platform-payments.ts'
import type { Payment } from '../payments/machine/use-payment.ts'
import { PayPart } from '../payments/PayPart.tsx'
import { useCardPayment } from '../payments/use-card-payment.ts'
import type { PayDetails } from '../payments/use-card-payment.ts'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { Checkbox } from '../../ui/fields/choices/Checkbox.tsx'
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary.tsx'
import { CheckoutColumns, Part } from './CheckoutColumns.tsx'
import { completionOf } from './paying/completion-of.ts'
import { providerPage } from './paying/provider-page.ts'
import { keepAddress, mayKeepAddress } from './keep-address.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { TermsToAgree } from './use-terms-to-agree.ts'

type Props = {
  readonly user: User
  readonly cart: Cart
  readonly basket: Basket
  readonly payment: Payment
  readonly world: PaymentWorld
  /** A third party's customer sees this page only: no basket, and the bank in a dialog. */
  readonly isVisit: boolean
  /** Where the basket can be changed; null where it cannot. */
  readonly basketPath: string | null
  /** Money is moving: everything but the payment is disabled. */
  readonly locked: boolean
  /** A card payment is under way or unclear, whatever the basket says. */
  readonly isPaying: boolean
  /** The amount due, in minor units; null when unknown. */
  readonly amount: number | null
  readonly terms: TermsToAgree
  readonly onPlacing: (placing: boolean) => void
  readonly onPlaced: (orderId: number) => void
  /** An order without a card was refused. */
  readonly onRefused: (error: PaymentError) => void
}

/** The hold, billing details, credit and card; beside or after them the summary with terms and payment. */
export function CheckoutForm({
  user,
  cart,
  basket,
  payment,
  world,
  isVisit,
  basketPath,
  locked,
  isPaying,
  amount,
  terms,
  ...on
}: Props) {
  const { t } = useTranslation(['checkout'])
  const language = useLanguage()
  const client = useClient()
  const symbol = useBasketSymbol()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const { customer } = useSession()
  const [{ platformOrigin, ...cardFormPage }] = useState(providerPage)
  const { config, modes } = environment()
  const source = useBasketInUse()
  const { creditUsed, balance } = cartTotals(cart)
  // An unknown amount is not free.
  const byCard = amount !== 0 || isPaying
  const form = useCheckoutForm({ user, byCard, terms })
  const mayKeep = modes.kiosk === null && !isVisit
  const isAddressKept = mayKeep && customer === null && mayKeepAddress(user, form.values, config.maps.country)

  // Without terms nothing blocks the order; an earlier agreement counts by itself.
  const completion = (): CompletionPayload =>
    completionOf(cart, {
      source,
      selectedUserId,
      terms: terms.html === null || (form.values.agreed && terms.agreedAt === null),
    })

  function payDetails(): PayDetails | null {
    if (!form.check()) return null
    if (isAddressKept && form.values.keepsAddress) void keepAddress(form.values)
    return {
      completion: completion(),
      agreedBefore: terms.agreedAt !== null,
      billing: billingDetails(form.values),
      browser: browserDetails(window, timezoneOffset()),
      // The card form asks for the name on the card itself.
      cardholderName: null,
    }
  }

  const cardPayment = useCardPayment({
    payment,
    order: { source, selectedUserId, amountDue: minorUnits(amount ?? 0) },
    wanted: byCard && amount !== null,
    beforePay: payDetails,
  })

  const refused = payment.state.error?.fields?.['terms'] ?? null
  const readTermsAgain = useEffectEvent(terms.refresh)
  useEffect(() => {
    if (refused) readTermsAgain()
  }, [refused])

  function payPart(): ReactNode {
    if (amount === null && !isPaying) {
      return <InlineError onRetry={() => void basket.refresh()}>{t('checkout:summary.unknown')}</InlineError>
    }
    if (!byCard) {
      return (
        <FreeOrderPart
          world={{ after: world.after, newKey: world.newKey, send: sendOrder }}
          coveredByCredit={creditUsed > 0}
          beforeOrder={() => (form.check() ? completion() : null)}
          onPlacing={on.onPlacing}
          onPlaced={on.onPlaced}
          onRefused={(error) => {
            on.onRefused(error)
            void basket.refresh()
            if (error.fields?.['terms']) terms.refresh()
          }}
        />
      )
    }
    return (
      <PayPart
        cardPayment={cardPayment}
        amount={format(amount ?? 0, symbol)}
        challengeDisplay={isVisit || modes.embedded ? 'modal' : config.challengeMode}
        platformOrigin={platformOrigin}
        trust={[
          t('checkout:payment.trust', { name: client.name ?? config.appName }),
          user.email ? t('checkout:payment.receiptTo', { email: user.email }) : '',
        ].join(' ')}
      />
    )
  }

  return (
    <>
      <FormErrorSummary errors={form.errors} attempt={form.attempt} />
      <CheckoutColumns
        cart={cart}
        basket={basket}
        basketPath={basketPath}
        locked={locked}
        form={form}
        terms={terms}
        pay={payPart()}
      >
        {byCard ? (
          <Part data-part="" inert={locked}>
            <BillingPart values={form.values} incomplete={form.billingIncomplete} field={form.field}>
              {isAddressKept ? (
                <Checkbox
                  label={t('checkout:billing.keep')}
                  help={t('checkout:billing.keepHelp')}
                  checked={form.values.keepsAddress}
                  onChange={(keepsAddress) => form.change({ keepsAddress })}
                />
              ) : null}
            </BillingPart>
          </Part>
        ) : null}
        {isVisit ? null : (
          <CreditForm
            cart={cart}
            due={balance}
            source={source}
            locked={locked}
            onApplied={(changed) => void basket.replace(changed)}
          />
        )}
        {byCard && (amount !== null || isPaying) ? (
          <CardPart
            cardPayment={cardPayment}
            providerNames={config.providerNames}
            page={{ ...cardFormPage, lang: language }}
            newChannel={uniqueKey}
            mayKeep={mayKeep}
          />
        ) : null}
      </CheckoutColumns>
    </>
  )
}
