import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../app/environment.ts'
import type { User } from '../../app/session/session-state.ts'
import type { TermsToAgree } from './use-terms-to-agree.ts'
import type { Messages } from '../../ui/forms/form-values.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import type { FormState } from '../../ui/forms/use-form.ts'
import { billingFields, billingOf, billingProblems } from '../payments/billing/billing-rules.ts'
import type { BillingField, BillingFields, BillingProblem } from '../payments/billing/billing-rules.ts'

/** The text for a problem of a billing field. */
function useBillingText(): (field: BillingField, problem: BillingProblem) => string {
  const { t } = useTranslation(['checkout', 'common'])
  return (field, problem) => {
    const name = t(`checkout:billing.${field}`)
    return problem.kind === 'required'
      ? t('checkout:billing.required', { field: name })
      : t('common:forms.maximumLength', { field: name, count: problem.maximum })
  }
}

/** The name of the checkout's drafts, which end with the order. */
export const checkoutDraft = 'checkout'

type Values = BillingFields & {
  readonly agreed: boolean
  /** The card's address is kept among the customer's details, for the next order. */
  readonly keepsAddress: boolean
}

export type CheckoutForm = FormState<Values> & {
  /** The card's owner or address is incomplete, asked for or not. */
  readonly billingIncomplete: boolean
}

type Wanted = {
  readonly user: User
  /** A card is charged, so its owner's address is needed. */
  readonly byCard: boolean
  readonly terms: Pick<TermsToAgree, 'html' | 'agreedAt'>
}

/** The input of the checkout, kept through every attempt to pay. */
export function useCheckoutForm({ user, byCard, terms }: Wanted): CheckoutForm {
  const { t } = useTranslation(['checkout'])
  const billingText = useBillingText()
  const [initial] = useState<Values>(() => ({
    ...billingOf(user, environment().config.maps.country),
    agreed: terms.agreedAt !== null,
    keepsAddress: false,
  }))

  function billingMessages(values: Values): Messages<Values> {
    const found = byCard ? billingProblems(values) : {}
    const messageOf = (field: BillingField): readonly (readonly [BillingField, string])[] => {
      const problem = found[field]
      return problem ? [[field, billingText(field, problem)]] : []
    }
    return Object.fromEntries(billingFields.flatMap(messageOf))
  }

  const form = useForm<Values>({
    initial,
    problems: (values) => ({
      ...billingMessages(values),
      ...(terms.html !== null && !values.agreed ? { agreed: t('checkout:summary.mustAgree') } : {}),
    }),
    // An agreement is given with an order.
    draft: { form: checkoutDraft, person: user.id, without: ['agreed'] },
  })
  // Other terms came meanwhile.
  const [knownAt, setKnownAt] = useState(terms.agreedAt)
  if (terms.agreedAt !== knownAt) {
    setKnownAt(terms.agreedAt)
    form.change({ agreed: terms.agreedAt !== null })
  }
  return { ...form, billingIncomplete: Object.keys(billingMessages(form.values)).length > 0 }
}
