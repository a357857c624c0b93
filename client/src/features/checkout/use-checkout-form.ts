import { useId, useState } from 'react'
import { environment } from '../../app/environment.ts'
import type { User } from '../../app/session/session-state.ts'
import { billingFields, billingOf, billingProblems } from '../payments/billing/billing-rules.ts'
import type { BillingField, BillingFields, BillingProblems } from '../payments/billing/billing-rules.ts'
import { useBillingText } from '../payments/billing/use-billing-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { FormError } from '../../ui/forms/FormErrorSummary.tsx'

export type CheckoutForm = {
  readonly billing: BillingFields
  readonly setBilling: (field: BillingField, value: string) => void
  readonly agreed: boolean
  readonly setAgreed: (agreed: boolean) => void
  /** Problems to show: none before the first attempt to pay. */
  readonly problems: BillingProblems
  readonly termsFlagged: boolean
  readonly errors: readonly FormError[]
  /** How often paying was refused by this form. */
  readonly attempt: number
  readonly idOf: (field: BillingField | 'terms') => string
  /** True when nothing has to be corrected; otherwise shows what. */
  readonly check: () => boolean
}

type Wanted = {
  readonly user: User
  /** A card is charged: its owner's address is needed. */
  readonly byCard: boolean
  readonly hasTerms: boolean
}

/** What the customer types on the checkout, kept through every attempt to pay. */
export function useCheckoutForm({ user, byCard, hasTerms }: Wanted): CheckoutForm {
  const { t } = useTexts()
  const billingText = useBillingText()
  const id = useId()
  const [billing, setFields] = useState(() => billingOf(user, environment().config.maps.country))
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const idOf = (field: BillingField | 'terms'): string => `${id}${field}`
  const found = byCard ? billingProblems(billing) : {}
  const termsMissing = hasTerms && !agreed
  const isShown = attempt > 0

  function errorOf(field: BillingField): readonly FormError[] {
    const problem = found[field]
    return problem ? [{ fieldId: idOf(field), message: billingText(field, problem) }] : []
  }

  return {
    billing,
    setBilling: (field, value) => setFields((before) => ({ ...before, [field]: value })),
    agreed,
    setAgreed,
    problems: isShown ? found : {},
    termsFlagged: isShown && termsMissing,
    errors: isShown
      ? [
          ...billingFields.flatMap(errorOf),
          ...(termsMissing ? [{ fieldId: idOf('terms'), message: t('checkout:summary.mustAgree') }] : []),
        ]
      : [],
    attempt,
    idOf,
    check() {
      const good = Object.keys(found).length === 0 && !termsMissing
      if (!good) setAttempt((before) => before + 1)
      return good
    },
  }
}
