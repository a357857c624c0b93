import { Trans, useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
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

/**
 * 'I agree to the Terms and Conditions'; the terms open from the label. An earlier agreement is told with its
 * date. Staff tick it for the customer. [O-556]
 */
export function TermsAgreement({ id, terms, agreed, agreedOn, problem, onChange }: Props) {
  const { t } = useTranslation(['checkout'])
  const { customer } = useSession()
  const before = agreedOn === null ? null : t('checkout:summary.agreedOn', { date: agreedOn })
  const served = customer === null ? null : t('checkout:summary.agreesServed')
  const help = [served, before].filter((said) => said !== null).join(' ')
  const { link, dialog } = useTermsDialog(terms)
  return (
    <>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={problem}
        {...(help === '' ? {} : { help })}
        label={<Trans t={t} i18nKey="checkout:summary.agree" components={{ terms: link }} />}
      />
      {dialog}
    </>
  )
}
