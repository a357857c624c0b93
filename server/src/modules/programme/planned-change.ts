import { localDate, localDateTime, minute, zonedInstant } from '@touchline/clock'
import { type FieldProblems, type OccurrenceChange, PlatformError } from '@touchline/contract'
import {
  type Instructor,
  locationIdsOf,
  type LocationRow,
  type OccurrenceRow,
  type ScheduleRow,
} from '../schedules/index.ts'
import { text } from '../../texts/index.ts'

/** The places and people that a change refers to. */
export type Around = {
  readonly schedule: Pick<ScheduleRow, 'locationId' | 'otherLocationIds'>
  readonly timezone: string
  readonly now: number
  /** The new day of a postponed occurrence. */
  readonly newDay?: string | undefined
  /** Locations of the venue. */
  readonly locations: readonly Pick<LocationRow, 'id' | 'parentId' | 'topId'>[]
  /** The requested instructors that exist. */
  readonly instructors: readonly Instructor[]
}

type Changed = Pick<
  OccurrenceRow,
  | 'startsAt'
  | 'endsAt'
  | 'localDate'
  | 'originalStartsAt'
  | 'originalEndsAt'
  | 'locationId'
  | 'otherLocationIds'
  | 'topLocationId'
  | 'postponed'
  | 'deletionReason'
  | 'friendlyLocationName'
  | 'instructors'
>

/**
 * The occurrence after a change by staff. A new time or place detaches it from its recurrence; it keeps its first
 * planned times. Throws `validation_failed` by field.
 */
export function changeOf(row: OccurrenceRow, change: OccurrenceChange, around: Around): Changed {
  const { startsAt, endsAt } = timesOf(row, change, around)
  const where = locationsOf(row, change, around)
  const place = where.locationId ?? around.schedule.locationId
  const isElsewhere = locationIdsOf(where, around.schedule).join() !== locationIdsOf(row, around.schedule).join()
  const isMoved = startsAt !== row.startsAt || endsAt !== row.endsAt || isElsewhere
  return {
    startsAt,
    endsAt,
    localDate: localDate(startsAt, around.timezone),
    originalStartsAt: row.originalStartsAt ?? (isMoved ? row.startsAt : null),
    originalEndsAt: row.originalEndsAt ?? (isMoved ? row.endsAt : null),
    ...where,
    topLocationId: around.locations.find(({ id }) => id === place)?.topId ?? row.topLocationId,
    friendlyLocationName: friendlyOf(row, change, isElsewhere),
    // A new time is the date that was to follow.
    ...(change.start_time === undefined
      ? { postponed: row.postponed, deletionReason: row.deletionReason }
      : { postponed: null, deletionReason: null }),
    instructors: givenBy(row, change, around),
  }
}

function timesOf(row: OccurrenceRow, change: OccurrenceChange, { timezone, now, newDay }: Around) {
  const { start_time: time, duration_minutes: minutes } = change
  const day = newDay ?? localDate(row.startsAt, timezone)
  const startsAt = time === undefined ? row.startsAt : zonedInstant(day, time, timezone)
  if (time !== undefined && localDateTime(startsAt, timezone) !== `${day} ${time}:00`) {
    throw invalid({ start_time: [text('programme:no_such_time', { date: day })] })
  }
  const length = minutes === undefined ? row.endsAt - row.startsAt : minutes * minute
  if (startsAt !== row.startsAt && ((row.startsAt <= now && row.postponed !== true) || startsAt <= now)) {
    throw invalid({ start_time: [text('programme:start_in_future')] })
  }
  if (startsAt + length <= now) throw invalid({ duration_minutes: [text('programme:ended_already')] })
  return { startsAt, endsAt: startsAt + length }
}

type Where = Pick<OccurrenceRow, 'locationId' | 'otherLocationIds'>

/** The innermost locations; the request may also name locations that contain them, as the answer shows them. */
function locationsOf(
  row: OccurrenceRow,
  { location_ids: ids }: OccurrenceChange,
  { schedule, locations }: Around,
): Where {
  if (ids === undefined) return { locationId: row.locationId, otherLocationIds: row.otherLocationIds }
  const byId = new Map(locations.map((location) => [location.id, location]))
  const unknown = ids.some((id) => !byId.has(id))
  if (unknown) throw invalid({ location_ids: [text('programme:no_such_location')] })
  const containers = (id: number): readonly number[] => {
    const parentId = byId.get(id)?.parentId ?? null
    return parentId === null ? [] : [parentId, ...containers(parentId)]
  }
  const innermost = [...new Set(ids)].filter((id) => !ids.some((other) => containers(other).includes(id)))
  const [locationId, ...otherLocationIds] = innermost
  const isTogether = new Set(innermost.map((id) => byId.get(id)?.topId)).size === 1
  if (locationId === undefined || !isTogether) {
    throw invalid({ location_ids: [text('programme:one_location')] })
  }
  const planned = locationIdsOf({ locationId: null, otherLocationIds: null }, schedule)
  if (planned.join() === innermost.join()) return { locationId: null, otherLocationIds: null }
  return { locationId: locationId === schedule.locationId ? null : locationId, otherLocationIds }
}

function friendlyOf(row: OccurrenceRow, { friendly_location_name: name }: OccurrenceChange, isElsewhere: boolean) {
  // An empty name overrides the schedule's name with none.
  if (name !== undefined) return name?.trim() ?? ''
  return isElsewhere ? null : row.friendlyLocationName
}

function givenBy(row: OccurrenceRow, { instructor_ids: ids }: OccurrenceChange, { instructors }: Around) {
  if (ids === undefined) return row.instructors
  return [...new Set(ids)].map((id) => {
    const found = instructors.find((one) => one.id === id)
    if (!found) throw invalid({ instructor_ids: [text('programme:no_such_instructor', { id })] })
    return found
  })
}

function invalid(fields: FieldProblems): PlatformError {
  const named = Object.entries(fields).map(([field, texts]) => [`data.${field}`, texts])
  return new PlatformError('validation_failed', { fields: Object.fromEntries(named) })
}
