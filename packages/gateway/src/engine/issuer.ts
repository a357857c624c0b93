import type { DeclineCode } from '@touchline/faults'
import type { Avs, StatusCode } from '../store/transactions.ts'
import type { Behaviour } from './behaviours.ts'

export type IssuerQuestion = {
  readonly behaviour: Behaviour
  readonly usesSavedCard: boolean
  readonly capturesAtOnce: boolean
  readonly avs: Avs
  readonly avsRule: boolean
  readonly forcedDecline: DeclineCode | undefined
}

export type IssuerAnswer =
  | { readonly kind: 'approved' }
  | {
      readonly kind: 'refused'
      readonly state: 'declined' | 'rejected' | 'error'
      readonly statusCode: StatusCode
      readonly declineCode: DeclineCode
    }

/** Whether the money may be held (or captured at once), after 3-D Secure. */
export function askIssuer(question: IssuerQuestion): IssuerAnswer {
  if (question.forcedDecline) return refusalOf(question.forcedDecline)
  const { behaviour } = question
  const decline = (question.usesSavedCard ? behaviour.savedDecline : undefined) ?? behaviour.decline
  if (decline) return refusalOf(decline)
  if (question.avsRule && question.avs === 'mismatched') return refusalOf('avs_mismatch')
  return question.capturesAtOnce && behaviour.captureDeclined ? refusalOf('capture_declined') : { kind: 'approved' }
}

function refusalOf(declineCode: DeclineCode): IssuerAnswer {
  switch (declineCode) {
    case 'fraudulent':
    case 'avs_mismatch':
      return { kind: 'refused', state: 'rejected', statusCode: '2001', declineCode }
    case 'issuer_timeout':
      return { kind: 'refused', state: 'error', statusCode: '2002', declineCode }
    case 'acquirer_error':
      return { kind: 'refused', state: 'error', statusCode: '2003', declineCode }
    default:
      return { kind: 'refused', state: 'declined', statusCode: '2000', declineCode }
  }
}

/** The address check of the test values: line 1 "88" with postcode "412" match, postcode "999" does not. */
export function checkAddress(address1: string, postcode: string): Avs {
  if (postcode.trim() === '999') return 'mismatched'
  return address1.trim() === '88' && postcode.trim() === '412' ? 'matched' : 'not_checked'
}
