import { type MinorUnits, share } from '@touchline/money'
import type { OccurrenceRow } from './tables.ts'

type Planned<One> = { readonly sessions: readonly One[] }
type Standing = { readonly row: Pick<OccurrenceRow, 'status'> }

/** The sessions that take place: one that was called off is no part of a course or camp any more. [O-51, O-141] */
export function sessionsHeld<One extends Standing>({ sessions }: Planned<One>): readonly One[] {
  return sessions.filter(({ row }) => row.status !== 'cancelled')
}

/**
 * What some sessions come to of a price that is for all that were planned: who buys after one was called off pays what
 * is left to who had bought before. Of what does not take place at all, the price stays what it was. [O-210]
 */
export function shareOf<One extends Standing>(
  schedule: Planned<One>,
  part: readonly One[],
): (amount: MinorUnits) => MinorUnits {
  if (sessionsHeld(schedule).length === 0) return (amount) => amount
  return (amount) => share(amount, part.length, schedule.sessions.length)
}

/** What clashes is not sold, nor is a whole that it is a session of. [O-141] */
export function someClash(sessions: readonly Standing[]): boolean {
  return sessions.some(({ row }) => row.status === 'clashing')
}
