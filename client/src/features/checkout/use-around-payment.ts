import { useEffect, useEffectEvent, useRef } from 'react'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { setPaymentRunning } from '../../app/session/use-kiosk-idle.ts'
import { useSession } from '../../app/session/use-session.ts'
import { bookingBlocked } from '../payments/machine/payment-errors.ts'
import type { Payment } from '../payments/machine/use-payment.ts'
import { isLeavingRisky, useLeaveWarning } from './use-leave-warning.ts'

type Around = {
  /** An order without a card is on its way. */
  readonly placing: boolean
  readonly isVisit: boolean
}

/**
 * What a payment has to do with everything around it: leaving the page, an idle kiosk, who is logged in, what they owe.
 * Answers whether leaving now would be risky.
 */
export function useAroundPayment({ state, commands }: Payment, { placing, isVisit }: Around): boolean {
  const { loggedIn, user } = useSession()
  const risky = placing || isLeavingRisky(state)
  useLeaveWarning(risky)
  useEffect(() => {
    setPaymentRunning(risky)
    return () => setPaymentRunning(false)
  }, [risky])

  // What a customer started is not for the next one at this device. [S4-006, payments.md 7.1 "RESET"]
  const wasLoggedIn = useRef(loggedIn)
  const resetPayment = useEffectEvent(() => commands.reset())
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) resetPayment()
    wasLoggedIn.current = loggedIn
  }, [loggedIn])

  // What an earlier page could not tell may be known by now.
  const userId = user?.id
  const lookBack = useEffectEvent(commands.lookBack)
  useEffect(() => {
    if (userId !== undefined) lookBack(userId)
  }, [userId])

  // What is owed since this page was opened is shown by the pages around it, which add it to the basket.
  const isBlocked = state.error?.code === bookingBlocked && !isVisit
  useEffect(() => {
    if (isBlocked) void readUserQuietly()
  }, [isBlocked])

  return risky
}
