import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { basketPaid, outcomeUnknown } from '../machine/states/payment-errors.ts'
import type { PaymentError } from '../machine/states/payment-errors.ts'

const Box = styled('div', { base: { p: '3', borderRadius: 'control', bg: 'danger.subtle', color: 'danger' } })
const Message = styled('p', { base: { fontWeight: 'bold' } })
const Advice = styled('p', { base: { color: 'fg', mt: '1' } })

function adviceKey({ code }: PaymentError) {
  if (code === outcomeUnknown) return 'checkout:desk.unclear'
  return code === basketPaid ? 'checkout:desk.paidAlready' : 'checkout:desk.notPlaced'
}

/** Why no order was placed, and what to do with money already taken. */
export function DeskFailure({ error }: { readonly error: PaymentError }) {
  const { t } = useTranslation(['checkout'])
  const { message } = error
  return (
    <Box>
      <Message>{message.kind === 'from-server' ? message.text : t(message.key, { provider: '' })}</Message>
      <Advice>{t(adviceKey(error))}</Advice>
    </Box>
  )
}
