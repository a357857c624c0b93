import type { BookableAction, Unworded } from '@touchline/contract'
import { type MinorUnits, split } from '@touchline/money'
import type { Chosen, Quote, Refusal } from '../../purchasables/purchasable.ts'
import {
  actionFor,
  alreadyHas,
  audiencesAt,
  because,
  becauseItClashes,
  bookedOn,
  newAgreements,
  type Person,
  quoteExtras,
  quoteSessions,
  type Situation,
  timeTaken,
  tooFew,
  unqualified,
  wantFor,
  whyNotOfAge,
  whyNotOpen,
} from '../selling/index.ts'
import { firstStart, type Schedule, type Session, sessionsHeld, shareOf, someClash } from '../schedules/index.ts'
import type { PlacesRow } from '../places/index.ts'
import { everybody, isMemberPrice, priceFor } from '../pricing/index.ts'
import { text } from '../../texts/index.ts'

type Moment = Pick<Situation, 'now' | 'person'>

/** The sessions that take place and have not started at `now`. */
export function sessionsLeft(course: Pick<Schedule, 'sessions'>, now: number): readonly Session[] {
  return sessionsHeld(course).filter(({ row }) => row.startsAt > now)
}

export function hasStarted({ row }: Pick<Schedule, 'row'>, now: number): boolean {
  return row.startsAt <= now
}

export function hasEnded({ row }: Pick<Schedule, 'row'>, now: number): boolean {
  return row.endsAt <= now
}

/** A course is one purchase: the day on which the person begins it decides for all of its sessions. */
function audiencesOf(course: Schedule, { person, now }: Moment) {
  return person && audiencesAt(person, course, firstStart(course, now))
}

/**
 * The price of all planned sessions; null when the person does not qualify. An unknown visitor sees the standard price.
 * [C-79]
 */
export function listPrice(course: Schedule, moment: Moment): MinorUnits | null {
  return course.whole ? priceFor(course.whole, audiencesOf(course, moment)) : null
}

/**
 * The price of the full course, counting only sessions that take place; null when the person does not qualify. [P3-082,
 * O-210]
 */
export function fullPrice(course: Schedule, moment: Moment): MinorUnits | null {
  const list = listPrice(course, moment)
  return list === null ? null : shareOf(course, sessionsHeld(course))(list)
}

/** The price of the remaining sessions of a course that has started; null before. */
export function proRataPrice(course: Schedule, moment: Moment): MinorUnits | null {
  return isUnderWay(course, moment.now) ? priceAt(course, moment) : null
}

/** The share of a list price due at `now`: of a started course, that of its remaining sessions. */
export function shareLeft(course: Schedule, now: number): (amount: MinorUnits) => MinorUnits {
  return shareOf(course, isUnderWay(course, now) ? sessionsLeft(course, now) : sessionsHeld(course))
}

function isUnderWay(course: Schedule, now: number): boolean {
  return hasStarted(course, now) && !hasEnded(course, now)
}

/** The price of the course at `now`: pro rata once it has started. */
export function priceAt(course: Schedule, moment: Moment): MinorUnits | null {
  const list = listPrice(course, moment)
  return list === null ? null : shareLeft(course, moment.now)(list)
}

/**
 * The share of each session in the price: those to come add up to what the course costs now. Null for a session that was
 * called off, and when the person does not qualify. [S3-072]
 */
export function sessionPrices(course: Schedule, moment: Moment): (session: Session) => MinorUnits | null {
  const list = listPrice(course, moment)
  const due = priceAt(course, moment)
  if (list === null || due === null) return () => null
  const left = sessionsLeft(course, moment.now)
  const shares = new Map(split(due, Math.max(1, left.length)).map((amount, index) => [left[index], amount]))
  const held = new Set(sessionsHeld(course))
  return (session) => shares.get(session) ?? (held.has(session) ? shareOf(course, [session])(list) : null)
}

/** The reason a known person cannot book the course now; undefined when they can. Staff may book until it ends. */
export function whyNot(
  course: Schedule,
  places: PlacesRow | undefined,
  situation: Situation & { readonly person: Person },
): Refusal | undefined {
  const { now, channel, person, insteadOf } = situation
  const { row } = course
  if (sessionsHeld(course).length === 0) return because('course_cancelled')
  if (hasEnded(course, now)) return because('course_ended')
  const booked = bookedOn(person, row.id, insteadOf)
  if (booked) return alreadyHas(booked, course, course.sessions, situation)
  const left = sessionsLeft(course, now)
  if (someClash(left)) return becauseItClashes()
  const unfit = whyNotOfAge(course, person)
  if (unfit) return unfit
  if (listPrice(course, situation) === null)
    return course.whole ? unqualified(course.whole) : because('does_not_qualify')
  const audiences = audiencesAt(person, course, firstStart(course, now))
  const closed = whyNotOpen(course, { startsAt: row.startsAt, audiences, channel, now })
  if (closed) return { reason: closed, error: 'not_bookable', action: null }
  if (channel === 'online' && hasStarted(course, now) && !row.bookableAfterStart) return because('course_started')
  if (left.length === 0) return because('booking_closed')
  const full = tooFew(places, 1, situation)
  if (full) return full
  return timeTaken(
    person,
    left.map((session) => session.row),
    insteadOf,
  )
}

/** A person's next action for the course. Unknown visitors get no action. */
export function bookableAction(
  course: Schedule,
  places: PlacesRow | undefined,
  situation: Situation,
): Unworded<BookableAction> {
  const { person } = situation
  if (!person) return { action: null, message: null }
  return actionFor(whyNot(course, places, { ...situation, person }))
}

/** The price of a course for a person who may book it, and its claims: a place on it and on every remaining session. */
export function quoteCourse(
  course: Schedule,
  choice: Chosen,
  moment: { readonly now: number; readonly person: Person },
): Quote | undefined {
  const { row, whole } = course
  const { now, person } = moment
  const price = priceAt(course, moment)
  if (price === null || !whole || row.placesId === null) return undefined
  const left = sessionsLeft(course, now)
  const held = sessionsHeld(course)
  const list = listPrice(course, moment)
  return {
    name: row.name,
    purchasableId: row.id,
    quantity: 1,
    unitPrice: price,
    pricingOption: { id: whole.option.id, name: whole.option.name },
    benefitApplied: list !== null && isMemberPrice(whole, list),
    priceNote: left.length < held.length ? text('carts:sessions_left', { count: left.length, all: held.length }) : null,
    attendeeId: person.id,
    claims: [wantFor(person, row.placesId, 1)],
    extras: quoteExtras(course, choice.extras, audiencesOf(course, moment) ?? everybody),
    bundle: { scheduleId: row.id, venueId: row.venueId, whole: true },
    ...quoteSessions(course, left, { shares: split(price, Math.max(1, left.length)), personId: person.id }),
    answers: choice.answers,
    agreements: newAgreements(course, person, choice),
  }
}
