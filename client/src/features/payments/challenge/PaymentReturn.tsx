import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { payAction } from '../pay-action.ts'
import { PaymentFailure } from '../PaymentFailure.tsx'
import { statusKey } from '../payment-texts.ts'
import type { Payment } from '../machine/use-payment.ts'

const Place = styled('section', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '10' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } })
const Heading = styled('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })
const Status = styled('output', { base: { display: 'flex', alignItems: 'center', gap: '3', color: 'fg.muted' } })
// On phones the outcome and the button fit on the first screen, so the picture stays low.
const Frame = styled('div', {
  base: {
    maxHeight: { base: '180px', md: 'none' },
    overflow: 'hidden',
    borderRadius: 'surface',
    order: { base: -1, md: 0 },
  },
})

export type PaymentReturnProps = {
  readonly payment: Payment
  /** From the address the bank returned to. */
  readonly transactionUuid: string
  /** The bank's result in the address, if any. */
  readonly result?: string
  /** Back to the checkout, after a failure or for a payment unknown to this tab. */
  readonly onBack: () => void
}

/** The page after a full-page redirect to the bank: continues the payment. payments.md 7.1 row 12 */
export function PaymentReturn({ payment, transactionUuid, result, onBack }: PaymentReturnProps) {
  const { t } = useTranslation(['checkout'])
  const { state, commands } = payment
  const action = payAction(state)
  const status = statusKey(state)
  // There is nothing to go back to.
  const isPaid = Boolean(state.error?.order?.path)

  const isUnknown = state.status === 'idle' && action !== 'check' && state.recovery?.transactionUuid !== transactionUuid

  const resume = useEffectEvent(() => commands.resume(transactionUuid, result))
  useEffect(() => resume(), [transactionUuid])

  return (
    <Place>
      <Words>
        <Heading>{t('checkout:payment.return.heading')}</Heading>
        <div role="alert">
          {isUnknown ? <p>{t('checkout:payment.return.unknown')}</p> : null}
          {state.error && !isUnknown ? <PaymentFailure error={state.error} /> : null}
        </div>
        <Status>
          {status ? (
            <>
              <Spinner />
              {t(status, { amount: '' })}
            </>
          ) : null}
        </Status>
        {action === 'check' ? (
          <Button onClick={commands.retryCompletion}>{t('checkout:payment.checkAgain')}</Button>
        ) : null}
        {isUnknown || (state.status === 'failed' && action !== 'check' && !isPaid) ? (
          <Button onClick={onBack}>{t('checkout:payment.return.back')}</Button>
        ) : null}
      </Words>
      <Frame>
        <Picture scene="ready" shape="surface" />
      </Frame>
    </Place>
  )
}
