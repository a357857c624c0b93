import * as z from 'zod/mini'
import { environment } from '../../../app/environment.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { presentToken } from '../../../app/session/login/present-token.ts'
import { currentSession, session } from '../../../app/session/session.ts'
import { now } from '../../../browser/machine.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { placeOf } from '../my-bookings.ts'
import type { MyBooking } from '../my-bookings.ts'
import { markOf } from './login-mark.ts'

const slotName = 'touchline.bookings'

const keptDays = 14
const day = 24 * 3_600_000

const Moment = z.object({ utc: z.string(), local: z.string(), timezone: z.nullable(z.string()) })

/** Names, times and places only: never an amount. */
const Kept = z.object({
  userId: z.int(),
  /** The mark of the login that they were read with. */
  login: z.string(),
  /** When the platform answered, epoch milliseconds by its clock. */
  at: z.int(),
  /** The same by the clock of the device. */
  deviceAt: z.int(),
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
  const at = platformNow()
  const { user } = currentSession()
  const coming = bookings.filter(({ status, isPostponed, startsAt, endsAt }) => {
    if (isPostponed === true) return false
    return status === 'settled' && instantOf(endsAt ?? startsAt) > at && instantOf(startsAt) < at + keptDays * day
  })
  const kept: KeptBookings = {
    userId,
    login: presentLogin() ?? '',
    at,
    deviceAt: now(),
    reference: user?.reference ?? null,
    barcode: user?.barcode ?? null,
    bookings: coming.map(({ id, firstName, name, startsAt, endsAt, locationName, venue }) => ({
      id,
      firstName: firstName ?? '',
      name: name ?? '',
      startsAt,
      endsAt,
      place: placeOf({ locationName, venue }),
    })),
  }
  attempt((storage) => storage.setItem(slotName, JSON.stringify(kept)), undefined)
}

/** The mark of the present login; null for a visitor. */
function presentLogin(): string | null {
  const token = presentToken()
  return token === null ? null : markOf(token)
}

/**
 * The code and the bookings to come that are kept for the present login, also before its user is known; null without any,
 * and on a shared device.
 */
export function keptForLogin(): KeptBookings | null {
  if (environment().modes.kiosk) return null
  const kept = attempt((storage) => {
    const read = Kept.safeParse(JSON.parse(storage.getItem(slotName) ?? 'null'))
    return read.success ? read.data : null
  }, null)
  if (kept === null || kept.login !== presentLogin()) return null
  // The platform's clock runs on while nothing is heard of it.
  const platformTime = kept.at + now() - kept.deviceAt
  const coming = kept.bookings.filter(({ startsAt, endsAt }) => instantOf(endsAt ?? startsAt) > platformTime)
  return { ...kept, bookings: coming }
}

/** The kept bookings of a customer; null without any, or for somebody else. */
export function keptBookings(userId: number): KeptBookings | null {
  const kept = keptForLogin()
  return kept?.userId === userId ? kept : null
}

function dropBookings(): void {
  attempt((storage) => storage.removeItem(slotName), undefined)
}

/** Drops the kept bookings at log out, when somebody else logs in, and on a shared device. Answers how to stop. */
export function dropBookingsOfOthers(): () => void {
  const check = () => {
    const { loggedIn, user } = currentSession()
    const isOwn = user ? keptBookings(user.id) !== null : keptForLogin() !== null
    if (!loggedIn || !isOwn) dropBookings()
  }
  check()
  return session.subscribe(check)
}
