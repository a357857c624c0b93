import type { ErrorCode } from '@touchline/contract/client'
import { pageLanguage } from '../i18n/language.ts'
import { isApiError } from './api-error.ts'
import type { ApiErrorCode } from './api-error.ts'

/** The customer's text for each refusal. A code without one does not compile. */
export const messageKeys = {
  malformed_request: 'common:errors.generic',
  discount_not_applied: 'common:errors.discountNotApplied',
  discount_already_applied: 'common:errors.discountAlreadyApplied',
  discount_for_one_ticket: 'common:errors.discountForOneTicket',
  credit_not_applied: 'common:errors.creditNotApplied',
  unauthenticated: 'common:errors.logInToContinue',
  login_failed: 'common:errors.loginFailed',
  signature_invalid: 'common:errors.generic',
  unauthorised: 'common:errors.unauthorised',
  client_domain_required: 'common:errors.generic',
  origin_not_allowed: 'common:errors.generic',
  host_not_allowed: 'common:errors.generic',
  paid_booking_disabled: 'common:errors.paidBookingDisabled',
  booking_blocked: 'common:errors.bookingBlocked',
  item_not_found: 'common:errors.itemNotFound',
  path_not_found: 'common:errors.itemNotFound',
  sandbox_not_found: 'common:errors.generic',
  request_timeout: 'common:errors.timeout',
  sold_out: 'common:errors.soldOut',
  already_booked: 'common:errors.alreadyBooked',
  waitlist_full: 'common:errors.waitlistFull',
  category_in_use: 'common:errors.categoryInUse',
  waitlist_not_needed: 'common:errors.waitlistNotNeeded',
  booking_not_cancellable: 'common:errors.bookingNotCancellable',
  booking_not_movable: 'common:errors.bookingNotMovable',
  attendance_not_possible: 'common:errors.generic',
  item_hash_mismatch: 'common:errors.basketChanged',
  basket_changed: 'common:errors.basketChanged',
  basket_locked: 'common:errors.basketLocked',
  basket_paid: 'common:errors.basketPaid',
  hold_not_extendable: 'common:errors.holdNotExtendable',
  payment_in_progress: 'common:errors.paymentInProgress',
  sca_incomplete: 'common:errors.scaIncomplete',
  transaction_not_completable: 'common:errors.transactionNotCompletable',
  guest_pass_over: 'common:errors.generic',
  request_answered: 'common:errors.generic',
  till_open: 'common:errors.tillOpen',
  refund_not_possible: 'common:errors.generic',
  download_under_way: 'common:errors.generic',
  closing_not_possible: 'common:errors.generic',
  till_closed: 'common:errors.tillClosed',
  sandbox_exists: 'common:errors.generic',
  scenario_applied: 'common:errors.generic',
  body_too_large: 'common:errors.tooLarge',
  media_type_not_supported: 'common:errors.generic',
  validation_failed: 'common:errors.validation',
  sandbox_id_invalid: 'common:errors.generic',
  clock_not_movable: 'common:errors.generic',
  not_bookable: 'common:errors.notBookable',
  basket_empty: 'common:errors.basketEmpty',
  nothing_to_pay: 'common:errors.nothingToPay',
  amount_too_small: 'common:errors.amountTooSmall',
  provider_unsupported: 'common:errors.providerUnsupported',
  provider_mismatch: 'common:errors.providerUnsupported',
  session_expired: 'common:errors.sessionExpired',
  session_not_found: 'common:errors.sessionExpired',
  session_not_ready: 'common:errors.sessionNotReady',
  security_code_required: 'common:errors.securityCodeRequired',
  transaction_missing: 'common:errors.transactionMissing',
  card_data_not_allowed: 'common:errors.cardData',
  idempotency_key_reused: 'common:errors.generic',
  rate_limited: 'common:errors.rateLimited',
  unexpected: 'common:errors.generic',
  prepare_failed: 'common:errors.prepareFailed',
  card_setup_failed: 'common:errors.cardSetupFailed',
  payment_session_failed: 'common:errors.paymentSessionFailed',
  transaction_failed: 'common:errors.transactionFailed',
  authorise_failed: 'common:errors.authoriseFailed',
  complete_failed: 'common:errors.completeFailed',
  sca_failed: 'common:errors.scaFailed',
  busy: 'common:errors.generic',
  database_away: 'common:errors.generic',
  maintenance: 'common:errors.maintenance',
  sandbox_not_ready: 'common:errors.generic',
  sandbox_limit: 'common:errors.generic',
  gateway_timeout: 'common:errors.authoriseFailed',
} as const satisfies Record<ErrorCode, `common:errors.${string}`>

const keysWithoutAnswer = {
  network: 'common:errors.network',
  timeout: 'common:errors.timeout',
  unreadable: 'common:errors.unreadable',
} as const satisfies Record<Exclude<ApiErrorCode, ErrorCode | 'unknown'>, `common:errors.${string}`>

export type MessageKey =
  (typeof messageKeys)[keyof typeof messageKeys] | (typeof keysWithoutAnswer)[keyof typeof keysWithoutAnswer]

export function isKnownCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(messageKeys, value)
}

function keyForStatus(status: number): MessageKey {
  if (status === 403) return 'common:errors.unauthorised'
  if (status === 404) return 'common:errors.itemNotFound'
  if (status === 422) return 'common:errors.validation'
  return 'common:errors.generic'
}

/** The key of our own text for any failure, by code, else by status. */
export function messageKeyOf(error: unknown): MessageKey {
  if (!isApiError(error)) return 'common:errors.generic'
  if (error.code === 'network' || error.code === 'timeout' || error.code === 'unreadable') {
    return keysWithoutAnswer[error.code]
  }
  return error.code === 'unknown' ? keyForStatus(error.status) : messageKeys[error.code]
}

/** Generic texts: any message of the platform says more. */
const vague: ReadonlySet<MessageKey> = new Set(['common:errors.generic', 'common:errors.validation'])

/**
 * Whether our own text is better than the platform's: when its language differs from the page's, and the code is
 * specific.
 */
export function isSaidByUs(error: unknown): boolean {
  if (pageLanguage() === 'en' || !isApiError(error) || error.language === pageLanguage()) return false
  return error.code !== 'unknown' && !vague.has(messageKeyOf(error))
}

/**
 * The server's own text, or undefined without one. A failed server speaks to engineers, so it is not shown. [S8-004]
 */
export function serverMessage(error: unknown): string | undefined {
  if (!isApiError(error) || error.message === '' || error.status >= 500 || isSaidByUs(error)) return undefined
  return error.message
}
