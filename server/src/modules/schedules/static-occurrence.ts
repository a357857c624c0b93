import { minute } from '@touchline/clock'
import type { Occurrence, Text, Unworded } from '@touchline/contract'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { Schedule, SessionRow, VenuePart } from './parts/parts.ts'
import type { LocationRow, OccurrenceRow, ScheduleRow } from './tables.ts'
import { text } from '../../texts/index.ts'

/** The fields of an occurrence that depend only on its row and its schedule. */
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

/** The facts an occurrence inherits from its schedule. */
type Head = Pick<Schedule, 'row' | 'venue'>

/** The chain from each location up to its venue, names with ids. */
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

type Placed = Pick<SessionRow, 'locationId' | 'otherLocationIds' | 'friendlyLocationName'>

/** The location of an occurrence, or its locations; without a row of its own, the schedule's. */
export function whereIs({ row: schedule, venue }: Head, row: Placed = inherits): Whereabouts {
  const locationIds = locationIdsOf(row, schedule)
  const chains = locationIds.flatMap((id) => {
    const chain = venue.chains.get(id)
    return chain ? [chain] : []
  })
  // The schedule's own name for its location does not apply to another one.
  const isThere = locationIds.join() === locationIdsOf(inherits, schedule).join()
  const own = row.friendlyLocationName
  return {
    locations: togetherOf(chains, { id: venue.id, name: venue.name }),
    location_name: nameOf(
      chains.flatMap(([first]) => first?.name ?? []),
      venue.name,
    ),
    friendly_location_name: own === null && isThere ? schedule.friendlyLocationName : own || null,
  }
}

const inherits: Placed = { locationId: null, otherLocationIds: null, friendlyLocationName: null }

/** Each location before those that contain it, the venue last. */
function togetherOf(chains: readonly Whereabouts['locations'][], venue: Whereabouts['locations'][number]) {
  const [first = [venue], ...others] = chains
  if (others.length === 0) return first
  // A container comes after all that it contains.
  const last = new Map(chains.flat().map((location, index) => [`${location.name} ${location.id}`, { location, index }]))
  return [...last.values()].toSorted((a, b) => a.index - b.index).map(({ location }) => location)
}

function nameOf(names: readonly string[], venue: string): Text | string {
  const [first = venue, ...others] = names
  return others.length === 0 ? first : text('programme:locations', { names })
}

/** The customers' name for a schedule's location. */
export function locationNameOf(head: Head): Text | string {
  const { friendly_location_name: friendly, location_name: name } = whereIs(head)
  return friendly ?? name
}

/** Presents the fields that depend only on the row and its schedule. */
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
    // Identity only: the time before it was moved. [P3-095]
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
    // Shared by all occurrences; presenters pass it on and never change it.
    instructors: (row.instructors ?? schedule.instructors) as Unworded<Occurrence>['instructors'],
    clashes: [],
    allow_anonymous_bookings: schedule.allowAnonymous,
    tickets: [],
    is_detached_from_recurrence: row.originalStartsAt !== null,
    is_postponed: row.postponed === true,
  }
}

type Located = Pick<OccurrenceRow, 'locationId' | 'otherLocationIds'>

/** The locations of an occurrence, its own before its schedule's: one, or several that it needs at once. [O-512] */
export function locationIdsOf(
  { locationId, otherLocationIds }: Located,
  schedule: Pick<ScheduleRow, 'locationId' | 'otherLocationIds'>,
): readonly number[] {
  const inherited = locationId === null ? schedule.otherLocationIds : null
  return [locationId ?? schedule.locationId, ...(otherLocationIds ?? inherited ?? [])]
}
