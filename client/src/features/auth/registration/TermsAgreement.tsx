import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'

type Props = {
  readonly id: string
  /** HTML of the client's terms. */
  readonly terms: string
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
  readonly error?: string | undefined
}

/** The agreement to the terms, which open in a dialog. */
export function TermsAgreement({ id, terms, agreed, onChange, error }: Props) {
  const { t } = useTranslation(['common'])
  const [reading, setReading] = useState(false)
  return (
    <div>
      <Checkbox id={id} label={t('common:auth.terms')} checked={agreed} onChange={onChange} error={error} />
      <Button variant="text" size="small" opens="dialog" onClick={() => setReading(true)}>
        {t('common:auth.readTerms')}
      </Button>
      {reading ? (
        <Dialog title={t('common:auth.termsHeading')} width="wide" onClosed={() => setReading(false)}>
          <SafeHtml html={terms} />
        </Dialog>
      ) : null}
    </div>
  )
}
