import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { useTermsDialog } from './use-terms-dialog.tsx'

type Props = {
  readonly id: string
  /** HTML of the client's terms. */
  readonly terms: string
  readonly agreed: boolean
  /** The problem after an attempt to continue. */
  readonly problem: string | undefined
  readonly onChange: (agreed: boolean) => void
}

/** 'I agree to the Terms and Conditions'; the terms open from the label. */
export function TermsAgreement({ id, terms, agreed, problem, onChange }: Props) {
  const { t } = useTranslation(['checkout'])
  const { link, dialog } = useTermsDialog(terms)
  return (
    <>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={problem}
        label={<Trans t={t} i18nKey="checkout:summary.agree" components={{ terms: link }} />}
      />
      {dialog}
    </>
  )
}
