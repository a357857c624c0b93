import { cookieNames, readCookie, writeCookie } from '../../api/credentials/cookies.ts'
import type { CookieJar } from '../../api/credentials/cookies.ts'
import { observable } from '../../browser/observable.ts'
import { environment } from '../environment.ts'

/** The prefix of the cookie's name, before the client's id. */
const venuePrefix = 'venue-'
const slugShape = /^[\w-]{1,255}$/

/** The remembered venue. Before the client record is known, the only venue cookie counts. [O-79] */
export function venueIn(jar: CookieJar, clientId: number | null): string | null {
  const names = clientId === null ? cookieNames(jar, venuePrefix) : [`${venuePrefix}${clientId}`]
  const [name] = names
  const slug = name && names.length === 1 ? readCookie(jar, name) : null
  return slug && slugShape.test(slug) ? slug : null
}

const oneYearSeconds = 365 * 24 * 60 * 60

/** The slug of the chosen venue, or null. */
export const selectedVenue = observable<string | null>(null)

let first: string | null = null

/** Sets the venue of the first page before it shows, so that the chrome does not change afterwards. */
export function startAt(slug: string): void {
  first = slug
}

/** Starts with the venue of the first page, else with the kiosk's centre or the remembered one. */
export function recallVenue(clientId: number | null): void {
  const { cookies, modes } = environment()
  selectedVenue.set(first ?? modes.kiosk?.centre ?? venueIn(cookies, clientId))
}

/** Remembers the venue for a year; a kiosk for the visit. */
export function rememberVenue(clientId: number | null, slug: string): void {
  const { cookies, secure, modes } = environment()
  const name = `${venuePrefix}${clientId ?? 'site'}`
  if (!modes.kiosk) writeCookie(cookies, name, slug, { maxAgeSeconds: oneYearSeconds, secure })
  selectedVenue.set(slug)
}
