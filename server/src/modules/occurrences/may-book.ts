import { type Channel, type Reason, type ReasonCode, textOf } from '@touchline/contract'
import type { Chosen, Refusal } from '../../purchasable.ts'
import { leftOn, type PlacesRow } from '../places/index.ts'
import type { Schedule } from './parts.ts'
import { isElsewhere, type Person, unmetRestrictions } from './person.ts'

/** The moment and the person for which something is decided. */
export type Situation = {
  readonly now: number
  readonly channel: Channel
  /** Undefined: nobody is known. */
  readonly person: Person | undefined
  /** The line whose places and bookings count as free, because they are what is being changed. */
  readonly insteadOf?: number | undefined
}

/** A refusal for a reason, with nothing to be done instead. */
export function because(code: ReasonCode, values?: Reason['values']): Refusal {
  return {
    reason: values ? { code, values } : { code },
    error: code === 'sold_out' || code === 'extra_sold_out' || code === 'slot_taken' ? 'sold_out' : 'not_bookable',
    action: null,
  }
}

/** Refuses what the person has already, and says what can be done about it. [P3-043] */
export function alreadyHas(status: 'settled' | 'reserved'): Refusal {
  return status === 'settled'
    ? { reason: { code: 'already_booked' }, error: 'already_booked', action: 'cancel_booking' }
    : { reason: { code: 'in_basket' }, error: 'already_booked', action: 'cancel_reservation' }
}

/** How a person is booked on a schedule, besides by the line that is being changed; settled before reserved. */
export function bookedOn(
  { bookings }: Pick<Person, 'bookings'>,
  scheduleId: string,
  insteadOf?: number,
): 'settled' | 'reserved' | undefined {
  const own = bookings.filter((booking) => booking.scheduleId === scheduleId && booking.itemId !== insteadOf)
  if (own.some(({ status }) => status === 'settled')) return 'settled'
  return own.length > 0 ? 'reserved' : undefined
}

/** Refuses when the person is booked somewhere else at one of the times. */
export function timeTaken(
  person: Person,
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
  insteadOf?: number,
): Refusal | undefined {
  const clashes = spans.some((span) => isElsewhere(person, span, insteadOf))
  return clashes ? { ...because('time_taken'), error: 'already_booked' } : undefined
}

/** Refuses when fewer places are left on the channel than are wanted. */
export function tooFew(
  places: PlacesRow | undefined,
  wanted: number,
  { channel, insteadOf }: Pick<Situation, 'channel' | 'insteadOf'>,
): Refusal | undefined {
  // What is being changed has its places; only the update itself can say whether more of them are left.
  if (insteadOf !== undefined || !places) return undefined
  return leftOn(places, channel) < wanted ? because('sold_out') : undefined
}

/** Waivers can be agreed to now; an induction has to be attended first. [O-49] */
export function restrictionUnmet(
  schedule: Schedule,
  { agreed }: Person,
  choice: Pick<Chosen, 'agreed'>,
): Refusal | undefined {
  const unmet = unmetRestrictions(schedule, agreed)
  if (!unmet) return undefined
  const { pre_purchase_waiver: waiver, pre_purchase_induction: induction, criteria } = unmet
  const agrees = waiver !== null && choice.agreed.includes(waiver.id)
  if (criteria === 'any' && agrees) return undefined
  if (induction && criteria !== 'any') return because('induction_needed', { name: induction.name })
  if (!waiver || agrees) return undefined
  const refusal = because('waiver_needed', { name: waiver.name })
  return { ...refusal, error: 'validation_failed', fields: { activity_restriction_ids: [textOf(refusal.reason)] } }
}

/** The waivers a person agrees to with a choice and had not agreed to before. */
export function newAgreements(schedule: Schedule, { agreed }: Person, choice: Pick<Chosen, 'agreed'>): readonly number[] {
  const waiver = unmetRestrictions(schedule, agreed)?.pre_purchase_waiver
  return waiver && choice.agreed.includes(waiver.id) ? [waiver.id] : []
}
