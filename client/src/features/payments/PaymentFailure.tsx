import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import type { PaymentError } from './machine/states/payment-errors.ts'
import { PaidAlready } from './PaidAlready.tsx'
import { adviceKey, adviceWhenEmpty } from './payment-texts.ts'

const Box = styled('div', { base: { p: '3', borderRadius: 'control', bg: 'danger.subtle', color: 'danger' } })
const Message = styled('p', { base: { fontWeight: 'bold' } })
const Advice = styled('p', { base: { color: 'fg', mt: '1' } })

export type PaymentFailureProps = {
  readonly error: PaymentError
  /** The basket is empty: there is nothing to try again. */
  readonly isBasketEmpty?: boolean
}

/** The failure, its meaning for the customer's money, and the next step. */
export function PaymentFailure({ error, isBasketEmpty = false }: PaymentFailureProps) {
  const { t } = useTranslation(['checkout'])
  const { message, order } = error
  if (order) return <PaidAlready error={{ ...error, order }} />
  const text = message.kind === 'from-server' ? message.text : t(message.key, { provider: message.provider ?? '' })
  return (
    <Box>
      <Message>{text}</Message>
      <Advice>{t(isBasketEmpty ? adviceWhenEmpty(error) : adviceKey(error))}</Advice>
    </Box>
  )
}
