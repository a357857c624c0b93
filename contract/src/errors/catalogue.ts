type ErrorSpec = { readonly status: number; readonly message: string }

/** Every refusal of the platform: code, HTTP status and the text a caller may be shown. */
export const errors = {
  malformed_request: { status: 400, message: 'The request could not be read.' },
  discount_not_applied: { status: 400, message: 'No discount applies to this ticket.' },
  discount_already_applied: { status: 400, message: 'The discount of this customer has been applied already.' },
  discount_for_one_ticket: { status: 400, message: 'A discount is for one ticket. Add each ticket by itself.' },
  credit_not_applied: { status: 400, message: 'Credit amount could not be applied.' },

  unauthenticated: { status: 401, message: 'Please log in to continue.' },
  login_failed: { status: 401, message: 'The email, reference or password is not right.' },
  signature_invalid: { status: 401, message: 'The signature of this message is not valid.' },

  unauthorised: { status: 403, message: 'Unauthorised.' },
  client_domain_required: { status: 403, message: 'Send the X-Client-Domain header with this request.' },
  origin_not_allowed: { status: 403, message: 'Pages of another site may not do this here.' },
  paid_booking_disabled: { status: 403, message: 'Paid bookings are currently unavailable.' },
  booking_blocked: { status: 403, message: 'You have outstanding payments. Please settle them before you book.' },

  item_not_found: { status: 404, message: 'Unable to complete request, item not found.' },
  path_not_found: { status: 404, message: 'There is nothing at this address.' },
  sandbox_not_found: { status: 404, message: 'There is no sandbox with this name.' },

  request_timeout: { status: 408, message: 'The request took too long to arrive.' },

  category_in_use: { status: 409, message: 'This category is in use.' },
  sold_out: { status: 409, message: 'Sold out' },
  already_booked: { status: 409, message: 'You have already booked this.' },
  waitlist_full: { status: 409, message: 'The waitlist is full.' },
  waitlist_not_needed: { status: 409, message: 'There are still places: please book instead.' },
  booking_not_cancellable: { status: 409, message: 'This booking cannot be cancelled.' },
  booking_not_movable: { status: 409, message: 'This booking cannot be moved.' },
  attendance_not_possible: { status: 409, message: 'Attendance is said of sessions that have started.' },
  item_hash_mismatch: { status: 409, message: 'Your basket has changed, please review it and try again.' },
  basket_changed: { status: 409, message: 'Your basket has changed, please review it and try again.' },
  basket_paid: { status: 409, message: 'This basket has been paid for already.' },
  basket_locked: { status: 409, message: 'Your basket is being paid for and cannot change right now.' },
  hold_not_extendable: { status: 409, message: 'The time to keep your places cannot be extended any further.' },
  payment_in_progress: { status: 409, message: 'A payment for this basket is already in progress.' },
  sca_incomplete: { status: 409, message: 'Please finish verifying your payment with your bank first.' },
  transaction_not_completable: { status: 409, message: 'This payment can no longer be completed.' },
  guest_pass_over: { status: 409, message: 'This guest pass cannot be used any more.' },
  till_open: { status: 409, message: 'Your till is open already.' },
  refund_not_possible: { status: 409, message: 'This much cannot be given back in this way.' },
  till_closed: { status: 409, message: 'Please open a till before taking offline payments.' },
  sandbox_exists: { status: 409, message: 'A sandbox with this name exists already.' },
  scenario_applied: { status: 409, message: 'This scenario is there already. Reset the sandbox to it to begin again.' },

  body_too_large: { status: 413, message: 'The request is too large.' },
  media_type_not_supported: { status: 415, message: 'Send this request as JSON.' },

  host_not_allowed: {
    status: 421,
    message: 'This server does not answer under this name. Whoever runs it can add the name to ALLOWED_HOSTS.',
  },

  validation_failed: { status: 422, message: 'Please check the highlighted fields.' },
  sandbox_id_invalid: { status: 422, message: 'A sandbox name has 1 to 40 lower-case letters, digits and hyphens.' },
  clock_not_movable: {
    status: 422,
    message: 'A sandbox clock moves forward only, by at most ten years at once; a reset sets it back.',
  },
  not_bookable: { status: 422, message: 'This cannot be booked at the moment.' },
  basket_empty: { status: 422, message: 'Your shopping basket is empty' },
  nothing_to_pay: { status: 422, message: 'There is nothing to pay by card.' },
  amount_too_small: { status: 422, message: 'The amount left to pay is too small to be paid by card.' },
  provider_unsupported: { status: 422, message: 'This payment provider is not supported' },
  provider_mismatch: { status: 422, message: 'The payment was started with another payment provider.' },
  session_expired: { status: 422, message: 'Your payment session has expired, please enter your card again.' },
  session_not_found: { status: 422, message: 'Payment session ID not found' },
  session_not_ready: { status: 422, message: 'Please enter your card before you pay.' },
  security_code_required: { status: 422, message: 'Please enter the security code of your card.' },
  transaction_missing: { status: 422, message: 'No transaction ID available for payment completion' },
  card_data_not_allowed: {
    status: 422,
    message: 'That looks like a card number. Please type card details into the card form only.',
  },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for another request.' },

  rate_limited: { status: 429, message: 'Too many attempts, please wait a minute and try again.' },

  unexpected: { status: 500, message: 'Something has gone wrong, please try again.' },
  prepare_failed: { status: 502, message: 'Failed to prepare payment' },
  card_setup_failed: { status: 502, message: 'The card could not be saved, please try again.' },
  payment_session_failed: { status: 502, message: 'Failed to create payment session' },
  transaction_failed: { status: 502, message: 'Failed to create transaction' },
  authorise_failed: { status: 502, message: 'Failed to authorize payment' },
  complete_failed: { status: 502, message: 'Failed to complete payment' },
  sca_failed: { status: 502, message: 'Failed to complete 3D Secure verification' },
  busy: { status: 503, message: 'The service is busy, please try again in a moment.' },
  maintenance: { status: 503, message: 'Unable to access the site due to planned maintenance.' },
  sandbox_not_ready: { status: 503, message: 'This sandbox is being made, please try again in a moment.' },
  sandbox_limit: {
    status: 503,
    message: 'No more sandboxes can be made right now, please try again in a few minutes.',
  },
  gateway_timeout: { status: 504, message: 'Failed to authorize payment' },
} as const satisfies Record<string, ErrorSpec>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as readonly ErrorCode[]

/** Messages by field, as in the error envelope. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type RefusalDetails = { readonly message?: string; readonly fields?: FieldErrors; readonly retryAfter?: number }

/** A refusal. Thrown from use cases; rolls back; becomes the error envelope in one place. */
export class PlatformError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  /** Seconds after which asking again may be answered otherwise, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'PlatformError'
    this.code = code
    this.status = errors[code].status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** Throws `validation_failed` where there is anything to say of any field. */
export function refuseFields(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new PlatformError('validation_failed', { fields })
}
