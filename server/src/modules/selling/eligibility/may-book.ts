import type { BookableAction, Channel, Reason, ReasonCode, Unworded } from '@touchline/contract'
import type { Chosen, Refusal, Want } from '../../../purchasables/purchasable.ts'
import { leftOn, type PlacesRow } from '../../places/index.ts'
import type { PriceList } from '../../pricing/index.ts'
import { canCancel } from '../cancelling/may-cancel.ts'
import type { Schedule, Session } from '../../schedules/index.ts'
import { elsewhere, type Person, unmetRestrictions } from './person.ts'
import { messageOf, textOf } from '../../../texts/index.ts'

/** The moment and the person for which something is decided. */
export type Situation = {
  readonly now: number
  readonly channel: Channel
  /** Undefined: nobody is known. */
  readonly person: Person | undefined
  /** The line whose places and bookings count as free, because they are what is being changed. */
  readonly insteadOf?: number | undefined
  /** Who has waited for a place that this line holds. */
  readonly offeredTo?: number | undefined
  /** There are places: that is not asked. */
  readonly withPlaces?: boolean | undefined
}

/** A refusal for a reason, with nothing to be done instead. */
export function because(code: ReasonCode, values?: Reason['values']): Refusal {
  return {
    reason: values ? { code, values } : { code },
    error: code === 'sold_out' || code === 'extra_sold_out' || code === 'slot_taken' ? 'sold_out' : 'not_bookable',
    action: null,
  }
}

/** Refuses everybody for as long as staff leave it like that: what clashes, what is switched off. [O-48, O-141, C-15] */
export function forNow(code: ReasonCode): Refusal {
  return { ...because(code), isForNow: true }
}

/** Refuses what clashes: nobody knows that it takes place as planned, so what a basket holds of it is not paid. [O-141] */
export function becauseItClashes(): Refusal {
  return { ...forNow('booking_closed'), isLapse: true }
}

/** Refuses somebody to whom no price applies, and names the membership whose holders have one. [C-79, O-97] */
export function unqualified({ prices }: Pick<PriceList, 'prices'>): Refusal {
  const membership = prices.find((price) => price.membership !== null)?.membership
  return because('does_not_qualify', typeof membership === 'string' ? { membership } : undefined)
}

/** What may be done with something that is refused, or is not: the reason in words where nothing can be done instead. */
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

/**
 * Refuses what the person has already, and says what can be done about it: a booking that cannot be cancelled any more is
 * not offered to be. [P3-043]
 */
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

/** How a person is booked at one occurrence, besides by the line that is being changed; bookings without a name do not count. */
export function bookedAt(
  { bookings }: Pick<Person, 'bookings'>,
  occurrenceId: string,
  insteadOf?: number,
): 'settled' | 'reserved' | undefined {
  return bookings.find(
    (booking) => booking.occurrenceId === occurrenceId && booking.exclusive && booking.itemId !== insteadOf,
  )?.status
}

/** Refuses when the person is booked somewhere else at one of the times, and says where. [O-97] */
export function timeTaken(
  person: Person,
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
  insteadOf?: number,
): Refusal | undefined {
  const [other] = spans.flatMap((span) => elsewhere(person, span, insteadOf) ?? [])
  return other && { ...because('time_taken', { booking: other.name }), error: 'already_booked' }
}

/**
 * Refuses when fewer places are left on the channel than are wanted, and says whether one can wait for them. Places that
 * are kept for the person count as left; one that a line got because somebody had waited for it is not passed on to
 * somebody else while others wait. [O-48]
 */
export function tooFew(
  places: PlacesRow | undefined,
  wanted: number,
  situation: Pick<Situation, 'channel' | 'insteadOf' | 'offeredTo' | 'person' | 'withPlaces'>,
): Refusal | undefined {
  const { channel, insteadOf, offeredTo, person, withPlaces } = situation
  if (!places || withPlaces) return undefined
  const isPassedOn = offeredTo !== undefined && offeredTo !== person?.id && places.waitUsed > 0
  // What is being changed has its places; only the update itself can say whether more of them are left.
  if (insteadOf !== undefined && !isPassedOn) return undefined
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
  return person?.waits.find((entry) => entry.placesId === placesId && entry.hasOffer)
}

/** Places wanted for somebody; those that are kept for them are taken first. [O-48] */
export function wantFor(person: Pick<Person, 'waits'> | undefined, placesId: number, count: number): Want {
  const offer = offerOf(person, placesId)
  if (!offer) return { placesId, count }
  return { placesId, count, offer: { entryId: offer.entryId, count: Math.min(count, offer.count) } }
}

/** Waivers can be agreed to now; an induction has to be attended first. [O-49] */
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

/** What cannot be agreed to later: an induction. Whatever was bought alone asks for its waiver on the way to paying. [C-80, O-131] */
export function inductionUnmet(
  schedule: Schedule,
  person: Person,
  choice: Pick<Chosen, 'agreed'>,
): Refusal | undefined {
  const refusal = restrictionUnmet(schedule, person, choice)
  return refusal?.reason.code === 'waiver_needed' ? undefined : refusal
}

/** The waivers a person agrees to with a choice and had not agreed to before. */
export function newAgreements(
  schedule: Schedule,
  { agreed }: Person,
  choice: Pick<Chosen, 'agreed'>,
): readonly number[] {
  const waiver = unmetRestrictions(schedule, agreed)?.pre_purchase_waiver
  return waiver && choice.agreed.includes(waiver.id) ? [waiver.id] : []
}
