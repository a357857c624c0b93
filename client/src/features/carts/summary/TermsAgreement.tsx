import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'

const Terms = styled('button', {
  base: {
    color: 'link',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
})

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
  const [reading, setReading] = useState(false)
  return (
    <>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={problem}
        label={
          <Trans
            t={t}
            i18nKey="checkout:summary.agree"
            components={{ terms: <Terms type="button" aria-haspopup="dialog" onClick={() => setReading(true)} /> }}
          />
        }
      />
      {reading ? (
        <Dialog title={t('checkout:summary.termsHeading')} width="wide" onClosed={() => setReading(false)}>
          <SafeHtml html={terms} />
        </Dialog>
      ) : null}
    </>
  )
}
