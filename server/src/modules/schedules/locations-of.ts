import type { OccurrenceRow, ScheduleRow } from './tables.ts'

type Placed = Pick<OccurrenceRow, 'locationId' | 'otherLocationIds'>

/** The locations of an occurrence, its own before its schedule's: one, or several that it needs at once. [O-512] */
export function locationIdsOf(
  { locationId, otherLocationIds }: Placed,
  schedule: Pick<ScheduleRow, 'locationId' | 'otherLocationIds'>,
): readonly number[] {
  const inherited = locationId === null ? schedule.otherLocationIds : null
  return [locationId ?? schedule.locationId, ...(otherLocationIds ?? inherited ?? [])]
}
