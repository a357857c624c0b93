import { isSpent } from './machine/states/payment-details.ts'
import type { PaymentState } from './machine/states/payment-state.ts'
import { isUnresolved, recoveryOf } from './machine/states/payment-state.ts'

/**
 * The button's present action: `pay`; `prepare`, labelled "Try again"; `check`, which asks for an unknown outcome;
 * `wait` during work; `none` when nothing would help.
 */
export type PayAction = 'pay' | 'prepare' | 'check' | 'wait' | 'none'

export function payAction(state: PaymentState): PayAction {
  switch (state.status) {
    case 'ready':
      return 'pay'
    case 'idle':
      return isUnresolved(recoveryOf(state)) ? 'check' : 'prepare'
    case 'prepare_failed':
      return state.error.retryable ? 'prepare' : 'none'
    case 'failed':
      if (isUnresolved(state.recovery)) return 'check'
      return isSpent(state.session) ? 'prepare' : 'pay'
    case 'preparing':
    case 'authorizing':
    case 'authorized':
    case 'sca_required':
    case 'sca_processing':
    case 'completing':
    case 'completed':
      return 'wait'
  }
}
