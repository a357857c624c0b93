import { minute } from '@touchline/clock'
import { type BookableAction, type ReasonCode, type UnmetRestrictions } from '@touchline/contract'
import type { Parts, PriceList, Window } from './raw-parts.ts'
import type { Person } from './raw-person.ts'
import { ageOf } from './raw-terms.ts'
import { messageOf } from './message-of.ts'

export type PlacesRow = {
  readonly id: number
  readonly maximum: number | null
  readonly consumed: number
  readonly online_max: number | null
  readonly online_used: number | null
  readonly wait_max: number | null
  readonly wait_used: number
}

export type Moment = { readonly person: Person | undefined; readonly now: number }

const everybody: ReadonlySet<string> = new Set(['everybody'])

/** Of whom a person is at the venue of the course. */
export function audiencesOf({ row }: Parts, person: Person | undefined): ReadonlySet<string> {
  const ending = `@${row.venue_id}`
  const own = [...(person?.memberAt ?? [])].filter((name) => name.endsWith(ending))
  if (own.length === 0) return everybody
  return new Set(['everybody', ...own.map((name) => name.slice(0, -ending.length))])
}

/** The lowest price of the audiences; a visitor reads the standard price. */
export function priceOf(list: PriceList | undefined, audiences: ReadonlySet<string>, isKnown: boolean): number | null {
  const all = list?.prices ?? []
  const fitting = all.filter(({ audience }) => audiences.has(audience)).map(({ amount }) => amount)
  if (fitting.length > 0) return Math.min(...fitting)
  return isKnown || all.length === 0 ? null : Math.max(...all.map(({ amount }) => amount))
}

export function fullPrice(course: Parts, person: Person | undefined): number | null {
  return priceOf(course.price, audiencesOf(course, person), person !== undefined)
}

export function proRata({ row, sessions }: Parts, full: number | null, now: number): number | null {
  if (full === null || row.starts_at > now || row.ends_at <= now) return null
  const left = sessions.filter((session) => session.row.starts_at > now).length
  return shareOf(full, left, sessions.length)
}

/** The share of each session in the price: those to come add up to what is due now. */
export function sessionPrices(
  course: Parts,
  { person, now }: Moment,
): (session: Parts['sessions'][number]) => number | null {
  const full = fullPrice(course, person)
  if (full === null) return () => null
  const due = proRata(course, full, now) ?? full
  const left = course.sessions.filter(({ row }) => row.starts_at > now)
  const least = Math.floor(due / Math.max(1, left.length))
  const larger = due - least * left.length
  return (session) => {
    const index = left.indexOf(session)
    if (index < 0) return shareOf(full, 1, course.sessions.length)
    return index < larger ? least + 1 : least
  }
}

/** A part of an amount, to the nearest minor unit. */
export function shareOf(amount: number, part: number, all: number): number {
  return Math.floor((amount * part * 2 + all) / (all * 2))
}

/** Maximum, taken and left as customers online see them. */
export function capacityOf(places: PlacesRow) {
  const maximum = places.online_max ?? places.maximum
  const consumed = places.online_used ?? places.consumed
  return { available: maximum === null ? null : maximum - consumed, consumed, maximum }
}

export function actionOf(course: Parts, places: PlacesRow, { person, now }: Moment): BookableAction {
  if (!person) return { action: null, message: null }
  if (course.row.ends_at <= now)
    return { action: null, message: messageOf({ code: 'course_ended' }), reason: { code: 'course_ended' } }
  const own = person.bookings.filter(({ schedule_id }) => schedule_id === course.row.id)
  if (own.some(({ status }) => status === 'settled'))
    return { action: 'cancel_booking', message: null, reason: { code: 'already_booked' } }
  if (own.length > 0) return { action: 'cancel_reservation', message: null, reason: { code: 'in_basket' } }
  const unfit = unfitFor(course, person)
  if (unfit) return unfit
  const code = problemWith(course, person, now)
  if (code !== undefined) return { action: null, message: messageOf({ code }), reason: { code } }
  const { available } = capacityOf(places)
  if (available !== null && available < 1) return waitingAction(places, person)
  const left = course.sessions.filter(({ row }) => row.starts_at > now)
  const [elsewhere] = left.flatMap(
    ({ row }) =>
      person.bookings.find(
        ({ exclusive, starts_at, ends_at }) => exclusive === 1 && starts_at < row.ends_at && row.starts_at < ends_at,
      ) ?? [],
  )
  if (!elsewhere) return { action: 'book', message: null }
  return {
    action: null,
    message: messageOf({ code: 'time_taken' }),
    reason: { code: 'time_taken', booking: elsewhere.name },
  }
}

function waitingAction({ id, wait_max, wait_used }: PlacesRow, { waits }: Person): BookableAction {
  const reason = { code: 'sold_out' }
  if (wait_max === null) return { action: null, message: messageOf({ code: 'sold_out' }), reason }
  if (waits.some(({ places_id }) => places_id === id)) return { action: 'leave_waitlist', message: null, reason }
  if (wait_used < wait_max) return { action: 'join_waitlist', message: null, reason }
  return { action: null, message: messageOf({ code: 'sold_out' }), reason }
}

function unfitFor(course: Parts, { bornOn }: Person): BookableAction | undefined {
  const { min_age, max_age } = course.row
  const age = ageOf(course, bornOn)
  if (age === undefined) return undefined
  const isYoung = min_age !== null && age < min_age
  const limit = isYoung ? min_age : max_age
  if (limit === null || (!isYoung && age <= limit)) return undefined
  const code = isYoung ? 'too_young' : 'too_old'
  const values = { age: String(age), limit: String(limit) }
  return { action: null, message: messageOf({ code, values }), reason: { code, age, limit } }
}

function problemWith(course: Parts, person: Person, now: number): ReasonCode | undefined {
  const { row, windows, sessions } = course
  if (fullPrice(course, person) === null) return 'does_not_qualify'
  if (!isOpen(windowsFor(windows, audiencesOf(course, person)), now)) return 'booking_closed'
  if (row.starts_at <= now && row.bookable_after_start === 0) return 'course_started'
  return sessions.every((session) => session.row.starts_at <= now) ? 'booking_closed' : undefined
}

export function windowsFor(windows: readonly Window[], audiences: ReadonlySet<string>): readonly Window[] {
  return windows.filter(({ audience }) => audiences.has(audience))
}

/** Courses that are not open yet are not listed. */
function isOpen(windows: readonly Window[], now: number): boolean {
  return windows.length === 0 || windows.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
}

export function unmetBy({ row, waiver, induction }: Parts, person: Person | undefined): UnmetRestrictions | null {
  if (!person) return null
  const missingWaiver = waiver && !person.agreed.has(waiver.id) ? waiver : null
  const missingInduction = induction && !person.agreed.has(induction.id) ? induction : null
  if (!missingWaiver && !missingInduction) return null
  if (row.restriction_criteria === 'any' && !(missingWaiver && missingInduction)) return null
  return {
    pre_purchase_waiver: missingWaiver,
    pre_purchase_induction: missingInduction,
    criteria: row.restriction_criteria,
  }
}

/** Whether the person has a booking at the session and could cancel it online now. */
export function canCancel({ cutOff }: Parts, occurrenceId: string, { person, now }: Moment): boolean {
  return (person?.bookings ?? []).some(({ occurrence_id, starts_at }) => {
    if (occurrence_id !== occurrenceId || starts_at <= now) return false
    return now < starts_at - cutOff.cutOffMinutes * minute || !cutOff.actions.includes('disable_cancelling')
  })
}
