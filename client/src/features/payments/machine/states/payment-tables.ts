import type { AnswerTable } from '../../../../api/answers/shape.ts'

// A payment checks its answers itself (payment-answers.ts), and platforms place fields differently, so nothing is
// required here; present fields are checked for their type. [P3.15, P7.3, payments.md 6]

const card = {
  'id!': 's',
  'brand!': 's',
  'last_four!': 's',
  'expiry!': 's',
  'cardholder_name?': 's',
  'requires_security_code?': 'b',
} as const

export const preparation: AnswerTable = {
  wrapped: false,
  shape: {
    'payment_provider?': 's',
    'session_key?': 's',
    'session_id?': 's',
    'session_token?': 's',
    'config?': { 'mode?': 's', 'url?': 's' },
    'mode?': 's',
    'url?': 's',
    'saved_card?': card,
    'expires_in?': 'n',
  },
}

export const authorisation: AnswerTable = {
  wrapped: false,
  shape: {
    'transaction_id?': 'i',
    'transaction_uuid?': 's',
    'transaction_status?': 's',
    // Any error, of any shape, means that the card was not charged.
    'error?': 'x',
    'sca_url?': 's',
    'sca_method?': 's',
    // A bank's form fields, as an object or as a list.
    'sca_data?': 'x',
    'client_secret?': 's',
    'return_url?': 's',
  },
}

export const challengeOutcome: AnswerTable = {
  wrapped: false,
  shape: { 'transaction_id?': 'i', 'status?': 's', 'error?': 'x', 'ended?': 's' },
}

export const completion: AnswerTable = {
  wrapped: false,
  shape: { 'complete_order_id?': 'i', 'order_id?': 'i', 'status?': 's', 'error?': 'x' },
}
