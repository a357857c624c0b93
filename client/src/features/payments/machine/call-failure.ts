import { isApiError } from '../../../api/api-error.ts'
import type { CallFailure } from './payment-errors.ts'

/** No answer came: the network failed or the time was up. */
export const noAnswer: CallFailure = { status: null, code: null, message: null, fields: {}, paidBookingDisabled: false }

/**
 * What a call threw, as far as a payment cares. Whatever is no refusal of the platform, and an answer that says nothing,
 * counts as no answer: that the
 * request may have arrived is the careful assumption where money is concerned.
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

/** The call may have been carried out: ask again with the same words, never with new ones. payments.md 7.1 row 20 */
export function isOutcomeUnknown({ status }: CallFailure): boolean {
  return status === null || status >= 500 || status === 408 || status === 429
}
