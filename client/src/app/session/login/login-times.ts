import { readCookie, writeCookie } from '../../../api/credentials/cookies.ts'
import { now } from '../../../browser/machine.ts'
import { safeStorage } from '../../../browser/safe-storage.ts'
import { environment } from '../../environment.ts'
import { sharedDomain } from '../../navigation/redirects.ts'

/** A cookie of the domain that the sites share: the origin of the site that was logged in last. */
const hintName = 'touchline-login'

/** The origin of the site that was logged in last, where the sites share a domain; null after a logout. */
export const presentHint = (): string | null => readCookie(environment().cookies, hintName)

/** Begins the fragment with which a site asks another for its login. */
export const loginQuestion = '#login-for='

const device = () => safeStorage(() => window.localStorage)

/** The last time that a login of this site began, or that a customer ended one; epoch milliseconds, 0 for never. */
export const timeOf = (event: 'begun' | 'ended'): number => Number(device().getItem(`touchline-login-${event}`))

// A kiosk keeps nothing on its device, and asks nobody.
function note(event: 'begun' | 'ended', hint: string): void {
  const { cookies, modes, secure } = environment()
  if (modes.kiosk) return
  device().setItem(`touchline-login-${event}`, String(now()))
  const domain = sharedDomain(window.location.hostname)
  const age = event === 'ended' ? { maxAgeSeconds: 0 } : {}
  if (domain !== null) writeCookie(cookies, hintName, hint, { secure, domain, ...age })
}

/** Stores that a login has begun on this site. */
export const noteLogin = (): void => note('begun', window.location.origin)

/** Stores that the customer has logged out: logins that began before are not taken from other sites. */
export const noteLogout = (): void => note('ended', '')

/**
 * Whether the page may have to leave for another site before it shows: to answer a question about its login, or to ask
 * one. Without a login, a hint says that there may be one; where the sites can share none, the booking site is asked.
 */
export function concernsOtherSites({ hash, hostname }: URL): boolean {
  const mayAsk = sharedDomain(hostname) === null ? environment().site.name !== 'bookings' : presentHint() !== null
  return hash.startsWith(loginQuestion) || mayAsk
}
