import { useEffect } from 'react'
import type { PaymentState } from '../payments/machine/payment-state.ts'

/** Money is moving and this page is what moves it; a page that went to the bank is meant to be left. */
export function isLeavingRisky(state: PaymentState): boolean {
  if (state.status === 'sca_processing') return state.recovery.display !== 'redirect'
  return state.status === 'authorizing' || state.status === 'authorized' || state.status === 'completing'
}

/** Has the browser ask before the page is closed or loaded again. */
export function useLeaveWarning(risky: boolean): void {
  useEffect(() => {
    if (!risky) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [risky])
}
