import type { BookableAction, Channel, Reason, ReasonCode, Unworded } from '@touchline/contract'
import type { Chosen, Refusal, Want } from '../../../purchasables/purchasable.ts'
import { leftOn, type PlacesRow } from '../../places/index.ts'
import type { PriceList } from '../../pricing/index.ts'
import { canCancel } from '../cancelling/may-cancel.ts'
import type { Schedule, Session } from '../../schedules/index.ts'
import { elsewhere, type Person, unmetRestrictions } from './person.ts'
import { messageOf, textOf } from '../../../texts/index.ts'

/** The moment and the person that a decision is for. */
export type Situation = {
  readonly now: number
  readonly channel: Channel
  /** Undefined for an unknown visitor. */
  readonly person: Person | undefined
  /** The line being changed: its places and bookings count as free. */
  readonly insteadOf?: number | undefined
  /** The number of each of its places, where the others count as they are; otherwise only the update knows. */
  readonly heldPlaces?: ReadonlyMap<number, number> | undefined
  /** The person from the waitlist whose place this line holds. */
  readonly offeredTo?: number | undefined
  /** Decides as if all places were free, or taken; by default as they are. */
  readonly placesAre?: 'free' | 'taken' | undefined
}

/** A refusal with a reason and no alternative. */
export function because(code: ReasonCode, values?: Reason['values']): Refusal {
  return {
    reason: values ? { code, values } : { code },
    error: code === 'sold_out' || code === 'extra_sold_out' || code === 'slot_taken' ? 'sold_out' : 'not_bookable',
    action: null,
  }
}

/** Refuses everybody until staff change it: clashing or switched off. */
export function forNow(code: ReasonCode): Refusal {
  return { ...because(code), isForNow: true }
}

/** Refuses a clashing occurrence: it may not take place as planned, so held places cannot be paid. [O-141] */
export function becauseItClashes(): Refusal {
  return { ...forNow('booking_closed'), isLapse: true }
}

/** Refuses a postponed occurrence until it has a new time; held places cannot be paid. [O-513] */
export function postponed(): Refusal {
  return { ...forNow('session_postponed'), isLapse: true }
}

/** Refuses a person without a price and names the membership that has one. */
export function unqualified({ prices }: Pick<PriceList, 'prices'>): Refusal {
  const membership = prices.find((price) => price.membership !== null)?.membership
  return because('does_not_qualify', typeof membership === 'string' ? { membership } : undefined)
}

/** The action for a refusal: its alternative, or none with the reason in words. */
export function actionFor(refusal: Refusal | undefined): Unworded<BookableAction> {
  if (!refusal) return { action: 'book', message: null }
  const { reason, action } = refusal
  return { action, message: action === null ? messageOf(reason) : null, reason: presentReason(reason) }
}

function presentReason({ code, values = {} }: Reason): NonNullable<Unworded<BookableAction>['reason']> {
  const { age, limit, membership, booking } = values
  return {
    code,
    ...(age === undefined ? {} : { age: Number(age) }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    ...(typeof membership === 'string' ? { membership } : {}),
    ...(typeof booking === 'string' ? { booking } : {}),
  }
}

/** Refuses what the person has already, and offers to cancel it while that is possible. */
export function alreadyHas(
  status: 'settled' | 'reserved',
  schedule: Pick<Schedule, 'category' | 'venue'>,
  sessions: readonly Pick<Session, 'row'>[],
  situation: Situation,
): Refusal {
  if (status === 'reserved') {
    return { reason: { code: 'in_basket' }, error: 'already_booked', action: 'cancel_reservation' }
  }
  const isCancellable = sessions.some((session) => canCancel(schedule, session, situation))
  return {
    reason: { code: 'already_booked' },
    error: 'already_booked',
    action: isCancellable ? 'cancel_booking' : null,
  }
}

/** A person's booking on a schedule, apart from the line being changed; settled before reserved. */
export function bookedOn(
  { bookings }: Pick<Person, 'bookings'>,
  scheduleId: string,
  insteadOf?: number,
): 'settled' | 'reserved' | undefined {
  const own = bookings.filter((booking) => booking.scheduleId === scheduleId && booking.itemId !== insteadOf)
  if (own.some(({ status }) => status === 'settled')) return 'settled'
  return own.length > 0 ? 'reserved' : undefined
}

/** A person's booking at an occurrence, apart from the line being changed; anonymous bookings do not count. */
export function bookedAt(
  { bookings }: Pick<Person, 'bookings'>,
  occurrenceId: string,
  insteadOf?: number,
): 'settled' | 'reserved' | undefined {
  return bookings.find(
    (booking) => booking.occurrenceId === occurrenceId && booking.exclusive && booking.itemId !== insteadOf,
  )?.status
}

/** Refuses when the person has another booking at one of the times, and says where. */
export function timeTaken(
  person: Person,
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
  insteadOf?: number,
): Refusal | undefined {
  const [other] = spans.flatMap((span) => elsewhere(person, span, insteadOf) ?? [])
  return other && { ...because('time_taken', { booking: other.name }), error: 'already_booked' }
}

/**
 * Refuses when the channel has fewer places left than wanted, and says whether a waitlist is open. Places offered to
 * the person count as left; a line's place from the waitlist cannot pass to another person while others wait.
 */
export function tooFew(
  places: PlacesRow | undefined,
  wanted: number,
  situation: Pick<Situation, 'channel' | 'insteadOf' | 'heldPlaces' | 'offeredTo' | 'person' | 'placesAre'>,
): Refusal | undefined {
  const { channel, insteadOf, heldPlaces, offeredTo, person, placesAre } = situation
  if (!places || placesAre === 'free') return undefined
  const isPassedOn = offeredTo !== undefined && offeredTo !== person?.id && places.waitUsed > 0
  // A line being changed has its places; only the update knows whether more are left.
  const isHeld = insteadOf !== undefined && (heldPlaces?.has(places.id) ?? true)
  if (isHeld && !isPassedOn) return undefined
  if (placesAre === 'taken') return { ...because('sold_out'), action: waitlistAction(places, person) }
  const kept = Math.min(wanted, offerOf(person, places.id)?.count ?? 0)
  if (leftOn(places, channel) + kept >= wanted) return undefined
  return { ...because('sold_out'), action: waitlistAction(places, person) }
}

function waitlistAction({ id, waitMax, waitUsed }: PlacesRow, person: Person | undefined): Refusal['action'] {
  if (!person || waitMax === null) return null
  if (person.waits.some(({ placesId }) => placesId === id)) return 'leave_waitlist'
  return waitUsed < waitMax ? 'join_waitlist' : null
}

function offerOf(person: Pick<Person, 'waits'> | undefined, placesId: number) {
  return person?.waits.find((entry) => entry.placesId === placesId && entry.offeredUntil !== null)
}

/** Places wanted for a person; those offered to them are used first. */
export function wantFor(person: Pick<Person, 'waits'> | undefined, placesId: number, count: number): Want {
  const offer = offerOf(person, placesId)
  if (!offer || offer.offeredUntil === null) return { placesId, count }
  const { entryId, offeredUntil: until } = offer
  return { placesId, count, offer: { entryId, count: Math.min(count, offer.count), until } }
}

/** A waiver can be agreed to now; an induction must be attended first. */
export function restrictionUnmet(
  schedule: Schedule,
  { agreed }: Person,
  choice: Pick<Chosen, 'agreed' | 'agreesLater'>,
): Refusal | undefined {
  const unmet = unmetRestrictions(schedule, agreed)
  if (!unmet) return undefined
  const { pre_purchase_waiver: waiver, pre_purchase_induction: induction, criteria } = unmet
  const agrees = waiver !== null && choice.agreed.includes(waiver.id)
  if (criteria === 'any' && agrees) return undefined
  if (induction && criteria !== 'any') return because('induction_needed', { name: induction.name })
  if (!waiver || agrees || choice.agreesLater) return undefined
  const refusal = because('waiver_needed', { name: waiver.name })
  return { ...refusal, error: 'validation_failed', fields: { activity_restriction_ids: [textOf(refusal.reason)] } }
}

/** The unmet induction. A single session asks for its waiver at the checkout instead. [C-80, O-131] */
export function inductionUnmet(
  schedule: Schedule,
  person: Person,
  choice: Pick<Chosen, 'agreed'>,
): Refusal | undefined {
  const refusal = restrictionUnmet(schedule, person, choice)
  return refusal?.reason.code === 'waiver_needed' ? undefined : refusal
}

/** The waivers newly agreed to with a choice. */
export function newAgreements(
  schedule: Schedule,
  { agreed }: Person,
  choice: Pick<Chosen, 'agreed'>,
): readonly number[] {
  const waiver = unmetRestrictions(schedule, agreed)?.pre_purchase_waiver
  return waiver && choice.agreed.includes(waiver.id) ? [waiver.id] : []
}
