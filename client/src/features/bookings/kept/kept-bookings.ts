import * as z from 'zod/mini'
import { environment } from '../../../app/environment.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { currentSession, session } from '../../../app/session/session.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import type { MyBooking } from '../my-bookings.ts'

const slotName = 'touchline.bookings'

const keptDays = 14
const day = 24 * 3_600_000

const Moment = z.object({ utc: z.string(), local: z.string(), timezone: z.nullable(z.string()) })

/** Names, times and places only: never an amount. */
const Kept = z.object({
  userId: z.int(),
  /** When the platform answered, epoch milliseconds. */
  at: z.int(),
  reference: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  bookings: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      name: z.string(),
      startsAt: Moment,
      endsAt: z.nullable(Moment),
      place: z.string(),
    }),
  ),
})

/** The check-in code and the bookings of the next days, for a device without a connection. */
export type KeptBookings = z.output<typeof Kept>

/** A device that forbids storage keeps nothing. */
function attempt<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(window.localStorage)
  } catch {
    return otherwise
  }
}

/** Keeps the bookings of the next fortnight. A shared device keeps nothing. */
export function keepBookings(userId: number, bookings: readonly MyBooking[]): void {
  if (environment().modes.kiosk !== null) return
  const now = platformNow()
  const { user } = currentSession()
  const coming = bookings.filter(({ status, startsAt, endsAt }) => {
    return status === 'settled' && instantOf(endsAt ?? startsAt) > now && instantOf(startsAt) < now + keptDays * day
  })
  const kept: KeptBookings = {
    userId,
    at: now,
    reference: user?.reference ?? null,
    barcode: user?.barcode ?? null,
    bookings: coming.map(({ id, firstName, name, startsAt, endsAt, locationName, venue }) => ({
      id,
      firstName: firstName ?? '',
      name: name ?? '',
      startsAt,
      endsAt,
      place: [locationName, venue?.name].filter(Boolean).join(', '),
    })),
  }
  attempt((storage) => storage.setItem(slotName, JSON.stringify(kept)), undefined)
}

/** The kept bookings of a customer; null without any, or for somebody else. */
export function keptBookings(userId: number): KeptBookings | null {
  return attempt((storage) => {
    const read = Kept.safeParse(JSON.parse(storage.getItem(slotName) ?? 'null'))
    return read.success && read.data.userId === userId ? read.data : null
  }, null)
}

function dropBookings(): void {
  attempt((storage) => storage.removeItem(slotName), undefined)
}

/** Drops the kept bookings at log out, and when somebody else logs in. Answers how to stop. */
export function dropBookingsOfOthers(): () => void {
  const check = () => {
    const { loggedIn, user } = currentSession()
    if (!loggedIn || (user && keptBookings(user.id) === null)) dropBookings()
  }
  check()
  return session.subscribe(check)
}
