import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DeskFailure } from './DeskFailure.tsx'
import type { DeskPaying } from './use-desk-payment.ts'

// A flex column: in a grid, an empty part would keep its gap.
const Part = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Alert = styled('div', { base: { _empty: { mt: '-3' } } })
type Props = {
  readonly paying: DeskPaying
  /** The amount, formatted; null for a free order. */
  readonly amount: string | null
}

/** The button that takes the payment, and any failure. */
export function DeskPayPart({ paying, amount }: Props) {
  const { t } = useTranslation(['checkout'])
  const { error, busy, isUnclear, take } = paying

  function label(): string {
    if (isUnclear) return t('checkout:payment.checkAgain')
    return amount === null ? t('checkout:payment.free.order') : t('checkout:desk.take', { amount })
  }

  return (
    <Part>
      <Alert role="alert">{error && !busy ? <DeskFailure error={error} /> : null}</Alert>
      <Button size="large" wide busy={busy} onClick={take}>
        {label()}
      </Button>
    </Part>
  )
}
