import { isApiError } from '../../../../api/api-error.ts'
import type { CallFailure } from '../states/payment-errors.ts'

/** No answer: the network failed or the time was up. */
export const noAnswer: CallFailure = { status: null, code: null, message: null, fields: {}, paidBookingDisabled: false }

/**
 * A thrown error as a payment failure. Anything but a refusal of the platform counts as no answer: where money is
 * concerned, the safe assumption is that the request arrived.
 */
export function readCallFailure(thrown: unknown): CallFailure {
  if (!isApiError(thrown) || thrown.status === 0 || thrown.code === 'unreadable') return noAnswer
  return {
    status: thrown.status,
    code: thrown.code === 'unknown' ? null : thrown.code,
    message: thrown.message === '' ? null : thrown.message,
    fields: thrown.errors,
    paidBookingDisabled: thrown.paidBookingDisabled || thrown.code === 'paid_booking_disabled',
  }
}

/** The call may have been executed: repeat it unchanged, never with new content. payments.md 7.1 row 20 */
export function isOutcomeUnknown({ status }: CallFailure): boolean {
  return status === null || status >= 500 || status === 408 || status === 429
}
