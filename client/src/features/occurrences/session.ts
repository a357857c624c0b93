import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { instantOf } from '../../i18n/calendar.ts'

type Course = Entity<'Course'>

/** A session of a course, or a class, with a known time. */
export type Session = Having<Read<Course>['occurrences'][number], 'startsAt'>

type SessionPlace = Pick<Session, 'friendlyLocationName' | 'locationName' | 'locations'>

/** The people's name for a session's place: its friendly name, its name, or that of its location. */
export function placeOf({ friendlyLocationName, locationName, locations }: SessionPlace): string | null {
  return friendlyLocationName ?? locationName ?? locations[0]?.name ?? null
}

/** Whether a session to come can be booked alone; for an unknown visitor its places decide. */
export function isBookable(session: Session, now: number): boolean {
  const { id, startsAt, status, isPostponed, bookableAction, capacity } = session
  if (id === null || instantOf(startsAt) <= now || status === 'cancelled' || isPostponed === true) return false
  const { action, message } = bookableAction ?? { action: null, message: null }
  if (action === null && message === null) return (capacity?.available ?? 1) > 0
  return action === 'book'
}
