import type { SiteName } from '@touchline/sites'
import { environment } from '../../app/environment.ts'
import { linkAcross } from '../../app/modes.ts'
import { personParameter } from '../../app/session/login/url-person.ts'

function onSite(site: SiteName, path: string): string | null {
  const { config, modes } = environment()
  const origin = config.sites[site] ?? null
  return origin === null ? null : linkAcross(origin, path, modes)
}

/** An address on the bookings site; null without one. */
export const onBookings = (path: string): string | null => onSite('bookings', path)

/** An address on the bookings site, which books there for a person of the account; null without the site. */
export function onBookingsFor(path: string, userId: number | null): string | null {
  const separator = path.includes('?') ? '&' : '?'
  return onBookings(userId === null ? path : `${path}${separator}${personParameter}=${userId}`)
}

/** An address on the joining site; null without one. */
export const onJoining = (path: string): string | null => onSite('joining', path)

/** An address on the account site; null without one. */
export const onAccount = (path: string): string | null => onSite('account', path)
