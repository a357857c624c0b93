import type { Session } from '../session.ts'
import { sessionsToCome } from './schedule.ts'
import type { Schedule } from './schedule.ts'

type Sold = Pick<Schedule, 'occurrences' | 'soldAs' | 'capacity'>

const hasPlace = ({ capacity }: Session): boolean => (capacity?.available ?? 1) > 0

/** Whether nothing is left: neither on the whole nor, where sessions are sold alone, on any of them. */
export function isFull(schedule: Sold, now: number): boolean {
  const coming = sessionsToCome(schedule, now)
  if (schedule.soldAs.single && coming.length > 0) return !coming.some(hasPlace)
  return (schedule.capacity?.available ?? 1) <= 0
}

/** How many of the sessions to come have places; null when all have, or they are not sold alone. */
export function someSessions(schedule: Sold, now: number): { readonly left: number; readonly count: number } | null {
  const coming = sessionsToCome(schedule, now)
  const left = coming.filter(hasPlace).length
  return schedule.soldAs.single && left < coming.length ? { left, count: coming.length } : null
}
