import { chakra } from '@chakra-ui/react'
import { minorUnits } from '@touchline/money'
import { useState } from 'react'
import { environment } from '../../app/environment.ts'
import { timezoneOffset, uniqueKey } from '../../app/machine.ts'
import { useActingFor } from '../../app/session/session.ts'
import type { User } from '../../app/session/session-state.ts'
import { useClient, useCurrencySymbol } from '../../app/site-record.ts'
import type { Cart } from '../carts/cart.ts'
import { cartTotals } from '../carts/cart-totals.ts'
import { CheckoutSummary } from '../carts/summary/CheckoutSummary.tsx'
import { TermsAgreement } from '../carts/summary/TermsAgreement.tsx'
import type { Basket } from '../carts/use-basket.ts'
import { CreditForm } from '../credits/CreditForm.tsx'
import { billingDetails } from '../payments/billing/billing-rules.ts'
import { BillingForm } from '../payments/billing/BillingForm.tsx'
import { browserDetails } from '../payments/machine/browser-details.ts'
import { FreeOrderPanel } from '../payments/FreeOrderPanel.tsx'
import type { CompletionPayload } from '../payments/machine/payment-details.ts'
import type { PaymentWorld } from '../payments/machine/payment-world.ts'
import { PaymentPanel } from '../payments/PaymentPanel.tsx'
import type { PayDetails } from '../payments/PaymentPanel.tsx'
import { withCardPart } from '../payments/payments-list.ts'
import { sendOrder } from '../payments/machine/platform-payments.ts'
import type { Payment } from '../payments/machine/use-payment.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary.tsx'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { CheckoutGrid } from './CheckoutGrid.tsx'
import { cardFormTheme, platformOrigin } from './payment-page.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '8', _empty: { display: 'none' } } })

type Props = {
  readonly user: User
  readonly cart: Cart
  readonly basket: Basket
  readonly payment: Payment
  readonly world: PaymentWorld
  /** Money is moving: everything but the payment stands still. */
  readonly locked: boolean
  /** A card payment is under way or unclear, whatever the basket says by now. */
  readonly isPaying: boolean
  readonly onPlacing: (placing: boolean) => void
  readonly onPlaced: (orderId: number) => void
}

/** Credit, billing details, summary with terms, and the payment; or the order itself where no card is needed. */
export function CheckoutForm({ user, cart, basket, payment, world, locked, isPaying, onPlacing, onPlaced }: Props) {
  const { t, i18n } = useTexts()
  const client = useClient()
  const symbol = useCurrencySymbol()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const [cardFormPage] = useState(() => ({
    origin: window.location.origin,
    theme: cardFormTheme(document.documentElement),
  }))
  const { config, site } = environment()
  const { toPay, creditUsed, balance } = cartTotals(cart)
  // What is not known is not free.
  const byCard = toPay !== 0 || isPaying
  const terms = client.termsAndConditions ?? null
  const form = useCheckoutForm({ user, byCard, hasTerms: terms !== null })

  function completion(): CompletionPayload {
    return {
      itemHash: cart.itemHash ?? '',
      source: site.basketSource,
      selectedUserId,
      // Where there are no terms nothing stands against the order.
      terms: terms === null || form.agreed,
      completedWaivers: [],
      payments: withCardPart([{ tenderType: 'credit', amount: creditUsed }], balance ?? 0),
    }
  }

  function payDetails(): PayDetails | null {
    if (!form.check()) return null
    return {
      completion: completion(),
      billing: billingDetails(form.billing),
      browser: browserDetails(window, timezoneOffset()),
      // The card form asks for the name on the card itself.
      cardholderName: null,
      saveCard: false,
    }
  }

  function paymentPart() {
    if (toPay === null && !isPaying) {
      return <InlineError onRetry={() => void basket.refresh()}>{t('checkout:summary.unknown')}</InlineError>
    }
    if (!byCard) {
      return (
        <FreeOrderPanel
          world={{ after: world.after, newKey: world.newKey, send: sendOrder }}
          coveredByCredit={creditUsed > 0}
          beforeOrder={() => (form.check() ? completion() : null)}
          onPlacing={onPlacing}
          onPlaced={onPlaced}
          onRefused={() => void basket.refresh()}
        />
      )
    }
    return (
      <PaymentPanel
        payment={payment}
        order={{ source: site.basketSource, selectedUserId, amountDue: minorUnits(toPay ?? 0) }}
        currencySymbol={symbol}
        providerNames={config.providerNames}
        cardFormPage={{ ...cardFormPage, lang: i18n.language }}
        newChannel={uniqueKey}
        challengeDisplay={config.challengeMode}
        platformOrigin={platformOrigin(config, cardFormPage.origin)}
        beforePay={() => Promise.resolve(payDetails())}
      />
    )
  }

  return (
    <>
      <FormErrorSummary errors={form.errors} attempt={form.attempt} />
      <CheckoutGrid
        details={
          <Stack inert={locked}>
            <CreditForm
              cart={cart}
              due={balance}
              source={site.basketSource}
              locked={locked}
              onApplied={(changed) => void basket.replace(changed)}
            />
            {byCard ? (
              <BillingForm fields={form.billing} problems={form.problems} idOf={form.idOf} onChange={form.setBilling} />
            ) : null}
          </Stack>
        }
        summary={
          <CheckoutSummary
            cart={cart}
            basketPath={site.paths.basket()}
            locked={locked}
            onOver={() => void basket.refresh()}
          >
            {terms === null ? null : (
              <TermsAgreement
                id={form.idOf('terms')}
                terms={terms}
                agreed={form.agreed}
                flagged={form.termsFlagged}
                onChange={form.setAgreed}
              />
            )}
          </CheckoutSummary>
        }
        summaryLabel={t('checkout:summary.heading')}
        payment={paymentPart()}
      />
    </>
  )
}
