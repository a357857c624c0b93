import { instantOf } from '../../i18n/calendar.ts'
import type { Session } from './session.ts'

/** A session's tag. */
export type SessionTag =
  'past' | 'cancelled' | 'busy' | 'booked' | 'reserved' | 'postponed' | 'on-waitlist' | 'join-waitlist' | 'sold-out'

type Facts = Pick<Session, 'startsAt' | 'endsAt' | 'status' | 'bookableAction' | 'capacity' | 'isPostponed'>

/** The platform's text for a person with another booking at the time. */
export const busyAtThisTime = /already booked a session for this time/i

/** The tag of a session at `now`, epoch milliseconds; null for none. */
export function sessionTag(session: Facts, now: number): SessionTag | null {
  const { action, message } = session.bookableAction ?? { action: null, message: null }
  const isPostponed = session.isPostponed === true
  if (!isPostponed && instantOf(session.endsAt ?? session.startsAt) <= now) return 'past'
  if (session.status === 'cancelled') return 'cancelled'
  if (message !== null && busyAtThisTime.test(message)) return 'busy'
  if (action === 'cancel_booking') return 'booked'
  if (action === 'cancel_reservation') return 'reserved'
  if (isPostponed) return 'postponed'
  switch (action) {
    case 'leave_waitlist':
      return 'on-waitlist'
    case 'join_waitlist':
      return 'join-waitlist'
    default:
      return (session.capacity?.available ?? 1) <= 0 ? 'sold-out' : null
  }
}
