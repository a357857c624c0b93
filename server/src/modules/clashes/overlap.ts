import { minute } from '@touchline/clock'
import type { LocationRow, OccurrenceRow, ScheduleRow } from '../schedules/index.ts'

export type Location = Pick<LocationRow, 'id' | 'parentId'>

export type Span = { readonly startsAt: number; readonly endsAt: number }

/** Whether two spans overlap; one may start when the other ends. */
export function overlap(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

/** The time a slot occupies its place, including set-up and clearing. */
export function occupied(
  { startsAt, endsAt }: Pick<OccurrenceRow, 'startsAt' | 'endsAt'>,
  { setupMinutes, teardownMinutes }: Pick<ScheduleRow, 'setupMinutes' | 'teardownMinutes'>,
) {
  return { startsAt: startsAt - setupMinutes * minute, endsAt: endsAt + teardownMinutes * minute }
}

/** Whether one of some locations is, contains, or lies in one of the others. */
export function touchAny(locations: readonly Location[], some: readonly number[], others: readonly number[]): boolean {
  return some.some((a) => others.some((b) => touch(locations, a, b)))
}

function touch(locations: readonly Location[], a: number, b: number): boolean {
  return contains(locations, a, b) || contains(locations, b, a)
}

function contains(locations: readonly Location[], outer: number, inner: number): boolean {
  const parents = new Map(locations.map(({ id, parentId }) => [id, parentId]))
  for (let at: number | null | undefined = inner; at !== null && at !== undefined; at = parents.get(at)) {
    if (at === outer) return true
  }
  return false
}
