import { cookieNames, readCookie, writeCookie } from '../api/cookies.ts'
import type { CookieJar } from '../api/cookies.ts'
import { environment } from './environment.ts'
import { observable, useObservable } from './observable.ts'

/** Begin of the cookie's name; the client's id follows. [S9-067, O-79] */
const venuePrefix = 'venue-'
const oneYearSeconds = 365 * 24 * 60 * 60
const slugShape = /^[\w-]{1,255}$/

/** The venue chosen earlier. Before the client record is known, the only venue cookie there is counts. [O-79] */
export function venueIn(jar: CookieJar, clientId: number | null): string | null {
  const names = clientId === null ? cookieNames(jar, venuePrefix) : [`${venuePrefix}${clientId}`]
  const [name] = names
  const slug = name && names.length === 1 ? readCookie(jar, name) : null
  return slug && slugShape.test(slug) ? slug : null
}

const selected = observable<string | null>(null)

/** Starts with the venue of an earlier visit. */
export function recallVenue(clientId: number | null): void {
  selected.set(venueIn(environment().cookies, clientId))
}

/** Remembers the venue for a year. [S9-067, O-79] */
export function rememberVenue(clientId: number | null, slug: string): void {
  const { cookies, secure } = environment()
  writeCookie(cookies, `${venuePrefix}${clientId ?? 'site'}`, slug, { maxAgeSeconds: oneYearSeconds, secure })
  selected.set(slug)
}

/** Slug of the venue that the customer chose, or null. */
export function useSelectedVenue(): string | null {
  return useObservable(selected)
}
