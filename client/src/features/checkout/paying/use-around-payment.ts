import { useEffect, useEffectEvent, useRef } from 'react'
import { readUserQuietly } from '../../../app/session/read-user-quietly.ts'
import { setPaymentRunning } from '../../../app/session/login/use-kiosk-idle.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { bookingBlocked } from '../../payments/machine/states/payment-errors.ts'
import type { Payment } from '../../payments/machine/use-payment.ts'
import { isLeavingRisky, useLeaveWarning } from './use-leave-warning.ts'

type Around = {
  /** An order without a card is being placed. */
  readonly placing: boolean
  readonly isVisit: boolean
}

/**
 * The effects of a payment on its surroundings: leaving the page, an idle kiosk, the login, charges. Answers whether
 * leaving now is risky.
 */
export function useAroundPayment({ state, commands }: Payment, { placing, isVisit }: Around): boolean {
  const { loggedIn, user } = useSession()
  const risky = placing || isLeavingRisky(state)
  useLeaveWarning(risky)
  useEffect(() => {
    setPaymentRunning(risky)
    return () => setPaymentRunning(false)
  }, [risky])

  // The next customer at this device must not see it. [S4-006, payments.md 7.1 "RESET"]
  const wasLoggedIn = useRef(loggedIn)
  const resetPayment = useEffectEvent(() => commands.reset())
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) resetPayment()
    wasLoggedIn.current = loggedIn
  }, [loggedIn])

  // An earlier unclear outcome may be known by now.
  const userId = user?.id
  const lookBack = useEffectEvent(commands.lookBack)
  useEffect(() => {
    if (userId !== undefined) lookBack(userId)
  }, [userId])

  // New charges appear in the surrounding pages, which add them to the basket.
  const isBlocked = state.error?.code === bookingBlocked && !isVisit
  useEffect(() => {
    if (isBlocked) void readUserQuietly()
  }, [isBlocked])

  return risky
}
