import type { ErrorCode } from '@touchline/contract/client'
import { pageLanguage } from '../i18n/language.ts'
import { isApiError } from './api-error.ts'
import type { ApiErrorCode } from './api-error.ts'

/** The customer's text for each refusal, by its name below `common:errors`. A code without one does not compile. */
export const messageNames = {
  malformed_request: 'generic',
  discount_not_applied: 'discountNotApplied',
  discount_already_applied: 'discountAlreadyApplied',
  discount_for_one_ticket: 'discountForOneTicket',
  credit_not_applied: 'creditNotApplied',
  unauthenticated: 'logInToContinue',
  login_failed: 'loginFailed',
  signature_invalid: 'generic',
  unauthorised: 'unauthorised',
  client_domain_required: 'generic',
  origin_not_allowed: 'generic',
  host_not_allowed: 'generic',
  paid_booking_disabled: 'paidBookingDisabled',
  booking_blocked: 'bookingBlocked',
  item_not_found: 'itemNotFound',
  path_not_found: 'itemNotFound',
  sandbox_not_found: 'generic',
  request_timeout: 'timeout',
  sold_out: 'soldOut',
  already_booked: 'alreadyBooked',
  waitlist_full: 'waitlistFull',
  category_in_use: 'categoryInUse',
  waitlist_not_needed: 'waitlistNotNeeded',
  booking_not_cancellable: 'bookingNotCancellable',
  booking_not_movable: 'bookingNotMovable',
  attendance_not_possible: 'generic',
  item_hash_mismatch: 'basketChanged',
  basket_changed: 'basketChanged',
  basket_locked: 'basketLocked',
  basket_paid: 'basketPaid',
  hold_not_extendable: 'holdNotExtendable',
  payment_in_progress: 'paymentInProgress',
  sca_incomplete: 'scaIncomplete',
  transaction_not_completable: 'transactionNotCompletable',
  guest_pass_over: 'generic',
  request_answered: 'generic',
  till_open: 'tillOpen',
  refund_not_possible: 'generic',
  download_under_way: 'generic',
  closing_not_possible: 'generic',
  till_closed: 'tillClosed',
  sandbox_exists: 'generic',
  scenario_applied: 'generic',
  body_too_large: 'tooLarge',
  media_type_not_supported: 'generic',
  validation_failed: 'validation',
  sandbox_id_invalid: 'generic',
  clock_not_movable: 'generic',
  not_bookable: 'notBookable',
  basket_empty: 'basketEmpty',
  nothing_to_pay: 'nothingToPay',
  amount_too_small: 'amountTooSmall',
  provider_unsupported: 'providerUnsupported',
  provider_mismatch: 'providerUnsupported',
  session_expired: 'sessionExpired',
  session_not_found: 'sessionExpired',
  session_not_ready: 'sessionNotReady',
  security_code_required: 'securityCodeRequired',
  transaction_missing: 'transactionMissing',
  card_data_not_allowed: 'cardData',
  idempotency_key_reused: 'generic',
  rate_limited: 'rateLimited',
  unexpected: 'generic',
  prepare_failed: 'prepareFailed',
  card_setup_failed: 'cardSetupFailed',
  payment_session_failed: 'paymentSessionFailed',
  transaction_failed: 'transactionFailed',
  authorise_failed: 'authoriseFailed',
  complete_failed: 'completeFailed',
  sca_failed: 'scaFailed',
  busy: 'generic',
  database_away: 'generic',
  maintenance: 'maintenance',
  sandbox_not_ready: 'generic',
  sandbox_limit: 'generic',
  gateway_timeout: 'authoriseFailed',
} as const satisfies Record<ErrorCode, string>

/** A failure without an answer has a text of its own name. */
type MessageName = (typeof messageNames)[keyof typeof messageNames] | Exclude<ApiErrorCode, ErrorCode | 'unknown'>

export type MessageKey = `common:errors.${MessageName}`

export function isKnownCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(messageNames, value)
}

function nameForStatus(status: number): MessageName {
  if (status === 403) return 'unauthorised'
  if (status === 404) return 'itemNotFound'
  if (status === 422) return 'validation'
  if (status === 429) return 'rateLimited'
  return 'generic'
}

function nameOf(error: unknown): MessageName {
  if (!isApiError(error)) return 'generic'
  if (error.code === 'network' || error.code === 'timeout' || error.code === 'unreadable') {
    return error.code
  }
  return error.code === 'unknown' ? nameForStatus(error.status) : messageNames[error.code]
}

/** The key of our own text for any failure, by code, else by status. */
export function messageKeyOf(error: unknown): MessageKey {
  return `common:errors.${nameOf(error)}`
}

/** Generic texts: any message of the platform says more. */
const vague: ReadonlySet<MessageName> = new Set(['generic', 'validation'])

/**
 * Whether our own text is better than the platform's: when its language differs from the page's, and the code is
 * specific.
 */
export function isSaidByUs(error: unknown): boolean {
  if (pageLanguage() === 'en' || !isApiError(error) || error.language === pageLanguage()) return false
  return error.code !== 'unknown' && !vague.has(nameOf(error))
}

/** The messages of a refusal by field, for places that have no fields to show them at. */
export function fieldMessages(error: unknown): readonly string[] {
  return isApiError(error) && error.status === 422 ? Object.values(error.errors).flat() : []
}

/**
 * The server's own text, or undefined without one. A failed server speaks to engineers, so it is not shown. [S8-004]
 */
export function serverMessage(error: unknown): string | undefined {
  if (!isApiError(error) || error.message === '' || error.status >= 500 || isSaidByUs(error)) return undefined
  return error.message
}
