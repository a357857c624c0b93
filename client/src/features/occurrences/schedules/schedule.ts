import type { Entity } from '@touchline/contract/client'
import { minorUnits, share, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { nameOfSlug } from '../../../i18n/slug-name.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import type { Extra } from '../../extras/extras.ts'
import { unmetIn } from '../../restrictions/unmet.ts'
import { membersOnly } from '../members-only.ts'
import { isBookable, placeOf } from '../session.ts'
import type { Session } from '../session.ts'

type WireCourse = Entity<'Course'>

/** Sessions planned together and sold under one name. */
export type ScheduleKind = 'course' | 'camp'

/** The answer's fields shared by courses and camps. */
export type ScheduleAnswer = Omit<Read<WireCourse>, 'proRataPrice'>

export type SchedulePrice = NonNullable<ScheduleAnswer['price']>

/** A course or camp that can be shown: it has a name and an address; other missing fields are null. */
export type Schedule = Omit<ScheduleAnswer, 'name' | 'slug' | 'occurrences' | 'extras'> & {
  readonly kind: ScheduleKind
  readonly name: string
  /** Its part of an address: its slug, or its id. */
  readonly slug: string
  readonly occurrences: readonly Session[]
  readonly extras: readonly Extra[]
  /** The price of the remaining sessions of a started course; null for a camp. */
  readonly proRataPrice: SchedulePrice | null
  /** Whether the whole is sold, and sessions alone. */
  readonly soldAs: { readonly whole: boolean; readonly single: boolean }
}

/** The address of a course or camp: its slug is unique within venue and category. */
export type ScheduleAddress = {
  readonly venueSlug: string
  readonly categorySlug: string
  readonly slug: string
  /** The basket line that the form changes; what it holds counts as free. */
  readonly insteadOf?: number | null
  /** A further person whom it is read for. */
  readonly personId?: number
}

type Sold = Pick<Schedule, 'kind' | 'proRataPrice' | 'soldAs'>

/**
 * The displayable part of an answer; null without a name or an address. Missing dates come from its sessions; sessions
 * without a time and extras without a name or price are left out.
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

/**
 * The price of the whole: the pro-rata price where there is one; null for a customer who does not qualify. [S3-071,
 * S9-030, C-78]
 */
export function payablePrice({ price, proRataPrice }: Pick<Schedule, 'price' | 'proRataPrice'>): SchedulePrice | null {
  return proRataPrice ?? price
}

/** The price of one session: the first one's, or the first known; null when none is sold alone. */
export function sessionPrice({ soldAs, occurrences }: Pick<Schedule, 'soldAs' | 'occurrences'>): SchedulePrice | null {
  return soldAs.single ? (occurrences.find(({ price }) => price !== null)?.price ?? null) : null
}

/**
 * The main price: of the whole, or of one session where only sessions can be had; null where the viewer cannot have it.
 * [S4-054, C-74, O-340]
 */
export function shownPrice(
  schedule: Schedule,
  now: number,
): { readonly price: SchedulePrice; readonly isOfSession: boolean } | null {
  if (membersOnly(schedule)) return null
  const [whole, single] = [payablePrice(schedule), sessionPrice(schedule)]
  if (single && (whole === null || hasBegun(schedule, now) || isSoldInPart(schedule, now))) {
    return { price: single, isOfSession: true }
  }
  return whole && { price: whole, isOfSession: false }
}

/** Some sessions can be booked and some cannot, by the viewer or, where none is for them, by anybody. */
function isSoldInPart(schedule: Pick<Schedule, 'occurrences'>, now: number): boolean {
  const known = sessionsHeld(schedule).filter(({ id }) => id !== null)
  const own = known.filter((session) => isBookable(session, now))
  const bookable = own.length > 0 ? own : known.filter((one) => isBookable({ ...one, bookableAction: null }, now))
  return bookable.length > 0 && bookable.length < known.length
}

/** The standard price where it is higher; not shown for a single session. [O-97] */
export function normalPriceShown(schedule: Schedule, now: number): Schedule['normalPrice'] {
  const shown = shownPrice(schedule, now)
  const { normalPrice } = schedule
  return shown && !shown.isOfSession && normalPrice && normalPrice.value > shown.price.value ? normalPrice : null
}

export function hasBegun({ startsAt }: Pick<Schedule, 'startsAt'>, now: number): boolean {
  return startsAt !== null && instantOf(startsAt) <= now
}

/** The sessions that take place: a called-off one is not sold. [O-210] */
export function sessionsHeld({ occurrences }: Pick<Schedule, 'occurrences'>): readonly Session[] {
  return occurrences.filter(({ status }) => status !== 'cancelled')
}

/** Sessions not begun at `now`, epoch milliseconds. */
export function sessionsToCome(schedule: Pick<Schedule, 'occurrences'>, now: number): readonly Session[] {
  return sessionsHeld(schedule).filter(({ startsAt }) => instantOf(startsAt) > now)
}

/** Sessions to come at `now`, epoch milliseconds, and the total. */
export type SessionCount = { readonly left: number; readonly all: number }

export function sessionCount(schedule: Pick<Schedule, 'occurrences'>, now: number): SessionCount {
  return { left: sessionsToCome(schedule, now).length, all: sessionsHeld(schedule).length }
}

/** The sessions of a pro-rata price; null for the full price. */
export function proRataShare(
  schedule: Pick<Schedule, 'proRataPrice' | 'occurrences'>,
  now: number,
): SessionCount | null {
  return schedule.proRataPrice === null || sessionsHeld(schedule).length === 0 ? null : sessionCount(schedule, now)
}

/** The price per session; `exact` where the sessions add up to the price, or are sold at it. */
export type SessionPrice = {
  readonly amount: MinorUnits
  readonly exact: boolean
  readonly sessions: number
  /** Sold alone at this price: an alternative, not a part of the whole's price. */
  readonly alone: boolean
}

/** The price of one session, or the whole's divided by its sessions; null when it adds nothing. */
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

/** The common location of its sessions, if they share one. */
export function locationOf({ occurrences }: Pick<Schedule, 'occurrences'>): string | null {
  const names = new Set(occurrences.map(placeOf))
  const [only] = names
  return names.size === 1 ? (only ?? null) : null
}

/** The waiver and the induction of a course or camp: those of its first session. */
export function unmetRestrictionsOf({ occurrences }: Pick<Schedule, 'occurrences'>) {
  return unmetIn(occurrences[0]?.restrictions)
}
