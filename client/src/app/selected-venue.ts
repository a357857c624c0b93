import { writeCookie } from '../api/cookies.ts'
import { environment } from './environment.ts'
import { observable } from './observable.ts'
import { venueIn, venuePrefix } from './venue-cookie.ts'

const oneYearSeconds = 365 * 24 * 60 * 60

/** Slug of the venue that the customer chose, or null. */
export const selectedVenue = observable<string | null>(null)

let first: string | null = null

/** The site will start at this venue, which the first page is about: nothing around that page changes when it is shown. */
export function startAt(slug: string): void {
  first = slug
}

/** Starts with the venue of the first page, else with that of an earlier visit. */
export function recallVenue(clientId: number | null): void {
  selectedVenue.set(first ?? venueIn(environment().cookies, clientId))
}

/** Remembers the venue for a year. [S9-067, O-79] */
export function rememberVenue(clientId: number | null, slug: string): void {
  const { cookies, secure } = environment()
  writeCookie(cookies, `${venuePrefix}${clientId ?? 'site'}`, slug, { maxAgeSeconds: oneYearSeconds, secure })
  selectedVenue.set(slug)
}
