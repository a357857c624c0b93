import { minute } from '@touchline/clock'
import type { Occurrence, Unworded } from '@touchline/contract'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { Schedule, SessionRow, VenuePart } from './parts/parts.ts'
import type { LocationRow } from './tables.ts'

/** The fields of an occurrence that depend on nobody and nothing but its row and its schedule. */
export type StaticOccurrence = Omit<
  Unworded<Occurrence>,
  | 'capacity'
  | 'price'
  | 'restrictions'
  | 'bookable_action'
  | 'waitlist'
  | 'block_booking_information'
  | 'can_cancel'
  | 'last_bookable_at'
>

/** What an occurrence takes over from its schedule. */
type Head = Pick<Schedule, 'row' | 'venue'>

/** Each location up to its venue, names with ids. [P3-096] */
export function chainsOf(
  locations: readonly Pick<LocationRow, 'id' | 'parentId' | 'name'>[],
  venue: Pick<VenuePart, 'id' | 'name'>,
): VenuePart['chains'] {
  const byId = new Map(locations.map((location) => [location.id, location]))
  return new Map(
    locations.map(({ id }) => {
      const chain: Unworded<Occurrence>['locations'] = []
      let location = byId.get(id)
      while (location && !chain.some((known) => known.id === location?.id)) {
        chain.push({ id: location.id, name: location.name })
        location = location.parentId === null ? undefined : byId.get(location.parentId)
      }
      return [id, [...chain, { id: venue.id, name: venue.name }]]
    }),
  )
}

type Whereabouts = Pick<Unworded<Occurrence>, 'locations' | 'location_name' | 'friendly_location_name'>

type Placed = Pick<SessionRow, 'locationId' | 'friendlyLocationName'>

/** Where an occurrence is; undefined: where its schedule is. [P3-096 to P3-098] */
export function whereIs({ row: schedule, venue }: Head, row?: Placed): Whereabouts {
  const locationId = row?.locationId ?? schedule.locationId
  const chain = venue.chains.get(locationId)
  // The name its schedule gives its own location says nothing of another one.
  const inherited = locationId === schedule.locationId ? schedule.friendlyLocationName : null
  const own = row?.friendlyLocationName ?? null
  return {
    locations: chain ?? [{ id: venue.id, name: venue.name }],
    location_name: chain?.[0]?.name ?? venue.name,
    friendly_location_name: own === null ? inherited : own || null,
  }
}

/** The name customers read for where a schedule is. [P3-098] */
export function locationNameOf(head: Head): string {
  const { friendly_location_name: friendly, location_name: name } = whereIs(head)
  return friendly ?? name
}

/** The fields of an occurrence that depend on nobody and nothing but its row and its schedule. [P3-090 to P3-104] */
export function presentStatic(head: Head, row: SessionRow): StaticOccurrence {
  const { row: schedule, venue } = head
  const at = (instant: number) => presentDateTime(instant, venue.timezone)
  const [startsAt, endsAt] = [at(row.startsAt), at(row.endsAt)]
  const { locations, location_name, friendly_location_name } = whereIs(head, row)
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
    booking_type: schedule.bookingType,
    schedule_reference: schedule.reference,
    template_name: schedule.name,
    template_description: schedule.description,
    category_id: schedule.categoryId,
    starts_at: startsAt,
    ends_at: endsAt,
    setup_time_in_minutes: schedule.setupMinutes,
    teardown_time_in_minutes: schedule.teardownMinutes,
    status: row.status,
    booking_strategy: schedule.bookingStrategy,
    locations,
    location_name,
    friendly_location_name,
    // Shared by all occurrences: presenters hand it on and never change it.
    instructors: (row.instructors ?? schedule.instructors) as Unworded<Occurrence>['instructors'],
    clashes: [],
    allow_anonymous_bookings: schedule.allowAnonymous,
    tickets: [],
    // [O-52]
    is_detached_from_recurrence: row.originalStartsAt !== null,
  }
}
