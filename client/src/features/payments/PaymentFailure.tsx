import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import type { PaymentError } from './machine/payment-errors.ts'
import { adviceKey } from './payment-texts.ts'

const Box = styled('div', { base: { p: '3', borderRadius: 'control', bg: 'danger.subtle', color: 'danger' } })
const Message = styled('p', { base: { fontWeight: 'bold' } })
const Advice = styled('p', { base: { color: 'fg', mt: '1' } })

export type PaymentFailureProps = { readonly error: PaymentError }

/** What happened, what it means for the customer's money, and what to do now. */
export function PaymentFailure({ error }: PaymentFailureProps) {
  const { t } = useTexts()
  const { message } = error
  const text = message.kind === 'from-server' ? message.text : t(message.key, { provider: message.provider ?? '' })
  return (
    <Box>
      <Message>{text}</Message>
      <Advice>{t(adviceKey(error))}</Advice>
    </Box>
  )
}
