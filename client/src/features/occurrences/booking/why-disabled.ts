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
  /** Nobody is named yet of several who could come; what else is known is about somebody whom it is not for. */
  readonly personMissing: boolean
  /** Something is to be paid before anything can be booked. */
  readonly owing: boolean
  /** As the platform spells it; it may know actions that this site does not. */
  readonly action: string | null
  /** Why booking is closed, in the platform's words or for visitors in ours; null when it is open. */
  readonly message: string | null
  readonly inductionMissing: boolean
  readonly waiverMissing: boolean
  /** Sessions are to be chosen, and none is. */
  readonly sessionMissing: boolean
  readonly complete: boolean
}

/** The reasons that the customer can do something about, on this page. */
export const canBeMet: readonly DisabledHint[] = [
  'payFirst',
  'choosePerson',
  'agreeToWaiver',
  'selectSession',
  'completeRequired',
]

const hint = (name: DisabledHint): Disabled => ({ kind: 'hint', hint: name })

/**
 * Why nothing can be added to the basket yet, the first reason first; null when it can. Who owes something pays first. An induction cannot be met here, so
 * it comes before what can. [S5-013 to S5-015, S5-020 to S5-026, O-18, O-24, O-49]
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
