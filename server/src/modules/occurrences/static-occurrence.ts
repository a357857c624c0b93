import { minute } from '@touchline/clock'
import type { Occurrence } from '@touchline/contract'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { VenueRow } from '../venues/index.ts'
import type { Schedule, StaticOccurrence } from './parts.ts'
import type { LocationRow, OccurrenceRow } from './tables.ts'

/** What an occurrence takes over from its schedule. */
type Head = Pick<Schedule, 'row' | 'venue'> & { readonly wire: Pick<Schedule['wire'], 'locations'> }

/** From a location up to its venue, names with ids. [P3-096] */
export function chainOf(
  locationId: number,
  locations: ReadonlyMap<number, LocationRow>,
  venue: Pick<VenueRow, 'id' | 'name'>,
): Occurrence['locations'] {
  const chain: Occurrence['locations'] = []
  let location = locations.get(locationId)
  while (location && !chain.some(({ id }) => id === location?.id)) {
    chain.push({ id: location.id, name: location.name })
    location = location.parentId === null ? undefined : locations.get(location.parentId)
  }
  return [...chain, { id: venue.id, name: venue.name }]
}

/** The fields of an occurrence that depend on nobody and nothing but its row and its schedule. [P3-090 to P3-104] */
export function presentStatic(
  { row: schedule, venue, wire }: Head,
  row: OccurrenceRow,
  locations: ReadonlyMap<number, LocationRow>,
): StaticOccurrence {
  const locationId = row.locationId ?? schedule.locationId
  const isElsewhere = locationId !== schedule.locationId
  const chain = isElsewhere ? chainOf(locationId, locations, venue) : wire.locations
  const at = (instant: number) => presentDateTime(instant, venue.timezone)
  const [startsAt, endsAt] = [at(row.startsAt), at(row.endsAt)]
  return {
    id: row.id,
    name: schedule.name,
    duration: Math.round((row.endsAt - row.startsAt) / minute),
    interval_key: row.intervalKey,
    schedule_id: schedule.id,
    recurrence_id: `${schedule.id}:${row.recurrence}`,
    // [P3-095] identity only: where it was before it was moved.
    original_starts_at: row.originalStartsAt === null ? startsAt : at(row.originalStartsAt),
    original_ends_at: row.originalEndsAt === null ? endsAt : at(row.originalEndsAt),
    booking_type: row.bookingType,
    schedule_reference: schedule.reference,
    template_name: schedule.name,
    template_description: schedule.description,
    category_id: row.categoryId,
    starts_at: startsAt,
    ends_at: endsAt,
    setup_time_in_minutes: schedule.setupMinutes,
    teardown_time_in_minutes: schedule.teardownMinutes,
    status: row.status,
    booking_strategy: schedule.bookingStrategy,
    locations: chain,
    location_name: chain[0]?.name ?? venue.name,
    // [P3-098] the name its schedule gives its own location says nothing of another one.
    friendly_location_name: isElsewhere ? null : schedule.friendlyLocationName,
    // Shared by all occurrences: presenters hand it on and never change it.
    instructors: schedule.instructors as Occurrence['instructors'],
    clashes: [],
    allow_anonymous_bookings: schedule.allowAnonymous,
    tickets: [],
    // [O-52]
    is_detached_from_recurrence: row.originalStartsAt !== null,
  }
}
