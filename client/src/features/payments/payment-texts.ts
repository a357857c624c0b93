import type { PaymentError } from './payment-errors.ts'
import { outcomeUnknown } from './payment-errors.ts'
import type { PaymentState } from './payment-state.ts'

/** What a payment is doing, in words. Null where nothing is going on. */
export function statusKey(state: PaymentState) {
  switch (state.status) {
    case 'preparing':
      return 'checkout:payment.status.preparing'
    case 'ready':
      return 'checkout:payment.status.ready'
    case 'authorizing':
      return 'checkout:payment.status.authorizing'
    case 'sca_required':
      return 'checkout:payment.status.challenge'
    case 'sca_processing':
      return state.auth.scaUrl ? 'checkout:payment.status.challenge' : 'checkout:payment.status.challengeChecking'
    case 'authorized':
    case 'completing':
      return 'checkout:payment.status.completing'
    case 'completed':
      return 'checkout:payment.status.completed'
    case 'idle':
    case 'prepare_failed':
    case 'failed':
      return null
  }
}

/** What a failure means for the customer's money and what to do now; null where the message says it all. */
export function adviceKey(error: PaymentError) {
  if (error.code === outcomeUnknown) return 'checkout:payment.advice.outcomeUnknown'
  if (error.stage === 'sca') return 'checkout:payment.advice.released'
  if (error.stage === 'complete') return 'checkout:payment.advice.released'
  if (error.stage === 'prepare') return 'checkout:payment.advice.nothingTaken'
  return 'checkout:payment.advice.tryAnother'
}
