import { useEffect } from 'react'
import type { PaymentState } from '../../payments/machine/states/payment-state.ts'

/** Money is moving, and this page drives it; a page on its way to the bank may be left. */
export function isLeavingRisky(state: PaymentState): boolean {
  if (state.status === 'sca_processing') return state.recovery.display !== 'redirect'
  return state.status === 'authorizing' || state.status === 'authorized' || state.status === 'completing'
}

/** Makes the browser ask before the page is closed or reloaded. */
export function useLeaveWarning(risky: boolean): void {
  useEffect(() => {
    if (!risky) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [risky])
}
