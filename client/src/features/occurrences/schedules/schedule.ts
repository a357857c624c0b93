import type { Entity } from '@touchline/contract/client'
import { minorUnits, share, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { nameOfSlug } from '../../../i18n/slug-name.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import type { Extra } from '../../extras/extras.ts'
import { unmetIn } from '../../restrictions/unmet.ts'
import { isBookable, placeOf } from '../session.ts'
import type { Session } from '../session.ts'

type WireCourse = Entity<'Course'>

/** What is planned together and sold under one name. */
export type ScheduleKind = 'course' | 'camp'

/** What a platform answers of courses and camps alike. */
export type ScheduleAnswer = Omit<Read<WireCourse>, 'proRataPrice'>

export type SchedulePrice = NonNullable<ScheduleAnswer['price']>

/** A course or camp that can be shown: it has a name and an address; whatever else the platform left out is null. */
export type Schedule = Omit<ScheduleAnswer, 'name' | 'slug' | 'occurrences' | 'extras'> & {
  readonly kind: ScheduleKind
  readonly name: string
  /** What stands for it in an address: its slug, or its id. [O-83] */
  readonly slug: string
  readonly occurrences: readonly Session[]
  readonly extras: readonly Extra[]
  /** Of the sessions left of a course that has begun; null for a camp. [P3-087] */
  readonly proRataPrice: SchedulePrice | null
  /** Whether all of it is sold together, and sessions of it alone. [P3-086] */
  readonly soldAs: { readonly whole: boolean; readonly single: boolean }
}

/** Where a course or camp is found: its slug is unique within venue and category. [O-83] */
export type ScheduleAddress = { readonly venueSlug: string; readonly categorySlug: string; readonly slug: string }

type Sold = Pick<Schedule, 'kind' | 'proRataPrice' | 'soldAs'>

/**
 * What can be shown of an answer; null where it can be neither named nor found again. Its dates are those of its sessions
 * where it has none of its own; sessions without a time and extras without a name or price are left out.
 */
export function scheduleIn(answer: ScheduleAnswer, sold: Sold): Schedule | null {
  const slug = answer.slug ?? answer.id
  const name = answer.name ?? (answer.slug === null ? answer.category?.name : nameOfSlug(answer.slug))
  if (slug === null || !name) return null
  const occurrences = having(answer.occurrences, 'startsAt')
  return {
    ...answer,
    ...sold,
    name,
    slug,
    occurrences,
    extras: having(answer.extras, 'id', 'name', 'price'),
    startsAt: answer.startsAt ?? occurrences[0]?.startsAt ?? null,
    endsAt: answer.endsAt ?? occurrences.at(-1)?.endsAt ?? null,
  }
}

/** What the customer pays for all of it: the pro-rata price where there is one; null for who does not qualify. [S3-071, S9-030, C-78] */
export function payablePrice({ price, proRataPrice }: Pick<Schedule, 'price' | 'proRataPrice'>): SchedulePrice | null {
  return proRataPrice ?? price
}

/** What one session bought alone costs: the first one's price, or the first there is; null where none is sold. [C-47] */
export function sessionPrice({ soldAs, occurrences }: Pick<Schedule, 'soldAs' | 'occurrences'>): SchedulePrice | null {
  return soldAs.single ? (occurrences.find(({ price }) => price !== null)?.price ?? null) : null
}

/** What of it stands first: the price of all of it, or of one session where only sessions of it can be had. [S4-054, C-74] */
export function shownPrice(
  schedule: Schedule,
  now: number,
): { readonly price: SchedulePrice; readonly isOfSession: boolean } | null {
  const [whole, single] = [payablePrice(schedule), sessionPrice(schedule)]
  if (single && (whole === null || hasBegun(schedule, now) || isSoldInPart(schedule, now))) {
    return { price: single, isOfSession: true }
  }
  return whole && { price: whole, isOfSession: false }
}

/** Some of its sessions can be booked, and some cannot: by who asks, or, where none is for them, by anybody. */
function isSoldInPart(schedule: Pick<Schedule, 'occurrences'>, now: number): boolean {
  const known = sessionsHeld(schedule).filter(({ id }) => id !== null)
  const own = known.filter((session) => isBookable(session, now))
  const bookable = own.length > 0 ? own : known.filter((one) => isBookable({ ...one, bookableAction: null }, now))
  return bookable.length > 0 && bookable.length < known.length
}

/** What others pay for what stands first, where that is more; of one session nobody is told. [O-97] */
export function normalPriceShown(schedule: Schedule, now: number): Schedule['normalPrice'] {
  const shown = shownPrice(schedule, now)
  const { normalPrice } = schedule
  return shown && !shown.isOfSession && normalPrice && normalPrice.value > shown.price.value ? normalPrice : null
}

export function hasBegun({ startsAt }: Pick<Schedule, 'startsAt'>, now: number): boolean {
  return startsAt !== null && instantOf(startsAt) <= now
}

/** The sessions that take place: one that was called off is no part of what is sold. [O-210] */
export function sessionsHeld({ occurrences }: Pick<Schedule, 'occurrences'>): readonly Session[] {
  return occurrences.filter(({ status }) => status !== 'cancelled')
}

/** Those of them that have not begun at `now`, epoch milliseconds. */
export function sessionsToCome(schedule: Pick<Schedule, 'occurrences'>, now: number): readonly Session[] {
  return sessionsHeld(schedule).filter(({ startsAt }) => instantOf(startsAt) > now)
}

/** How many sessions are still to come at `now`, epoch milliseconds, and of how many. */
export type SessionCount = { readonly left: number; readonly all: number }

export function sessionCount(schedule: Pick<Schedule, 'occurrences'>, now: number): SessionCount {
  return { left: sessionsToCome(schedule, now).length, all: sessionsHeld(schedule).length }
}

/** The sessions that a pro-rata price is for; null where all of it is paid. */
export function proRataShare(
  schedule: Pick<Schedule, 'proRataPrice' | 'occurrences'>,
  now: number,
): SessionCount | null {
  return schedule.proRataPrice === null || sessionsHeld(schedule).length === 0 ? null : sessionCount(schedule, now)
}

/** What one session comes to; `exact` where the sessions sum to the price to the penny, or are sold at it. */
export type SessionPrice = {
  readonly amount: MinorUnits
  readonly exact: boolean
  readonly sessions: number
  /** It is sold alone at this price: another way to buy, and not a part of the price of all of it. */
  readonly alone: boolean
}

/** The price of one session, or all of it divided by the sessions that it is for; null where that says nothing new. */
export function pricePerSession(schedule: Schedule, now: number): SessionPrice | null {
  const price = payablePrice(schedule)
  const sessions = proRataShare(schedule, now)?.left ?? sessionsHeld(schedule).length
  const single = sessionPrice(schedule)
  if (single) return { amount: minorUnits(single.value), exact: true, sessions, alone: true }
  if (price === null || price.value <= 0 || sessions < 2) return null
  const whole = minorUnits(price.value)
  const amount = share(whole, 1, sessions)
  return { amount, exact: times(amount, sessions) === whole, sessions, alone: false }
}

/** Where it takes place: the location of its sessions, when they share one. */
export function locationOf({ occurrences }: Pick<Schedule, 'occurrences'>): string | null {
  const names = new Set(occurrences.map(placeOf))
  const [only] = names
  return names.size === 1 ? (only ?? null) : null
}

/** The waiver and the induction that a course or camp asks for: those of its first session. [C-81] */
export function unmetRestrictionsOf({ occurrences }: Pick<Schedule, 'occurrences'>) {
  return unmetIn(occurrences[0]?.restrictions)
}
