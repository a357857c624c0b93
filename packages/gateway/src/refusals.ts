/** Every refusal of the gateway: status and text. A code that is not here does not compile. */
export const refusals = {
  unauthorised: { status: 401, message: 'The credentials are missing or wrong.' },
  not_found: { status: 404, message: 'There is no such thing at this gateway.' },
  operation_in_progress: { status: 409, message: 'A request with this Idempotency-Key is still running.' },
  duplicate_reference: { status: 409, message: 'This vendor_tx_code was used before.' },
  reference_cancelled: { status: 409, message: 'This vendor_tx_code was cancelled before it arrived.' },
  already_captured: { status: 409, message: 'The money of this transaction was already taken.' },
  invalid_state: { status: 409, message: 'The transaction is not in a state that allows this.' },
  result_conflict: { status: 409, message: 'Another authentication result was already accepted.' },
  invalid_request: { status: 422, message: 'The request is not valid.' },
  idempotency_key_required: { status: 422, message: 'The header Idempotency-Key is required.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key belongs to another request.' },
  session_key_expired: { status: 422, message: 'The merchant session key is unknown, used or expired.' },
  card_identifier_invalid: { status: 422, message: 'The card identifier is unknown, used or expired.' },
  session_not_ready: { status: 422, message: 'No card was entered in this payment session yet.' },
  security_code_required: { status: 422, message: 'No security code is linked to the session key for this card.' },
  amount_too_small: { status: 422, message: 'The amount is below the minimum of this merchant.' },
  amount_too_large: { status: 422, message: 'The amount is above what is held.' },
  refund_exceeds_capture: { status: 422, message: 'The amount is above what was captured and not yet refunded.' },
  host_not_allowed: {
    status: 421,
    message: 'This gateway does not answer under this name. Whoever runs it can add the name to ALLOWED_HOSTS.',
  },
  gateway_error: { status: 500, message: 'The gateway could not answer.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type RefusalCode = keyof typeof refusals

/** An invalid property, without its value, which may be card data. */
export type PropertyError = { readonly property: string; readonly message: string }

export type RefusalFacts = {
  readonly transactionId?: string
  readonly errors?: readonly PropertyError[]
}

/** Thrown when a command is refused. It rolls the command back; `facts` shape the answer. */
export class GatewayRefusal extends Error {
  readonly code: RefusalCode
  readonly facts: RefusalFacts

  constructor(code: RefusalCode, facts: RefusalFacts = {}) {
    super(refusals[code].message)
    this.name = 'GatewayRefusal'
    this.code = code
    this.facts = facts
  }
}
