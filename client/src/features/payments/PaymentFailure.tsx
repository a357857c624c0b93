import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { PaymentError } from './machine/payment-errors.ts'
import { adviceKey } from './payment-texts.ts'

const Box = chakra('div', { base: { p: '3', borderRadius: 'control', bg: 'danger.subtle', color: 'danger' } })
const Message = chakra('p', { base: { fontWeight: 'bold' } })
const Advice = chakra('p', { base: { color: 'fg', mt: '1' } })

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
