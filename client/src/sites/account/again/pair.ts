import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { instantOf } from '../../../i18n/calendar.ts'

/** Types booked by time, a place each: they can be booked again without a form. */
const timedTypes = ['classes', 'resources', 'ticketed'] as const
type TimedType = (typeof timedTypes)[number]

/** A person and an activity that they have booked before. */
export type Pair = {
  /** The same for every booking of the pair. */
  readonly key: string
  readonly personId: number
  readonly name: string
  readonly venueSlug: string
  readonly categorySlug: string
  readonly type: TimedType
  /** The latest booking. */
  readonly booking: MyBooking
}

/** The pair of a booking; null for courses and camps, and where the platform does not say what was booked. */
export function pairOf(booking: MyBooking): Pair | null {
  const { name, userId, venue, category, bookingType } = booking
  const type = timedTypes.find((known) => known === bookingType)
  if (!name || userId === null || !venue?.slug || !category?.slug || type === undefined) return null
  return {
    key: [userId, venue.slug, category.slug, name].join(' '),
    personId: userId,
    name,
    venueSlug: venue.slug,
    categorySlug: category.slug,
    type,
    booking,
  }
}

const day = 24 * 3_600_000
const lookBackDays = 90
const mostPairs = 3

type Asked = {
  /** Epoch milliseconds. */
  readonly now: number
  /** The only person asked for; null for everybody. */
  readonly personId: number | null
}

/** The most frequent pairs of the last 90 days, at most three; of equally frequent ones the latest first. */
export function frequentPairs(bookings: readonly MyBooking[], { now, personId }: Asked): readonly Pair[] {
  const isRecent = ({ status, startsAt }: MyBooking) =>
    status === 'settled' && instantOf(startsAt) <= now && instantOf(startsAt) > now - lookBackDays * day
  const counted = new Map<string, { readonly pair: Pair; readonly times: number }>()
  for (const booking of bookings.filter(isRecent)) {
    const pair = pairOf(booking)
    if (pair === null || (personId !== null && pair.personId !== personId)) continue
    const known = counted.get(pair.key)
    const isLater = known === undefined || instantOf(known.pair.booking.startsAt) < instantOf(booking.startsAt)
    counted.set(pair.key, { pair: isLater ? pair : known.pair, times: (known?.times ?? 0) + 1 })
  }
  return [...counted.values()]
    .toSorted((a, b) => b.times - a.times || instantOf(b.pair.booking.startsAt) - instantOf(a.pair.booking.startsAt))
    .slice(0, mostPairs)
    .map(({ pair }) => pair)
}
