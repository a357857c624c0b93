import type { DeclineCode } from '@touchline/faults'
import type { Brand, StatusCode } from '../store/transactions.ts'
import { magicNames, type Behaviour, type MagicName } from './behaviours.ts'

/** EMV `transStatus` letters, E for an error of the lookup, and why there was no authentication at all. */
export type ThreeDStatus = 'Y' | 'A' | 'N' | 'R' | 'U' | 'C' | 'E' | 'not_enrolled' | 'not_supported' | 'not_requested'

export type Apply3DSecure = 'use_rules' | 'force' | 'disable'
export type UnavailableRule = 'approve' | 'reject'

export type Lookup =
  | { readonly kind: 'challenge'; readonly protocol: 'creq' | 'pareq' }
  | { readonly kind: 'go_on'; readonly status: ThreeDStatus }
  | { readonly kind: 'stop'; readonly status: ThreeDStatus; readonly refusal: AuthenticationRefusal }

export type AuthenticationRefusal = {
  readonly state: 'rejected' | 'declined' | 'cancelled'
  readonly statusCode: StatusCode
  readonly declineCode: DeclineCode
}

export const authenticationFailed: AuthenticationRefusal = {
  state: 'rejected',
  statusCode: '4026',
  declineCode: 'authentication_failed',
}

const authenticationUnavailable: AuthenticationRefusal = {
  state: 'rejected',
  statusCode: '4026',
  declineCode: 'authentication_unavailable',
}

export type LookupQuestion = {
  readonly behaviour: Behaviour
  readonly magicName: MagicName | null
  readonly apply: Apply3DSecure
  /** The card was saved after an authentication by its holder. */
  readonly savedWithAuthentication: boolean
  readonly lookupUnavailable: UnavailableRule
}

/**
 * The result of the 3-D Secure lookup before the issuer is asked. The cardholder name takes precedence over the number.
 */
export function decideLookup(question: LookupQuestion): Lookup {
  const { behaviour, magicName, apply } = question
  if (apply === 'disable') return { kind: 'go_on', status: 'not_requested' }
  const forced = apply === 'force'
  switch (magicName ? magicNames[magicName].enrolment : behaviour.enrolment) {
    case 'none_needed':
      return { kind: 'go_on', status: forced ? 'Y' : 'not_requested' }
    case 'frictionless':
      return { kind: 'go_on', status: 'Y' }
    case 'optional':
      return forced ? challenge(behaviour) : { kind: 'go_on', status: 'not_requested' }
    case 'challenge':
      return challenge(behaviour)
    case 'challenge_until_saved':
      return question.savedWithAuthentication && !forced ? { kind: 'go_on', status: 'Y' } : challenge(behaviour)
    case 'not_enrolled':
      return { kind: 'go_on', status: 'not_enrolled' }
    case 'not_supported':
      return { kind: 'go_on', status: 'not_supported' }
    case 'attempted':
      return { kind: 'go_on', status: 'A' }
    case 'unable':
      if (question.lookupUnavailable === 'approve') return { kind: 'go_on', status: 'U' }
      return { kind: 'stop', status: 'U', refusal: authenticationUnavailable }
    case 'refused':
      return { kind: 'stop', status: 'N', refusal: authenticationFailed }
    case 'bank_rejects':
      return { kind: 'stop', status: 'R', refusal: authenticationFailed }
    case 'lookup_error':
      return { kind: 'stop', status: 'E', refusal: authenticationUnavailable }
    case 'lookup_fails':
      return {
        kind: 'stop',
        status: 'E',
        refusal: { state: 'declined', statusCode: '2000', declineCode: 'authentication_unavailable' },
      }
  }
}

function challenge(behaviour: Behaviour): Lookup {
  return { kind: 'challenge', protocol: behaviour.protocol }
}

/** The bank page's results; a cancellation is sent as N with an indicator. */
export type ChallengeResult = 'Y' | 'A' | 'N' | 'U' | 'cancelled'

/** The effect of a challenge result on the transaction before the issuer is asked. */
export function decideChallenge(
  result: ChallengeResult,
  unavailable: UnavailableRule,
): Exclude<Lookup, { kind: 'challenge' }> {
  switch (result) {
    case 'Y':
    case 'A':
      return { kind: 'go_on', status: result }
    case 'N':
      return { kind: 'stop', status: 'N', refusal: authenticationFailed }
    case 'cancelled':
      return { kind: 'stop', status: 'N', refusal: { ...authenticationFailed, state: 'cancelled' } }
    case 'U':
      if (unavailable === 'approve') return { kind: 'go_on', status: 'U' }
      return { kind: 'stop', status: 'U', refusal: authenticationUnavailable }
  }
}

/** The electronic commerce indicator of a brand, and whether the issuer is liable for a later dispute. */
export function liabilityOf(status: ThreeDStatus, brand: Brand): { readonly eci: string; readonly shifted: boolean } {
  if (status === 'Y') return { eci: brand === 'mastercard' ? '02' : '05', shifted: true }
  if (status === 'A') return { eci: brand === 'mastercard' ? '01' : '06', shifted: true }
  return { eci: brand === 'mastercard' ? '00' : '07', shifted: false }
}
