import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import { useClient } from '../../site-record.ts'
import { FooterButton } from './footer-link.ts'

/** The client's terms in a dialog; hidden without any. */
export function TermsButton() {
  const { t } = useTranslation(['common'])
  const { termsAndConditions } = useClient()
  const [reading, setReading] = useState(false)
  if (!termsAndConditions) return null
  return (
    <>
      <FooterButton type="button" aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t('common:footer.terms')}
      </FooterButton>
      {reading ? (
        <Dialog title={t('common:auth.termsHeading')} width="wide" onClosed={() => setReading(false)}>
          <SafeHtml html={termsAndConditions} />
        </Dialog>
      ) : null}
    </>
  )
}
