export type DisabledHint =
  | 'payFirst'
  | 'choosePerson'
  | 'reserved'
  | 'alreadyBooked'
  | 'attendInduction'
  | 'agreeToWaiver'
  | 'selectSession'
  | 'completeRequired'

export type Disabled =
  { readonly kind: 'message'; readonly message: string } | { readonly kind: 'hint'; readonly hint: DisabledHint }

export type BookingFacts = {
  /** No attendee is chosen of several, so other facts may be about the wrong person. */
  readonly personMissing: boolean
  /** A charge must be paid before booking. */
  readonly owing: boolean
  /** In the platform's spelling, with actions this site may not know. */
  readonly action: string | null
  /** Why booking is closed, in the platform's words or for visitors in ours; null when it is open. */
  readonly message: string | null
  readonly inductionMissing: boolean
  readonly waiverMissing: boolean
  /** Sessions must be chosen, and none is. */
  readonly sessionMissing: boolean
  readonly complete: boolean
}

/** Reasons that the customer can resolve on this page. */
export const canBeMet: readonly DisabledHint[] = [
  'payFirst',
  'choosePerson',
  'agreeToWaiver',
  'selectSession',
  'completeRequired',
]

const hint = (name: DisabledHint): Disabled => ({ kind: 'hint', hint: name })

/**
 * The first reason why nothing can be added to the basket; null when it can. Unpaid charges come first. An induction
 * cannot be resolved here, so it precedes the reasons that can.
 */
export function whyDisabled(facts: BookingFacts): Disabled | null {
  if (facts.owing) return hint('payFirst')
  if (facts.personMissing) return hint('choosePerson')
  if (facts.message !== null) return { kind: 'message', message: facts.message }
  if (facts.action === 'cancel_reservation') return hint('reserved')
  if (facts.action === 'cancel_booking') return hint('alreadyBooked')
  if (facts.inductionMissing) return hint('attendInduction')
  if (facts.waiverMissing) return hint('agreeToWaiver')
  if (facts.sessionMissing) return hint('selectSession')
  return facts.complete ? null : hint('completeRequired')
}
