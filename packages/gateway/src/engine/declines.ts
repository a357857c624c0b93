import type { DeclineCode } from '@touchline/faults'

/**
 * The decline reasons. `browserCode` is the one that a browser may see: a thief is not told that a card is reported
 * stolen. `retryable` means the same card may work later.
 */
export const declines = {
  generic_decline: { browserCode: 'generic_decline', retryable: false },
  insufficient_funds: { browserCode: 'insufficient_funds', retryable: true },
  lost_card: { browserCode: 'generic_decline', retryable: false },
  stolen_card: { browserCode: 'generic_decline', retryable: false },
  fraudulent: { browserCode: 'generic_decline', retryable: false },
  expired_card: { browserCode: 'expired_card', retryable: false },
  incorrect_cvc: { browserCode: 'incorrect_cvc', retryable: false },
  processing_error: { browserCode: 'processing_error', retryable: true },
  card_velocity_exceeded: { browserCode: 'card_velocity_exceeded', retryable: false },
  authentication_failed: { browserCode: 'authentication_failed', retryable: false },
  authentication_unavailable: { browserCode: 'authentication_unavailable', retryable: false },
  avs_mismatch: { browserCode: 'generic_decline', retryable: false },
  issuer_timeout: { browserCode: 'issuer_timeout', retryable: true },
  acquirer_error: { browserCode: 'acquirer_error', retryable: true },
  capture_declined: { browserCode: 'generic_decline', retryable: false },
} as const satisfies Record<DeclineCode, { readonly browserCode: string; readonly retryable: boolean }>

export function isDeclineCode(text: string): text is DeclineCode {
  return Object.hasOwn(declines, text)
}
