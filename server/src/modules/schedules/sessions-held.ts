import { type MinorUnits, share } from '@touchline/money'
import type { OccurrenceRow } from './tables.ts'

type Planned<One> = { readonly sessions: readonly One[] }
type Standing = { readonly row: Pick<OccurrenceRow, 'status'> }
type Dated = { readonly row: Pick<OccurrenceRow, 'status' | 'startsAt'> }

/** The sessions that take place: a called-off one no longer belongs to the course or camp. */
export function sessionsHeld<One extends Standing>({ sessions }: Planned<One>): readonly One[] {
  return sessions.filter(({ row }) => row.status !== 'cancelled')
}

/** The start of the first session that a buyer at `now` comes to; that of the whole when none is left. */
export function firstStart(
  schedule: Planned<Dated> & { readonly row: { readonly startsAt: number } },
  now: number,
): number {
  const next = sessionsHeld(schedule).find(({ row }) => row.startsAt > now)
  return (next ?? schedule).row.startsAt
}

/**
 * The share of the full price for some sessions. A buyer after a session was called off pays the same as an earlier
 * buyer keeps paid. When all are called off, the price stays.
 */
export function shareOf<One extends Standing>(
  schedule: Planned<One>,
  part: readonly One[],
): (amount: MinorUnits) => MinorUnits {
  if (sessionsHeld(schedule).length === 0) return (amount) => amount
  return (amount) => share(amount, part.length, schedule.sessions.length)
}

/** A clashing session is not sold, nor is a whole that contains it. [O-141] */
export function someClash(sessions: readonly Standing[]): boolean {
  return sessions.some(({ row }) => row.status === 'clashing')
}
