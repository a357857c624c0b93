import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { instantOf } from '../../i18n/calendar.ts'

type Booking = Entity<'Booking'>

/** A booking that can be shown: it is known by its id and has a time. [P3-120] */
export type MyBooking = Having<Read<Booking>, 'id' | 'startsAt'>

/** A booking with those that stand behind it: the sessions of a course are one thing to a person. */
export type Entry = { readonly booking: MyBooking; readonly sessions: number }

export type MyBookings = {
  readonly next: Entry | null
  readonly thisWeek: readonly Entry[]
  readonly later: readonly Entry[]
  /** What was still to come when it was cancelled, by the venue or by the customer. */
  readonly cancelled: readonly Entry[]
  /** Latest first. */
  readonly past: readonly Entry[]
}

const week = 7 * 24 * 3_600_000

/** Bookings without a person or a time are none. */
export function bookingsIn(answers: readonly Read<Booking>[]): readonly MyBooking[] {
  return having(answers, 'id', 'startsAt').toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))
}

/** What is next, what comes this week and later, what was cancelled, and what is over. `now`: epoch milliseconds. */
export function arrange(bookings: readonly MyBooking[], now: number): MyBookings {
  const endOf = ({ startsAt, endsAt }: MyBooking) => instantOf(endsAt ?? startsAt)
  const settled = bookings.filter(({ status }) => status === 'settled')
  const [next = null, ...rest] = together(settled.filter((booking) => endOf(booking) > now))
  const isSoon = ({ booking }: Entry) => instantOf(booking.startsAt) < now + week
  return {
    next,
    thisWeek: rest.filter(isSoon),
    later: rest.filter((entry) => !isSoon(entry)),
    cancelled: together(bookings.filter((one) => one.status === 'cancelled' && instantOf(one.startsAt) > now)),
    past: settled
      .filter((booking) => endOf(booking) <= now)
      .toReversed()
      .map((booking) => ({ booking, sessions: 1 })),
  }
}

/** The entry in which a booking at an occurrence stands; null when nothing of it is still to come. */
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
 * What goes along when a booking is moved: nothing, its price, or all that was paid, without a figure, where cancelling
 * would bring back another sum than the price: extras are in it, or a fee is kept. One booking is not told of two amounts.
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

/** Sessions of one course stand behind the first of them. */
function together(bookings: readonly MyBooking[]): readonly Entry[] {
  const entries = new Map<string, Entry>()
  for (const booking of bookings) {
    const bundle = booking.bookingType === 'courses' ? (booking.bookingBundleContext?.id ?? null) : null
    const key = bundle === null ? `booking ${booking.id}` : `bundle ${bundle}`
    const known = entries.get(key)
    entries.set(key, known ? { ...known, sessions: known.sessions + 1 } : { booking, sessions: 1 })
  }
  return [...entries.values()]
}

/** Who comes to any of them, each once, in the order of their bookings. */
export function peopleIn(bookings: readonly MyBooking[]): readonly { readonly id: number; readonly name: string }[] {
  const people = new Map<number, string>()
  for (const { userId, firstName } of bookings) {
    if (userId !== null && firstName && !people.has(userId)) people.set(userId, firstName)
  }
  return [...people].map(([id, name]) => ({ id, name }))
}
