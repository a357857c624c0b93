import type { Course as WireCourse, Extra as WireExtra, Occurrence as WireOccurrence } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'
import { instantOf } from '../../i18n/when.ts'

export type Course = Camel<WireCourse>
export type CourseSession = Camel<WireOccurrence>
export type CourseExtra = Camel<WireExtra>
export type CoursePrice = NonNullable<Course['price']>

/** What the customer pays for the course itself: the pro-rata price where there is one; null for who does not qualify. [S3-071, S9-030, C-78] */
export function payablePrice({ price, proRataPrice }: Pick<Course, 'price' | 'proRataPrice'>): CoursePrice | null {
  return proRataPrice ?? price
}

/** How many sessions are still to come at `now`, epoch milliseconds, and of how many. */
export type SessionCount = { readonly left: number; readonly all: number }

export function sessionCount({ occurrences }: Pick<Course, 'occurrences'>, now: number): SessionCount {
  return { left: occurrences.filter(({ startsAt }) => instantOf(startsAt) > now).length, all: occurrences.length }
}

/** The sessions that a pro-rata price is for; null where the whole course is paid. */
export function proRataShare(course: Pick<Course, 'proRataPrice' | 'occurrences'>, now: number): SessionCount | null {
  return course.proRataPrice === null ? null : sessionCount(course, now)
}

/** What people call the place of a session. [P3-098] */
export function placeOf({ friendlyLocationName, locationName }: SessionPlace): string {
  return friendlyLocationName ?? locationName
}

type SessionPlace = Pick<CourseSession, 'friendlyLocationName' | 'locationName'>

/** Where the course takes place: the location of its sessions, when they share one. */
export function locationOf({ occurrences }: Pick<Course, 'occurrences'>): string | null {
  const names = new Set(occurrences.map(placeOf))
  const [only] = names
  return names.size === 1 && only !== undefined ? only : null
}

/** The waiver to agree to and the induction to attend before booking: those of the first session. [S5-018, C-81] */
export function unmetRestrictionsOf({ occurrences }: Pick<Course, 'occurrences'>) {
  const unmet = occurrences[0]?.restrictions ?? null
  const waiver = unmet?.prePurchaseWaiver ?? null
  // Where one of the two is enough, the waiver is the one that can be met here. [O-49]
  const induction = unmet?.criteria === 'any' && waiver !== null ? null : (unmet?.prePurchaseInduction ?? null)
  return { waiver, induction }
}
