import { environment } from '../../app/environment.ts'
import { linkAcross } from '../../app/modes.ts'

/** An address on the bookings site; null without one. */
export function onBookings(path: string): string | null {
  const { config, modes } = environment()
  const origin = config.sites.bookings ?? null
  return origin === null ? null : linkAcross(origin, path, modes)
}

/** An address on the account site; null without one. */
export function onAccount(path: string): string | null {
  const { config, modes } = environment()
  const origin = config.sites.account ?? null
  return origin === null ? null : linkAcross(origin, path, modes)
}
