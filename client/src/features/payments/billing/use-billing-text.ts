import { useTranslation } from 'react-i18next'
import type { BillingField, BillingProblem } from './billing-rules.ts'

/** The text for a problem of a billing field. */
export function useBillingText(): (field: BillingField, problem: BillingProblem) => string {
  const { t } = useTranslation(['checkout', 'common'])
  return (field, problem) => {
    const name = t(`checkout:billing.${field}`)
    return problem.kind === 'required'
      ? t('checkout:billing.required', { field: name })
      : t('common:forms.maximumLength', { field: name, count: problem.maximum })
  }
}
