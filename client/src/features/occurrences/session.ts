import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { instantOf } from '../../i18n/calendar.ts'

type Course = Entity<'Course'>

/** One date of a course, or a class, as a platform answers it; it can be shown when its time is known. */
export type Session = Having<Read<Course>['occurrences'][number], 'startsAt'>

type SessionPlace = Pick<Session, 'friendlyLocationName' | 'locationName' | 'locations'>

/** What people call the place of a session: its friendly name, its name, or that of its location. [P3-098] */
export function placeOf({ friendlyLocationName, locationName, locations }: SessionPlace): string | null {
  return friendlyLocationName ?? locationName ?? locations[0]?.name ?? null
}

/** Whether a session to come can be booked alone; of somebody unknown nothing is said, then its places speak. [C-66, C-74] */
export function isBookable(session: Session, now: number): boolean {
  const { id, startsAt, status, bookableAction, capacity } = session
  if (id === null || instantOf(startsAt) <= now || status === 'cancelled') return false
  const { action, message } = bookableAction ?? { action: null, message: null }
  if (action === null && message === null) return (capacity?.available ?? 1) > 0
  return action === 'book'
}
