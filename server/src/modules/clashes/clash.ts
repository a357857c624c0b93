import type { Clash, Unworded } from '@touchline/contract'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { type Location, occupied, overlap, touchAny } from './overlap.ts'
import {
  type ClosureRow,
  type Instructor,
  locationIdsOf,
  type OccurrenceRow,
  type ScheduleRow,
} from '../schedules/index.ts'
import { text } from '../../texts/index.ts'

/** The facts of an occurrence that clashes are found by. */
export type Planned = {
  readonly row: Pick<
    OccurrenceRow,
    | 'id'
    | 'scheduleId'
    | 'recurrence'
    | 'startsAt'
    | 'endsAt'
    | 'status'
    | 'postponed'
    | 'bookingType'
    | 'venueId'
    | 'locationId'
    | 'otherLocationIds'
    | 'topLocationId'
    | 'instructors'
  >
  readonly schedule: Pick<
    ScheduleRow,
    | 'id'
    | 'name'
    | 'locationId'
    | 'otherLocationIds'
    | 'instructors'
    | 'setupMinutes'
    | 'teardownMinutes'
    | 'bookingStrategy'
  >
}

/** The surroundings an occurrence is compared with. */
export type Surroundings = {
  /** Everything planned around it, with or without itself. */
  readonly others: readonly Planned[]
  readonly closures: readonly ClosureRow[]
  readonly locations: readonly (Location & { readonly name: string })[]
  readonly timezone: string
  /** Whether the venue is closed at some time from its start to its end. */
  readonly isClosed: boolean
}

/** Enough for a reader; a hall booked twice throughout has hundreds. */
const mostClashes = 20

/** The clashes of an occurrence: the venue is closed, an instructor is elsewhere, or the location is in use. */
export function clashesOf(planned: Planned, around: Surroundings): readonly Unworded<Clash>[] {
  if (!takesPlace(planned)) return []
  const others = around.others.filter((other) => other.row.id !== planned.row.id && takesPlace(other))
  return [
    ...(around.isClosed ? [{ kind: 'opening_times' as const, message: text('programme:venue_closed') }] : []),
    ...around.closures.flatMap((closure) => closureClash(planned, closure, around)),
    ...others.flatMap((other) => instructorClash(planned, other, around)),
    ...others.flatMap((other) => locationClash(planned, other, around)),
  ].slice(0, mostClashes)
}

/** Whether its time counts: it is neither called off nor postponed. */
function takesPlace({ row }: Planned): boolean {
  return row.status !== 'cancelled' && row.postponed !== true
}

export function instructorsOf({ row, schedule }: Planned): readonly Instructor[] {
  return row.instructors ?? schedule.instructors
}

function locationsOf({ row, schedule }: Planned): readonly number[] {
  return locationIdsOf(row, schedule)
}

function closureClash(planned: Planned, closure: ClosureRow, { locations }: Surroundings): readonly Unworded<Clash>[] {
  const { id, message, locationIds, venueId } = closure
  if (venueId !== planned.row.venueId || !overlap(planned.row, closure)) return []
  const isIn = locationIds.length === 0 || locationIds.some((one) => touchAny(locations, [one], locationsOf(planned)))
  return isIn ? [{ kind: 'closure', message, closure_id: id, location_ids: [...locationIds] }] : []
}

function instructorClash(planned: Planned, other: Planned, { timezone }: Surroundings): readonly Unworded<Clash>[] {
  if (!overlap(planned.row, other.row)) return []
  const theirs = new Set(instructorsOf(other).map(({ id }) => id))
  const shared = instructorsOf(planned).filter(({ id }) => theirs.has(id))
  if (shared.length === 0) return []
  const names = shared.map(({ name }) => name).join(', ')
  const message = `${names}: also gives ${other.schedule.name} at this time.`
  return [{ kind: 'instructors', message, ...whenOf(other, timezone), instructors: [...shared] }]
}

/**
 * Court slots lie side by side by design, and their bookings lock the court; overlapping ticketed sessions share a
 * place. Neither clashes.
 */
function locationClash(
  planned: Planned,
  other: Planned,
  { locations, timezone }: Surroundings,
): readonly Unworded<Clash>[] {
  if (!isAlone(planned) || !isAlone(other)) return []
  if (!overlap(occupied(planned.row, planned.schedule), occupied(other.row, other.schedule))) return []
  const shared = locationsOf(other).filter((id) => touchAny(locations, [id], locationsOf(planned)))
  if (shared.length === 0) return []
  const named = shared.map((id) => ({ id, name: locations.find((one) => one.id === id)?.name ?? '' }))
  const message = `${other.schedule.name} is in ${named.map(({ name }) => name).join(', ')} at this time.`
  return [{ kind: 'locations', message, ...whenOf(other, timezone), locations: named }]
}

function isAlone({ row, schedule }: Planned): boolean {
  return row.bookingType !== 'resources' && schedule.bookingStrategy === 'sequential'
}

function whenOf({ row }: Planned, timezone: string) {
  return {
    starts_at: presentDateTime(row.startsAt, timezone),
    ends_at: presentDateTime(row.endsAt, timezone),
    recurrence_id: `${row.scheduleId}:${row.recurrence}`,
  }
}
