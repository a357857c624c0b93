import { instantOf } from '../../../i18n/calendar.ts'
import { compareNames } from '../../../i18n/collation.ts'
import { dotted } from '../../../i18n/dotted.ts'
import type { DeskSession } from './use-desk-sessions.ts'

/** The free hours of one court. */
type Court = { readonly name: string; readonly hours: readonly DeskSession[] }

/** The sessions of a day as the desk lists them, each part by time. */
export type DayParts = {
  /** Sessions that are on now, and those to come. */
  readonly coming: readonly DeskSession[]
  readonly ended: readonly DeskSession[]
  /** Court hours to come that nobody has. */
  readonly courts: readonly Court[]
}

const hasEnded = ({ startsAt, endsAt }: DeskSession, now: number): boolean => instantOf(endsAt ?? startsAt) <= now

const isFreeCourt = ({ bookingType, capacity }: DeskSession): boolean =>
  bookingType === 'resources' && (capacity?.consumed ?? 0) === 0

export function dayParts(sessions: readonly DeskSession[], now: number): DayParts {
  const busy = sessions.filter((session) => !isFreeCourt(session))
  const free = sessions.filter(
    (session) =>
      isFreeCourt(session) &&
      session.status !== 'cancelled' &&
      session.capacity?.available !== 0 &&
      !hasEnded(session, now),
  )
  const courts = Map.groupBy(free, ({ name, locationName }) => dotted([locationName, name]))
  return {
    coming: busy.filter((session) => !hasEnded(session, now)),
    ended: busy.filter((session) => hasEnded(session, now)),
    courts: [...courts]
      .map(([name, hours]) => ({ name, hours }))
      .toSorted((one, other) => compareNames(one.name, other.name)),
  }
}

/** Whether a session is on at an instant. */
export function isOn({ startsAt, endsAt }: DeskSession, now: number): boolean {
  return endsAt !== null && instantOf(startsAt) <= now && now < instantOf(endsAt)
}
