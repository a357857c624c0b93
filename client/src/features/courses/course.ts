import type { Course as WireCourse } from '@touchline/contract/client'
import { minorUnits, share, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { has, having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { instantOf } from '../../i18n/when.ts'
import type { Extra } from '../extras/extras.ts'
import { placeOf } from '../occurrences/session.ts'
import type { Session } from '../occurrences/session.ts'

/** A course as a platform answers it. */
export type CourseAnswer = Read<WireCourse>

export type CoursePrice = NonNullable<CourseAnswer['price']>

/** A course that can be shown: it has a name and an address; whatever else the platform left out is null. */
export type Course = Omit<CourseAnswer, 'name' | 'slug' | 'occurrences' | 'extras'> & {
  readonly name: string
  /** What stands for it in an address: its slug, or its id. [O-83] */
  readonly slug: string
  readonly occurrences: readonly Session[]
  readonly extras: readonly Extra[]
}

/**
 * What can be shown of an answer; null where it can be neither named nor found again. Its dates are those of its sessions
 * where it has none of its own; sessions without a time and extras without a name or price are left out.
 */
export function courseIn(answer: CourseAnswer): Course | null {
  const slug = answer.slug ?? answer.id
  const name = answer.name ?? (answer.slug === null ? answer.category?.name : nameOfSlug(answer.slug))
  if (slug === null || !name) return null
  const occurrences = having(answer.occurrences, 'startsAt')
  return {
    ...answer,
    name,
    slug,
    occurrences,
    extras: having(answer.extras, 'id', 'name', 'price'),
    startsAt: answer.startsAt ?? occurrences[0]?.startsAt ?? null,
    endsAt: answer.endsAt ?? occurrences.at(-1)?.endsAt ?? null,
  }
}

/** The courses of a list that can be shown. */
export function coursesIn(answers: readonly CourseAnswer[]): readonly Course[] {
  return answers.flatMap((answer) => courseIn(answer) ?? [])
}

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
  return course.proRataPrice === null || course.occurrences.length === 0 ? null : sessionCount(course, now)
}

/** What one session comes to; `exact` where the sessions sum to the price to the penny. */
export type SessionPrice = { readonly amount: MinorUnits; readonly exact: boolean; readonly sessions: number }

/** The price divided by the sessions that it is for; null where that says nothing new. */
export function pricePerSession(course: Course, now: number): SessionPrice | null {
  const price = payablePrice(course)
  const sessions = proRataShare(course, now)?.left ?? course.occurrences.length
  if (price === null || price.value <= 0 || sessions < 2) return null
  const whole = minorUnits(price.value)
  const amount = share(whole, 1, sessions)
  return { amount, exact: times(amount, sessions) === whole, sessions }
}

/** Where the course takes place: the location of its sessions, when they share one. */
export function locationOf({ occurrences }: Pick<Course, 'occurrences'>): string | null {
  const names = new Set(occurrences.map(placeOf))
  const [only] = names
  return names.size === 1 ? (only ?? null) : null
}

/** The waiver to agree to and the induction to attend before booking: those of the first session. [S5-018, C-81] */
export function unmetRestrictionsOf({ occurrences }: Pick<Course, 'occurrences'>) {
  const unmet = occurrences[0]?.restrictions ?? null
  const asked = unmet?.prePurchaseWaiver ?? null
  // What has no id cannot be agreed to here; the platform says so when it is needed.
  const waiver = asked !== null && has(asked, 'id') ? asked : null
  // Where one of the two is enough, the waiver is the one that can be met here. [O-49]
  const induction = unmet?.criteria === 'any' && waiver !== null ? null : (unmet?.prePurchaseInduction ?? null)
  return { waiver, induction }
}
