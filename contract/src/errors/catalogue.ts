import type { Text, TextValues } from './text.ts'

type ErrorSpec = { readonly status: number }

/** Every refusal of the platform: code and HTTP status. The platform has a text for each. */
export const errors = {
  malformed_request: { status: 400 },
  discount_not_applied: { status: 400 },
  discount_already_applied: { status: 400 },
  discount_for_one_ticket: { status: 400 },
  credit_not_applied: { status: 400 },

  unauthenticated: { status: 401 },
  login_failed: { status: 401 },
  signature_invalid: { status: 401 },

  unauthorised: { status: 403 },
  client_domain_required: { status: 403 },
  origin_not_allowed: { status: 403 },
  paid_booking_disabled: { status: 403 },
  booking_blocked: { status: 403 },

  item_not_found: { status: 404 },
  path_not_found: { status: 404 },
  sandbox_not_found: { status: 404 },

  request_timeout: { status: 408 },

  category_in_use: { status: 409 },
  sold_out: { status: 409 },
  already_booked: { status: 409 },
  waitlist_full: { status: 409 },
  waitlist_not_needed: { status: 409 },
  booking_not_cancellable: { status: 409 },
  booking_not_movable: { status: 409 },
  attendance_not_possible: { status: 409 },
  item_hash_mismatch: { status: 409 },
  basket_changed: { status: 409 },
  basket_paid: { status: 409 },
  basket_locked: { status: 409 },
  hold_not_extendable: { status: 409 },
  payment_in_progress: { status: 409 },
  sca_incomplete: { status: 409 },
  transaction_not_completable: { status: 409 },
  guest_pass_over: { status: 409 },
  request_answered: { status: 409 },
  till_open: { status: 409 },
  refund_not_possible: { status: 409 },
  till_closed: { status: 409 },
  download_under_way: { status: 409 },
  closing_not_possible: { status: 409 },
  sandbox_exists: { status: 409 },
  scenario_applied: { status: 409 },

  body_too_large: { status: 413 },
  media_type_not_supported: { status: 415 },

  host_not_allowed: { status: 421 },

  validation_failed: { status: 422 },
  sandbox_id_invalid: { status: 422 },
  clock_not_movable: { status: 422 },
  not_bookable: { status: 422 },
  basket_empty: { status: 422 },
  nothing_to_pay: { status: 422 },
  amount_too_small: { status: 422 },
  provider_unsupported: { status: 422 },
  provider_mismatch: { status: 422 },
  session_expired: { status: 422 },
  session_not_found: { status: 422 },
  session_not_ready: { status: 422 },
  security_code_required: { status: 422 },
  transaction_missing: { status: 422 },
  card_data_not_allowed: { status: 422 },
  idempotency_key_reused: { status: 422 },

  rate_limited: { status: 429 },

  unexpected: { status: 500 },
  prepare_failed: { status: 502 },
  card_setup_failed: { status: 502 },
  payment_session_failed: { status: 502 },
  transaction_failed: { status: 502 },
  authorise_failed: { status: 502 },
  complete_failed: { status: 502 },
  sca_failed: { status: 502 },
  busy: { status: 503 },
  database_away: { status: 503 },
  maintenance: { status: 503 },
  sandbox_not_ready: { status: 503 },
  sandbox_limit: { status: 503 },
  gateway_timeout: { status: 504 },
} as const satisfies Record<string, ErrorSpec>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as readonly ErrorCode[]

/** Problems by field. */
export type FieldProblems = Readonly<Record<string, readonly Text[]>>

type RefusalDetails = {
  /** Stands instead of the code's own text; a string is what a person wrote. */
  readonly text?: Text | string
  /** The values that the code's own text names. */
  readonly values?: TextValues
  readonly fields?: FieldProblems
  readonly retryAfter?: number
}

/** A refusal. Thrown from use cases, it rolls back and becomes the error envelope in one place. */
export class PlatformError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly text: Text | string | undefined
  readonly values: TextValues | undefined
  readonly fields: FieldProblems | undefined
  /** Seconds until a retry may succeed, where known. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'PlatformError'
    this.code = code
    this.status = errors[code].status
    this.text = details.text
    this.values = details.values
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** Throws `validation_failed` where there is a problem with any field. */
export function refuseFields(fields: FieldProblems): void {
  if (Object.keys(fields).length > 0) throw new PlatformError('validation_failed', { fields })
}
