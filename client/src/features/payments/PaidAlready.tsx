import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { failureKeys } from './machine/states/payment-errors.ts'
import type { PaidOrder, PaymentError } from './machine/states/payment-errors.ts'

const Box = styled('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', p: '4', borderRadius: 'control', bg: 'success.subtle' },
})
const Message = styled('p', { base: { fontWeight: 'bold', color: 'success' } })
const Advice = styled('p', { base: { mt: '1', overflowWrap: 'anywhere' } })

type Props = {
  readonly error: PaymentError & { readonly order: PaidOrder }
  /** For staff, who may have taken money. */
  readonly atDesk?: boolean
}

/** The basket is an order already: which one, that it was paid once, and where to find it. */
export function PaidAlready({ error, atDesk = false }: Props) {
  const { t } = useTranslation(['checkout'])
  const symbol = useCurrencySymbol()
  const { reference, total, path } = error.order
  const named = total ? `${reference}, ${priceText(total, symbol)}` : reference
  const isEarlier = error.message.kind === 'translated' && error.message.key === failureKeys.paidEarlier

  function textKey() {
    if (atDesk) return 'checkout:desk.paidElsewhere'
    return isEarlier ? 'checkout:payment.paid.earlier' : 'checkout:payment.paid.text'
  }

  return (
    <Box>
      <div>
        <Message>{t(isEarlier ? failureKeys.paidEarlier : failureKeys.paidElsewhere)}</Message>
        <Advice>{t(textKey(), { order: named })}</Advice>
      </div>
      {path === null ? null : (
        <ButtonLink to={path} variant="secondary">
          {t('checkout:payment.paid.see')}
        </ButtonLink>
      )}
    </Box>
  )
}
