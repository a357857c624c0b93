import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useTermsDialog } from '../../../../features/carts/summary/use-terms-dialog.tsx'
import { useTimezone } from '../../../../features/venues/use-timezone.ts'
import { dayOfMomentText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Ways } from './Ways.tsx'

const Small = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })

/** Terms in HTML, and when the customer agreed to the same ones. */
export type Agreement = { readonly html: string; readonly at: string }

type Props = {
  /** Null where there are no terms. */
  readonly agreement: Agreement | null
  /** The outcome of the last press is unknown: the button asks for it. */
  readonly isUnclear: boolean
  readonly busy: boolean
  readonly onPress: () => void
  /** The other ways; not while an outcome is unknown. */
  readonly ways: ReactNode
}

/** The button that books, with the terms beside it. */
export function AgreeAndBook({ agreement, isUnclear, busy, onPress, ways }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const label = agreement === null ? t('account:again.book') : t('account:again.agree')
  return (
    <>
      <Ways>
        <Button busy={busy} onClick={onPress}>
          {isUnclear ? t('checkout:payment.checkAgain') : label}
        </Button>
        {isUnclear || busy ? null : ways}
      </Ways>
      {agreement === null || isUnclear ? null : <TermsSentence agreement={agreement} />}
    </>
  )
}

function TermsSentence({ agreement }: { readonly agreement: Agreement }) {
  const { t } = useTranslation(['account'])
  const timezone = useTimezone(null)
  const { link, dialog } = useTermsDialog(agreement.html)
  return (
    <Small>
      <Trans
        t={t}
        i18nKey="account:again.terms"
        values={{ date: dayOfMomentText(Date.parse(agreement.at), timezone) }}
        components={{ terms: link }}
      />
      {dialog}
    </Small>
  )
}
