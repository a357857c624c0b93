import { localDate } from '@touchline/clock'
import type { BookingStatus, UnmetRestrictions } from '@touchline/contract'
import { type Audience, type Audiences, everybody, givesPriceOn, type HeldPrice } from '../../pricing/index.ts'
import { overlap, type Span } from '../../clashes/index.ts'
import type { Schedule } from '../../schedules/index.ts'

/** A live booking of a person. */
export type LiveBooking = {
  readonly id: number
  readonly itemId: number
  readonly occurrenceId: string
  readonly scheduleId: string
  /** The booked item's name for customers. */
  readonly name: string
  readonly startsAt: number
  readonly endsAt: number
  readonly status: Exclude<BookingStatus, 'cancelled'>
  readonly exclusive: boolean
  /** Has the person's own price, or a usage of their package, which they can have once at a time. */
  readonly atOwnPrice: boolean
}

/** A live waitlist entry. */
export type Waiting = {
  readonly entryId: number
  readonly placesId: number
  /** The places waited for; of an offer, those not taken yet. */
  readonly count: number
  /** The end of its live offer; null while no places are held for it. */
  readonly offeredUntil: number | null
}

/** The facts of a person that decide a purchase, within a span of time. */
export type Person = {
  readonly id: number
  /** `YYYY-MM-DD`; null when unknown. */
  readonly bornOn: string | null
  /** Memberships that give a price, with their venues and days. */
  readonly memberships: readonly HeldPrice[]
  readonly bookings: readonly LiveBooking[]
  /** Restrictions met, such as agreed waivers. */
  readonly agreed: ReadonlySet<number>
  readonly waits: readonly Waiting[]
}

/** The venue of a schedule, and its calendar. */
type Where = {
  readonly row: Pick<Schedule['row'], 'venueId'>
  readonly venue: Pick<Schedule['venue'], 'timezone'>
}

/** The person without their memberships, where they decline the benefit. */
export function bookingAs<Who extends Pick<Person, 'memberships'>>(
  person: Who | undefined,
  { withBenefit }: { readonly withBenefit?: boolean },
): Who | undefined {
  return person && withBenefit === false ? { ...person, memberships: [] } : person
}

/** The person without one booking, as after a move. */
export function withoutBooking(person: Person, bookingId: number | undefined): Person {
  if (bookingId === undefined) return person
  return { ...person, bookings: person.bookings.filter(({ id }) => id !== bookingId) }
}

/**
 * The person's audiences for a session: everybody, and each membership in force at the venue on the session's own day,
 * whenever it is booked, paid or moved. [O-282]
 */
export function audiencesAt({ memberships }: Person, { row, venue }: Where, startsAt: number): Audiences {
  const there = memberships.filter(({ venueIds }) => venueIds.includes(row.venueId))
  if (there.length === 0) return everybody
  const day = localDate(startsAt, venue.timezone)
  const valid = there.filter((membership) => givesPriceOn(membership, day))
  if (valid.length === 0) return everybody
  return new Set<Audience>(['everybody', ...valid.map(({ typeId }): Audience => `membership:${typeId}`)])
}

/** The unmet restrictions of a schedule; null when none is missing. */
export function unmetRestrictions(
  { row, waiver, induction }: Pick<Schedule, 'row' | 'waiver' | 'induction'>,
  agreed: ReadonlySet<number>,
): UnmetRestrictions | null {
  const missingWaiver = waiver && !agreed.has(waiver.id) ? waiver : null
  const missingInduction = induction && !agreed.has(induction.id) ? induction : null
  // With the criterion `any` one of the two is enough.
  if (row.restrictionCriteria === 'any' && !(missingWaiver && missingInduction)) return null
  if (!missingWaiver && !missingInduction) return null
  return {
    pre_purchase_waiver: missingWaiver,
    pre_purchase_induction: missingInduction,
    criteria: row.restrictionCriteria,
  }
}

/** The person's other booking at the time, if any, apart from the line `insteadOf`. */
export function elsewhere(
  { bookings }: Pick<Person, 'bookings'>,
  span: Span,
  insteadOf?: number,
): LiveBooking | undefined {
  return bookings.find((booking) => booking.exclusive && booking.itemId !== insteadOf && overlap(booking, span))
}
