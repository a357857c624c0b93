import type { CartSource } from '@touchline/contract/client'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { PaymentReturn } from '../../../features/payments/challenge/PaymentReturn.tsx'
import type { PaymentState } from '../../../features/payments/machine/states/payment-state.ts'
import { usePayment } from '../../../features/payments/machine/use-payment.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { findPaidOrder } from '../../../features/checkout/paying/paid-order.ts'
import { paymentWorld } from '../../../features/checkout/paying/payment-page.ts'
import { isLeavingRisky, useLeaveWarning } from '../../../features/checkout/paying/use-leave-warning.ts'
import { useOrderCompleted } from '../../../features/checkout/paying/use-order-completed.ts'
import { environment } from '../../../app/environment.ts'

/** The page after a full-page redirect to the bank: the payment continues. */
export function PaymentReturnPage() {
  const { t } = useTranslation(['checkout'])
  const { loggedIn, user } = useSession()
  if (!loggedIn) return <LoginNeeded title={t('checkout:page.logInTitle')} />
  return user ? <Returning /> : <UserAwaited count={1} />
}

function Returning() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const basket = useBasket()
  const [world] = useState(() =>
    paymentWorld({
      refreshBasket: () => void basket.refresh(),
      paidOrder: (itemHash) => findPaidOrder({ itemHash, itemIds: [] }),
      visitId: null,
    }),
  )
  const payment = usePayment(world, useOrderCompleted(null))
  // The resumed payment names its basket; later the state no longer has it.
  const [source] = useState(() => sourceOf(payment.state))
  useLeaveWarning(isLeavingRisky(payment.state))
  const result = query.get('sca_result')
  return (
    <PaymentReturn
      payment={payment}
      transactionUuid={query.get('transaction_uuid') ?? ''}
      {...(result === null ? {} : { result })}
      onBack={() => void navigate(environment().site.paths.checkout(source), { replace: true })}
    />
  )
}

function sourceOf(state: PaymentState): CartSource | null {
  return ('recovery' in state ? state.recovery?.completion.source : null) ?? null
}
