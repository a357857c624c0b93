import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
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

type TermsDialog = {
  /** Opens the terms: a component of a sentence. */
  readonly link: ReactElement
  readonly dialog: ReactNode
}

/** The terms in a dialog, opened from a sentence about them. `terms`: HTML. */
export function useTermsDialog(terms: string): TermsDialog {
  const { t } = useTranslation(['checkout'])
  const [reading, setReading] = useState(false)
  return {
    link: <Terms type="button" aria-haspopup="dialog" onClick={() => setReading(true)} />,
    dialog: reading ? (
      <Dialog title={t('checkout:summary.termsHeading')} width="wide" onClosed={() => setReading(false)}>
        <SafeHtml html={terms} />
      </Dialog>
    ) : null,
  }
}
