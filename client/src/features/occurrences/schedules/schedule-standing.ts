import { instantOf } from '../../../i18n/calendar.ts'
import { dateText } from '../../../i18n/when.ts'
import { hasEnded } from '../list/schedule-order.ts'
import { membersOnly } from '../members-only.ts'
import type { MembersOnly } from '../members-only.ts'
import { saysSoldOut } from '../sold-out.ts'
import { hasBegun, sessionsHeld } from './schedule.ts'
import type { Schedule } from './schedule.ts'
import { isFull } from './session-places.ts'

/** The platform's reason as a code with its values. */
export type RefusalReason = NonNullable<NonNullable<Schedule['bookableAction']>['reason']>

/** Why it cannot be booked: the platform's reason, or, for visitors without one, the visible facts. */
export type Closed =
  | { readonly because: 'said'; readonly message: string; readonly reason: RefusalReason | null }
  | { readonly because: 'cancelled' | 'postponed' | 'ended' | 'started' | 'unsaid'; readonly kindOf: Schedule['kind'] }
  | { readonly because: 'opens'; readonly date: string }
  | { readonly because: 'members'; readonly only: MembersOnly }

/** The viewer's possibilities with a course or camp. */
export type ScheduleStanding =
  { readonly kind: 'bookable' | 'sold-out' | 'booked' | 'reserved' } | ({ readonly kind: 'closed' } & Closed)

type Facts = Pick<
  Schedule,
  | 'kind'
  | 'id'
  | 'bookableAction'
  | 'priceReason'
  | 'capacity'
  | 'startsAt'
  | 'endsAt'
  | 'firstBookableAt'
  | 'allowCustomerBookCourseAfterStart'
  | 'occurrences'
  | 'soldAs'
>

/** A camp is not sold whole once it has begun; a course is, unless the platform says otherwise. [P3-088, C-72] */
function isOverAtStart({ kind, soldAs, allowCustomerBookCourseAfterStart }: Facts): boolean {
  return kind === 'camp' ? !soldAs.single : allowCustomerBookCourseAfterStart === false
}

/**
 * For visitors, whose action the platform does not send, dates and places decide, and whether it is for members only.
 * `now`: epoch milliseconds. [C-66, C-72, O-36, O-340]
 */
function standingForVisitors(schedule: Facts, now: number): ScheduleStanding {
  const { firstBookableAt, kind: kindOf, occurrences, soldAs } = schedule
  if (occurrences.length > 0 && sessionsHeld(schedule).length === 0) {
    return { kind: 'closed', because: 'cancelled', kindOf }
  }
  if (hasEnded(schedule, now)) return { kind: 'closed', because: 'ended', kindOf }
  // A whole is not sold without one of its dates.
  if (!soldAs.single && occurrences.some(({ isPostponed }) => isPostponed === true)) {
    return { kind: 'closed', because: 'postponed', kindOf }
  }
  if (firstBookableAt && instantOf(firstBookableAt) > now) {
    return { kind: 'closed', because: 'opens', date: dateText(firstBookableAt) }
  }
  if (hasBegun(schedule, now) && isOverAtStart(schedule)) return { kind: 'closed', because: 'started', kindOf }
  const only = membersOnly(schedule)
  if (only) return { kind: 'closed', because: 'members', only }
  return isFull(schedule, now) ? { kind: 'sold-out' } : { kind: 'bookable' }
}

/** Whether the customer has some sessions and can book more. */
export function canBookMore({ soldAs, occurrences }: Pick<Schedule, 'soldAs' | 'occurrences'>, now: number): boolean {
  const actions = occurrences.map(({ startsAt, bookableAction }) => ({
    action: bookableAction?.action ?? null,
    isToCome: instantOf(startsAt) > now,
  }))
  const hasSome = actions.some(({ action }) => action === 'cancel_booking' || action === 'cancel_reservation')
  return soldAs.single && hasSome && actions.some(({ action, isToCome }) => action === 'book' && isToCome)
}

/** The viewer's possibilities at `now`. */
export function scheduleStanding(schedule: Facts, now: number): ScheduleStanding {
  const { action, message } = schedule.bookableAction ?? { action: null, message: null }
  const reason = schedule.bookableAction?.reason ?? null
  const only = membersOnly(schedule)
  const unsaid = { kind: 'closed', because: 'unsaid', kindOf: schedule.kind } as const
  // The basket takes ids only.
  if (schedule.id === null) return unsaid
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
      if (message === null) return standingForVisitors(schedule, now)
      if (canBookMore(schedule, now)) return { kind: 'bookable' }
      if (only) return { kind: 'closed', because: 'members', only }
      return saysSoldOut(reason?.code ?? null, message)
        ? { kind: 'sold-out' }
        : { kind: 'closed', because: 'said', message, reason }
    default:
      // A platform may have actions unknown to this site: they are not booking.
      return message === null ? unsaid : { kind: 'closed', because: 'said', message, reason }
  }
}
