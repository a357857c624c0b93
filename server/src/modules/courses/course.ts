import { localDate } from '@touchline/clock'
import type { BookableAction, Channel } from '@touchline/contract'
import { type MinorUnits, share } from '@touchline/money'
import type { CatalogueSchedule } from '../occurrences/index.ts'

type Course = Pick<CatalogueSchedule, 'schedule' | 'sessions' | 'venue'>

/** What is known of the person a course is for. */
export type Attendee = {
  /** Pays member prices at the course's venue. */
  readonly isMember: boolean
  readonly booking: 'settled' | 'reserved' | undefined
}

/** The sessions that have not started at `now`. */
export function sessionsLeft({ sessions }: Course, now: number): number {
  return sessions.filter(({ startsAt }) => startsAt > now).length
}

export function hasStarted({ schedule }: Course, now: number): boolean {
  return schedule.startsAt <= now
}

export function hasEnded({ schedule }: Course, now: number): boolean {
  return schedule.endsAt <= now
}

/** The price of the full course; null when the attendee does not qualify. An unknown one pays the standard price. [P3-082, C-79] */
export function fullPrice({ schedule }: Course, attendee: Attendee | undefined): MinorUnits | null {
  if (schedule.membersOnly && attendee && !attendee.isMember) return null
  return attendee?.isMember && schedule.memberPrice !== null ? schedule.memberPrice : schedule.price
}

/** The price of the sessions left of a course that has started; null before. [P3-083, P3-084, C-78] */
export function proRataPrice(course: Course, attendee: Attendee | undefined, now: number): MinorUnits | null {
  const full = fullPrice(course, attendee)
  if (full === null || !hasStarted(course, now) || hasEnded(course, now)) return null
  return share(full, sessionsLeft(course, now), Math.max(1, course.sessions.length))
}

/** What the course costs at `now`: pro rata once it has started. [P9-020] */
export function priceAt(course: Course, attendee: Attendee | undefined, now: number): MinorUnits | null {
  return proRataPrice(course, attendee, now) ?? fullPrice(course, attendee)
}

const nothing = (message: string): BookableAction => ({ action: null, message })

/**
 * What an attendee may do with the course at `now`. Nothing is said about an unknown one. [C-66]
 * Staff may book until the course ends. [C-72] Messages: O-26.
 */
export function bookableAction(
  course: Course,
  situation: {
    readonly now: number
    readonly channel: Channel
    readonly consumed: number
    readonly attendee: Attendee | undefined
  },
): BookableAction {
  const { now, channel, consumed, attendee } = situation
  if (!attendee) return { action: null, message: null }
  if (attendee.booking === 'settled') return { action: 'cancel_booking', message: null }
  if (attendee.booking === 'reserved') return { action: 'cancel_reservation', message: null }
  if (hasEnded(course, now)) return nothing('This course has ended.')
  if (fullPrice(course, attendee) === null) return nothing('You do not qualify to book this.')
  const closed = channel === 'online' ? closedOnline(course, now) : undefined
  if (closed !== undefined) return nothing(closed)
  if (sessionsLeft(course, now) === 0) return nothing('Booking has closed.')
  if (consumed >= course.schedule.maximum) return nothing('Sold out')
  return { action: 'book', message: null }
}

/** Why a course with places cannot be booked online at `now`. [O-36, C-72] */
function closedOnline(course: Course, now: number): string | undefined {
  const { schedule, venue } = course
  if (now < schedule.firstBookableAt) {
    return `Booking opens on ${readableDay(localDate(schedule.firstBookableAt, venue.timezone))}.`
  }
  if (schedule.lastBookableAt !== null && now >= schedule.lastBookableAt) return 'Booking has closed.'
  if (hasStarted(course, now) && !schedule.bookableAfterStart) return 'This course has already started.'
  return undefined
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2027-01-05" reads "5 January 2027". */
export function readableDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** The instants at which something about the course changes by time alone. */
export function changesOf({ schedule, sessions }: Course): readonly number[] {
  const { firstBookableAt, lastBookableAt, startsAt, endsAt } = schedule
  const closes = lastBookableAt === null ? [] : [lastBookableAt]
  return [
    firstBookableAt,
    ...closes,
    startsAt,
    endsAt,
    ...sessions.flatMap((session) => [session.startsAt, session.endsAt]),
  ]
}
