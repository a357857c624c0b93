import type { PaymentProblem, Unworded } from '@touchline/contract'
import type { PaymentView } from './providers/provider.ts'
import { readText, type StoredText, text } from '../../texts/index.ts'

/** A problem as its column has it. */
export type StoredProblem = Omit<PaymentProblem, 'message'> & { readonly message: StoredText }

/** A stored problem, to be worded. */
export function readProblem(stored: StoredProblem): Unworded<PaymentProblem> {
  return { ...stored, message: readText(stored.message) }
}

const declined = { code: 'card_declined', message: text('payments:declined'), details: null } as const

/** The part of a decline that a customer may see, never more than a browser may. */
export function problemOf(view: Pick<PaymentView, 'decline'>): Unworded<PaymentProblem> {
  if (!view.decline) return declined
  return { ...declined, details: { decline_code: view.decline.code, retryable: view.decline.retryable } }
}

/** The card was accepted, but the capture failed or the attempt ended before it. */
export const captureFailed: Unworded<PaymentProblem> = {
  code: 'capture_failed',
  message: text('payments:capture_failed'),
  details: null,
}

/**
 * A finished 3-D Secure step carries a problem only when the bank declined *after* verifying the customer: the client
 * reads a problem as "declined", and its absence as "not verified". payments.md 6.4, 6.9
 */
export function problemAfterChallenge(view: Pick<PaymentView, 'decline' | 'state'>): Unworded<PaymentProblem> | null {
  return view.state === 'declined' ? problemOf(view) : null
}
