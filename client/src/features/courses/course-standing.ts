import { dateText, instantOf } from '../../i18n/when.ts'
import type { Course } from './course.ts'
import { hasEnded } from './list/course-order.ts'

/** The platform's reason as a code with its values. [O-97] */
export type RefusalReason = NonNullable<NonNullable<Course['bookableAction']>['reason']>

/** Why a course cannot be booked: in the platform's words, or, for visitors whom it tells nothing, by what can be seen. */
export type Closed =
  | { readonly because: 'said'; readonly message: string; readonly reason: RefusalReason | null }
  | { readonly because: 'ended' | 'started' | 'unsaid' }
  | { readonly because: 'opens'; readonly date: string }

/** What the customer, or a visitor, can do with a course. */
export type CourseStanding =
  { readonly kind: 'bookable' | 'sold-out' | 'booked' | 'reserved' } | ({ readonly kind: 'closed' } & Closed)

type Facts = Pick<
  Course,
  'id' | 'bookableAction' | 'capacity' | 'startsAt' | 'endsAt' | 'firstBookableAt' | 'allowCustomerBookCourseAfterStart'
>

/** Sold out in the platform's words. [O-26] */
const soldOut = /^sold out\.?$/i

/**
 * The platform says nothing about what a visitor may do; then the dates and the places speak. `now`: epoch milliseconds.
 * Whether somebody unknown qualifies shows when they have logged in. [C-66, C-72, O-36]
 */
function standingForVisitors(course: Facts, now: number): CourseStanding {
  const { startsAt, firstBookableAt, allowCustomerBookCourseAfterStart } = course
  if (hasEnded(course, now)) return { kind: 'closed', because: 'ended' }
  if (firstBookableAt && instantOf(firstBookableAt) > now) {
    return { kind: 'closed', because: 'opens', date: dateText(firstBookableAt) }
  }
  // Where the platform does not say what happens after the start, it says so when it is asked to book.
  if (startsAt && instantOf(startsAt) <= now && allowCustomerBookCourseAfterStart === false) {
    return { kind: 'closed', because: 'started' }
  }
  return (course.capacity?.available ?? 1) <= 0 ? { kind: 'sold-out' } : { kind: 'bookable' }
}

/** [S4-061, S4-062, P3-044, O-26] */
export function courseStanding(course: Facts, now: number): CourseStanding {
  const { action, message } = course.bookableAction ?? { action: null, message: null }
  const reason = course.bookableAction?.reason ?? null
  // The basket takes ids only.
  if (course.id === null) return { kind: 'closed', because: 'unsaid' }
  switch (action) {
    case 'book':
      return { kind: 'bookable' }
    case 'cancel_booking':
      return { kind: 'booked' }
    case 'cancel_reservation':
      return { kind: 'reserved' }
    case 'join_waitlist':
    case 'leave_waitlist':
      return { kind: 'sold-out' }
    case null:
      if (message === null) return standingForVisitors(course, now)
      return soldOut.test(message) ? { kind: 'sold-out' } : { kind: 'closed', because: 'said', message, reason }
    default:
      // A platform may know actions that this site does not: they are not booking.
      return message === null
        ? { kind: 'closed', because: 'unsaid' }
        : { kind: 'closed', because: 'said', message, reason }
  }
}
