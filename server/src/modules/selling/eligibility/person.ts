import type { BookingStatus, UnmetRestrictions } from '@touchline/contract'
import { type Audiences, everybody, type Audience } from '../../pricing/index.ts'
import { overlap, type Span } from '../../clashes/index.ts'
import type { Schedule } from '../../schedules/index.ts'

/** A booking of a person that is not cancelled. */
export type LiveBooking = {
  readonly id: number
  readonly itemId: number
  readonly occurrenceId: string
  readonly scheduleId: string
  /** Of what is booked, as customers read it. */
  readonly name: string
  readonly startsAt: number
  readonly endsAt: number
  readonly status: Exclude<BookingStatus, 'cancelled'>
  readonly exclusive: boolean
}

/** A place on a waitlist that is still of use. */
export type Waiting = {
  readonly entryId: number
  readonly placesId: number
  /** How many places are waited for; of an offer, how many of them have not been taken yet. */
  readonly count: number
  /** Places are kept for whoever has an offer. */
  readonly hasOffer: boolean
}

/** What is known of somebody who may come, in the span of time that is looked at. */
export type Person = {
  readonly id: number
  /** `YYYY-MM-DD`; null: not known. */
  readonly bornOn: string | null
  /** Types of membership in force, with the venues at which each gives a price. */
  readonly memberships: readonly { readonly typeId: number; readonly venueIds: readonly number[] }[]
  readonly bookings: readonly LiveBooking[]
  /** Restrictions met: waivers agreed to. [O-49] */
  readonly agreed: ReadonlySet<number>
  readonly waits: readonly Waiting[]
}

/** Somebody as they book something: without what memberships give them where they want none of it. [O-45] */
export function bookingAs<Who extends Pick<Person, 'memberships'>>(
  person: Who | undefined,
  { withBenefit }: { readonly withBenefit?: boolean },
): Who | undefined {
  return person && withBenefit === false ? { ...person, memberships: [] } : person
}

/** Somebody as they are once a booking of theirs has moved away from where it is. [O-94] */
export function withoutBooking(person: Person, bookingId: number | undefined): Person {
  if (bookingId === undefined) return person
  return { ...person, bookings: person.bookings.filter(({ id }) => id !== bookingId) }
}

/** What a person belongs to at the venue of a schedule. */
export function audiencesAt({ memberships }: Person, venueId: number): Audiences {
  const valid = memberships.filter(({ venueIds }) => venueIds.includes(venueId))
  if (valid.length === 0) return everybody
  return new Set<Audience>(['everybody', ...valid.map(({ typeId }): Audience => `membership:${typeId}`)])
}

/** The restrictions of a schedule that a person has not met yet; null when nothing is missing. [P3-103, P3-104, O-49] */
export function unmetRestrictions(
  { row, waiver, induction }: Pick<Schedule, 'row' | 'waiver' | 'induction'>,
  agreed: ReadonlySet<number>,
): UnmetRestrictions | null {
  const missingWaiver = waiver && !agreed.has(waiver.id) ? waiver : null
  const missingInduction = induction && !agreed.has(induction.id) ? induction : null
  // One of the two is enough: with either met, nothing is missing.
  if (row.restrictionCriteria === 'any' && !(missingWaiver && missingInduction)) return null
  if (!missingWaiver && !missingInduction) return null
  return {
    pre_purchase_waiver: missingWaiver,
    pre_purchase_induction: missingInduction,
    criteria: row.restrictionCriteria,
  }
}

/** What keeps a person somewhere else at the time, if anything: a booking that is not the line `insteadOf`'s own. */
export function elsewhere(
  { bookings }: Pick<Person, 'bookings'>,
  span: Span,
  insteadOf?: number,
): LiveBooking | undefined {
  return bookings.find((booking) => booking.exclusive && booking.itemId !== insteadOf && overlap(booking, span))
}
