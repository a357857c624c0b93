import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { useTermsDialog } from './use-terms-dialog.tsx'

type Props = {
  readonly id: string
  /** HTML of the client's terms. */
  readonly terms: string
  readonly agreed: boolean
  /** The day on which the customer agreed to these terms before, in words; null where they did not. */
  readonly agreedOn: string | null
  /** The problem after an attempt to continue. */
  readonly problem: string | undefined
  readonly onChange: (agreed: boolean) => void
}

/** 'I agree to the Terms and Conditions'; the terms open from the label. An earlier agreement is told with its date. */
export function TermsAgreement({ id, terms, agreed, agreedOn, problem, onChange }: Props) {
  const { t } = useTranslation(['checkout'])
  const before = agreedOn === null ? undefined : t('checkout:summary.agreedOn', { date: agreedOn })
  const { link, dialog } = useTermsDialog(terms)
  return (
    <>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={problem}
        {...(before === undefined ? {} : { help: before })}
        label={<Trans t={t} i18nKey="checkout:summary.agree" components={{ terms: link }} />}
      />
      {dialog}
    </>
  )
}
