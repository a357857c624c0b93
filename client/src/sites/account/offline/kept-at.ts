import { keptForLogin } from '../../../features/bookings/kept/kept-bookings.ts'
import type { KeptBookings } from '../../../features/bookings/kept/kept-bookings.ts'
import { paths } from '../paths.ts'

/** Addresses that open without a connection. */
const opening: ReadonlySet<string> = new Set([paths.dashboard(), paths.bookings(), paths.upcoming()])

/** The code and the bookings to show at an address without a connection; null where it needs one, or nothing is known. */
export function keptAt(pathname: string): KeptBookings | null {
  return opening.has(pathname) ? keptForLogin() : null
}
