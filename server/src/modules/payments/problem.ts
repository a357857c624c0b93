import type { PaymentProblem, Unworded } from '@touchline/contract'
import type { PaymentView } from './providers/provider.ts'
import { text } from '../../texts/index.ts'

const declined = { code: 'card_declined', message: text('payments:declined'), details: null } as const

/** What a customer may be told about a card that was not taken: never more than a browser may see. */
export function problemOf(view: Pick<PaymentView, 'decline'>): Unworded<PaymentProblem> {
  if (!view.decline) return declined
  return { ...declined, details: { decline_code: view.decline.code, retryable: view.decline.retryable } }
}

/** The card was good, but the money could not be taken, or the attempt was over before it was taken. */
export const captureFailed: Unworded<PaymentProblem> = {
  code: 'capture_failed',
  message: text('payments:capture_failed'),
  details: null,
}

/**
 * The answer to a finished 3-D Secure step carries a problem only when the bank declined *after* the customer had been
 * verified: the client reads one as "declined", and its absence as "not verified". payments.md 6.4, 6.9
 */
export function problemAfterChallenge(view: Pick<PaymentView, 'decline' | 'state'>): Unworded<PaymentProblem> | null {
  return view.state === 'declined' ? problemOf(view) : null
}
