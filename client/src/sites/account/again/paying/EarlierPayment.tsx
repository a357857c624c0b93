import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recoverySlot } from '../../../../features/payments/machine/recovery-slot.ts'
import { isUnresolved } from '../../../../features/payments/machine/states/payment-state.ts'
import { payAction } from '../../../../features/payments/pay-action.ts'
import { PaymentFailure } from '../../../../features/payments/PaymentFailure.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useGoTo } from '../../../../app/navigation/use-go-to.ts'
import { paths } from '../../paths.ts'
import type { Again } from '../use-again.ts'
import { usePaymentHere } from './use-payment-here.ts'

type Props = { readonly again: Pick<Again, 'user' | 'held' | 'booked'> }

/** The outcome of a payment that this tab began before a reload; the held place shows its own. */
export function EarlierPayment({ again: { user, held, booked } }: Props) {
  const [has] = useState(() => {
    const slot = recoverySlot(() => window.sessionStorage)
    return slot.isOf(user.id) && isUnresolved(slot.read())
  })
  return has && held === null && booked === null ? <Outcome /> : null
}

function Outcome() {
  const { t } = useTranslation(['checkout'])
  const goTo = useGoTo()
  const { payment } = usePaymentHere(null, (orderId) => goTo(paths.payment(orderId)))
  const { state, commands } = payment
  const isRunning = state.status === 'completing'
  if (!state.error && !isRunning && payAction(state) !== 'check') return null
  return (
    <div>
      {state.error ? (
        <div role="alert">
          <PaymentFailure error={state.error} />
        </div>
      ) : null}
      {isRunning || payAction(state) === 'check' ? (
        <Button busy={isRunning} onClick={() => commands.retryCompletion()}>
          {t('checkout:payment.checkAgain')}
        </Button>
      ) : null}
    </div>
  )
}
