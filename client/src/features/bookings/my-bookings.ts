import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { dayIn, dayOf, instantOf, mondayOf } from '../../i18n/calendar.ts'

type Booking = Entity<'Booking'>

/** A booking that can be shown: it has an id and a time. */
export type MyBooking = Having<Read<Booking>, 'id' | 'startsAt'>

/** A booking with the number of sessions it represents: a course is one entry, and so are the days of a camp. */
export type Entry = {
  readonly booking: MyBooking
  readonly sessions: number
  /**
   * The days of a camp by time, over and cancelled ones included, each with its own outcome; the cancelled sessions of
   * a course; else the booking alone.
   */
  readonly days: readonly MyBooking[]
  /** The tickets of the booking that stay, where only some are given back; the booking is the part that goes. */
  readonly keep?: number
}

export type MyBookings = {
  readonly next: Entry | null
  readonly thisWeek: readonly Entry[]
  readonly later: readonly Entry[]
  /** Latest first. */
  readonly past: readonly Entry[]
}

/** Drops bookings without an id or a time, and places that were only held in a basket and never ordered. [O-295] */
export function bookingsIn(answers: readonly Read<Booking>[]): readonly MyBooking[] {
  return having(answers, 'id', 'startsAt')
    .filter(({ status, orderId }) => status !== 'cancelled' || orderId !== null)
    .toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))
}

/** The old date of a postponed session does not count, and a new one will follow. [O-513] */
export function isPostponed({ status, isPostponed: is }: Pick<MyBooking, 'status' | 'isPostponed'>): boolean {
  return status === 'settled' && is === true
}

/** The news of a booking whose session the venue has moved: another date, or another time of its day; null without any. */
export function newTimeOf({ status, startsAt, movedFrom }: MyBooking): 'date' | 'time' | null {
  if (status !== 'settled' || !movedFrom || movedFrom.utc === startsAt.utc) return null
  return movedFrom.local.slice(0, 10) === startsAt.local.slice(0, 10) ? 'time' : 'date'
}

/**
 * Whether it takes place after `now`, epoch milliseconds. A postponed session does: its new date will follow.
 */
export function isToCome(
  booking: Pick<MyBooking, 'startsAt' | 'endsAt' | 'status' | 'isPostponed'>,
  now: number,
): boolean {
  return isPostponed(booking) || instantOf(booking.endsAt ?? booking.startsAt) > now
}

/**
 * Whether its day is in the week of `now`, epoch milliseconds, which ends on Sunday by the venue's clock. A postponed
 * session stays at its old date until that is over.
 */
export function isThisWeek({ startsAt, endsAt, ...booking }: MyBooking, now: number): boolean {
  const isOver = isPostponed(booking) && instantOf(endsAt ?? startsAt) <= now
  return mondayOf(dayOf(startsAt)) <= mondayOf(dayIn(startsAt.timezone, now)) && !isOver
}

/** Sorts bookings that are not cancelled into next, this week, later and past. `now`: epoch milliseconds. */
export function arrange(bookings: readonly MyBooking[], now: number): MyBookings {
  const settled = bookings.filter(({ status }) => status === 'settled')
  const coming = together(
    settled.filter((booking) => isToCome(booking, now)),
    bookings,
  )
  const next = coming.find(({ booking }) => !isPostponed(booking)) ?? null
  const rest = coming.filter((entry) => entry !== next)
  const isSoon = ({ booking }: Entry) => isThisWeek(booking, now)
  return {
    next,
    thisWeek: rest.filter(isSoon),
    later: rest.filter((entry) => !isSoon(entry)),
    past: settled
      .filter((booking) => !isToCome(booking, now))
      .toReversed()
      .map(alone),
  }
}

/** The room and the centre of a booking, as far as they are known; of several sessions together, the centre. */
export function placeOf({ locationName, venue }: Pick<MyBooking, 'locationName' | 'venue'>, sessions = 1): string {
  return [sessions > 1 ? null : locationName, venue?.name].filter(Boolean).join(', ')
}

/** The entry of a booking at an occurrence; null when it has nothing to come. */
export function entryAt(
  { next, thisWeek, later }: MyBookings,
  all: readonly MyBooking[],
  occurrenceId: string,
): Entry | null {
  const booked = all.find((booking) => booking.occurrenceId === occurrenceId && booking.status === 'settled')
  if (!booked) return null
  const bundle = booked.bookingBundleContext?.id ?? null
  const entries = [...(next ? [next] : []), ...thisWeek, ...later]
  const isIn = ({ booking }: Entry) =>
    booking.id === booked.id || (bundle !== null && booking.bookingBundleContext?.id === bundle)
  return entries.find(isIn) ?? null
}

/**
 * The value that moves with a booking: nothing, its price, or all of it without a figure, where cancelling would refund
 * another sum than the price because of extras or a fee. A booking never shows two amounts.
 */
export function movedAlong({
  price,
  cancellation,
}: Pick<MyBooking, 'price' | 'cancellation'>): 'nothing' | 'price' | 'all' {
  const paid = price?.value ?? 0
  const returned = cancellation?.outcome?.returned?.value ?? paid
  if (paid <= 0 && returned <= 0) return 'nothing'
  return returned === paid ? 'price' : 'all'
}

/** Whether cancelling now costs a fee, or gives back less than was paid. */
export function losesByCancelling({ price, cancellation }: Pick<MyBooking, 'price' | 'cancellation'>): boolean {
  const outcome = cancellation?.outcome
  if (!outcome) return false
  return (outcome.fee?.value ?? 0) > 0 || (outcome.returned?.value ?? 0) < (price?.value ?? 0)
}

/** A booking as an entry of its own. */
export function alone(booking: MyBooking): Entry {
  return { booking, sessions: 1, days: [booking] }
}

/** The purchase that makes one entry of sessions; null for a booking that is one by itself. */
export function bundleOf({ bookingType, bookingBundleContext }: MyBooking): number | null {
  return bookingType === 'courses' || bookingType === 'camps' ? (bookingBundleContext?.id ?? null) : null
}

/** Sessions of one course, or days of one camp, are one entry, the first of them with a date. `all`: where the other days of a camp are found. */
function together(settled: readonly MyBooking[], all: readonly MyBooking[]): readonly Entry[] {
  const groups = Map.groupBy(settled, (one) => bundleOf(one) ?? `booking ${one.id}`)
  return [...groups.values()].flatMap((group) => {
    const booking = group.find((one) => !isPostponed(one)) ?? group[0]
    if (!booking) return []
    const bundle = booking.bookingType === 'camps' ? bundleOf(booking) : null
    const days = bundle === null ? [booking] : all.filter((one) => bundleOf(one) === bundle)
    return [{ booking, sessions: group.length, days }]
  })
}

/** The attendees, each once, in the order of their bookings. */
export function peopleIn(bookings: readonly MyBooking[]): readonly { readonly id: number; readonly name: string }[] {
  const people = new Map<number, string>()
  for (const { userId, firstName } of bookings) {
    if (userId !== null && firstName && !people.has(userId)) people.set(userId, firstName)
  }
  return [...people].map(([id, name]) => ({ id, name }))
}
