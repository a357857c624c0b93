import type { DeclineCode } from '@touchline/faults'

/**
 * The 3-D Secure behaviour of a card.
 * - `none_needed`: asked only when forced, then without a page
 * - `frictionless`: authenticated without a page
 * - `optional`: a challenge only when forced
 * - `challenge`: always a challenge
 * - `challenge_until_saved`: a challenge, but not for a card that was saved with authentication
 * - `not_enrolled`, `not_supported`: goes on without authentication
 * - `attempted`: proof of an attempt (A)
 * - `unable`: the lookup gives no result (U), the merchant's rule decides
 * - `refused`, `bank_rejects`: the bank refuses without a page (N, R)
 * - `lookup_error`: the lookup ends in an error (E), rejected
 * - `lookup_fails`: the lookup fails, declined
 */
export type Enrolment =
  | 'none_needed'
  | 'frictionless'
  | 'optional'
  | 'challenge'
  | 'challenge_until_saved'
  | 'not_enrolled'
  | 'not_supported'
  | 'attempted'
  | 'unable'
  | 'refused'
  | 'bank_rejects'
  | 'lookup_error'
  | 'lookup_fails'

export type Behaviour = {
  readonly enrolment: Enrolment
  readonly protocol: 'creq' | 'pareq'
  /** The issuer's decline at authorisation; undefined approves. */
  readonly decline?: DeclineCode
  /** The issuer's decline for a saved card; undefined: the same as `decline`. */
  readonly savedDecline?: DeclineCode
  readonly captureDeclined: boolean
  readonly refund: 'at_once' | 'pending' | 'fails_later'
}

const usual = { enrolment: 'none_needed', protocol: 'creq', captureDeclined: false, refund: 'at_once' } as const

function declined(decline: DeclineCode): Behaviour {
  return { ...usual, decline }
}

/** Behaviours of cards. The code is stored with the token; the number is not stored. */
export const behaviours = {
  approved: usual,
  frictionless: { ...usual, enrolment: 'frictionless' },
  not_supported: { ...usual, enrolment: 'not_supported' },
  not_enrolled: { ...usual, enrolment: 'not_enrolled' },
  unable: { ...usual, enrolment: 'unable' },
  lookup_error: { ...usual, enrolment: 'lookup_error' },
  lookup_fails: { ...usual, enrolment: 'lookup_fails' },
  optional: { ...usual, enrolment: 'optional' },
  challenge: { ...usual, enrolment: 'challenge' },
  challenge_until_saved: { ...usual, enrolment: 'challenge_until_saved' },
  challenge_then_declined: { ...usual, enrolment: 'challenge', decline: 'generic_decline' },
  challenge_then_insufficient: { ...usual, enrolment: 'challenge', decline: 'insufficient_funds' },
  fallback_challenge: { ...usual, enrolment: 'challenge', protocol: 'pareq' },
  declined: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  expired_card: declined('expired_card'),
  incorrect_cvc: declined('incorrect_cvc'),
  processing_error: declined('processing_error'),
  velocity: declined('card_velocity_exceeded'),
  fraudulent: declined('fraudulent'),
  issuer_timeout: declined('issuer_timeout'),
  acquirer_error: declined('acquirer_error'),
  declined_once_saved: { ...usual, savedDecline: 'generic_decline' },
  refund_pending: { ...usual, refund: 'pending' },
  refund_fails: { ...usual, refund: 'fails_later' },
  capture_declined: { ...usual, captureDeclined: true },
} as const satisfies Record<string, Behaviour>

export type BehaviourCode = keyof typeof behaviours

/** Cardholder names that replace the 3-D Secure part of the card (exact, upper case). */
export const magicNames = {
  SUCCESSFUL: { enrolment: 'frictionless', outcome: 'authenticated without a page' },
  CHALLENGE: { enrolment: 'challenge', outcome: 'challenge' },
  NOTAUTH: { enrolment: 'refused', outcome: 'rejected without a page (N)' },
  PROOFATTEMPT: { enrolment: 'attempted', outcome: 'approved with proof of an attempt (A)' },
  NOTENROLLED: { enrolment: 'not_enrolled', outcome: 'approved without authentication' },
  TECHDIFFICULTIES: { enrolment: 'unable', outcome: 'no result (U): the rule lookup_unavailable decides' },
  REJECT: { enrolment: 'bank_rejects', outcome: 'rejected by the bank (R)' },
  ERROR: { enrolment: 'lookup_error', outcome: '3-D Secure error, rejected' },
} as const satisfies Record<string, { readonly enrolment: Enrolment; readonly outcome: string }>

export type MagicName = keyof typeof magicNames

export function isMagicName(name: string): name is MagicName {
  return Object.hasOwn(magicNames, name)
}

export function behaviourFor(code: BehaviourCode): Behaviour {
  return behaviours[code]
}
