import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { payAction } from '../pay-action.ts'
import { PaymentFailure } from '../PaymentFailure.tsx'
import { statusKey } from '../payment-texts.ts'
import type { Payment } from '../machine/use-payment.ts'

const Place = styled('section', { base: { display: 'grid', gap: '4', justifyItems: 'start' } })
const Heading = styled('h1', { base: { fontFamily: 'heading', fontSize: 'xl', lineHeight: 'heading' } })

export type PaymentReturnProps = {
  readonly payment: Payment
  /** From the address the bank's page came back to. */
  readonly transactionUuid: string
  /** What the bank's page put into the address, if anything. */
  readonly result?: string
  /** Back to the checkout: this tab knows nothing of the payment, or it failed. */
  readonly onBack: () => void
}

/** Where the customer lands after the bank's page was the whole page: goes on with the payment. payments.md 7.1 row 12 */
export function PaymentReturn({ payment, transactionUuid, result, onBack }: PaymentReturnProps) {
  const { t } = useTexts()
  const { state, commands } = payment
  const action = payAction(state)
  const status = statusKey(state)

  const resume = useEffectEvent(() => {
    if (!commands.resume(transactionUuid, result) && action !== 'check') onBack()
  })
  useEffect(() => resume(), [transactionUuid])

  return (
    <Place>
      <Heading>{t('checkout:payment.return.heading')}</Heading>
      <div role="alert">{state.error ? <PaymentFailure error={state.error} /> : null}</div>
      <output>{status ? t(status, { amount: '' }) : null}</output>
      {action === 'check' ? (
        <Button onClick={commands.retryCompletion}>{t('checkout:payment.checkAgain')}</Button>
      ) : null}
      {state.status === 'failed' && action !== 'check' ? (
        <Button onClick={onBack}>{t('checkout:payment.return.back')}</Button>
      ) : null}
    </Place>
  )
}
