/** The providers that the simulated gateway plays. payments.md 1 */
export const simulatedProviders = ['card-gateway', 'card-provider', 'session-provider'] as const
export type SimulatedProvider = (typeof simulatedProviders)[number]

/** The calls of the card gateway that a fault can hit; `any` is every call of the platform there. payments.md 9 */
export const faultOperations = [
  'session_key',
  'tokenise',
  'security_code',
  'register',
  'read',
  '3d_secure_challenge',
  'release',
  'abort',
  'void',
  'refund',
  'cancel_by_reference',
  'forget_card',
  'acs',
  'webhook',
  'any',
] as const
export type FaultOperation = (typeof faultOperations)[number]

/** The effects of a fault at the gateway. payments.md 9 */
export const gatewayEffects = [
  'timeout',
  'lost_response',
  'http_500',
  'http_502',
  'http_503',
  'slow',
  'late_execution',
  'stale_read',
  'read_404',
  'session_key_expired',
  'decline_next',
  'challenge_never_returns',
  'duplicate_return',
  'tampered_cres',
  'refund_fail_async',
  'webhook_drop',
  'webhook_delay',
  'webhook_duplicate',
  'webhook_reorder',
  'webhook_bad_signature',
  'webhook_before_response',
] as const
export type GatewayEffect = (typeof gatewayEffects)[number]

/** The decline reasons of a bank. */
export const declineCodes = [
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'card_velocity_exceeded',
  'authentication_failed',
  'authentication_unavailable',
  'avs_mismatch',
  'issuer_timeout',
  'acquirer_error',
  'capture_declined',
] as const
export type DeclineCode = (typeof declineCodes)[number]
