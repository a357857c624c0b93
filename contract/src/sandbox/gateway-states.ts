/** States of a payment at the simulated card gateway. payments.md 4.2 */
export const gatewayStates = [
  'challenge_required',
  'authorised',
  'captured',
  'partially_refunded',
  'refunded',
  'voided',
  'declined',
  'rejected',
  'error',
  'cancelled',
  'aborted',
  'expired',
] as const

/** States of an event's delivery: `failed` after its last try, `dropped` where a fault lost it. */
export const deliveryStates = ['pending', 'delivered', 'failed', 'dropped'] as const
