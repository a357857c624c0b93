import { minute } from '@touchline/clock'
import type { Course } from '@touchline/contract'
import type { HeadRow, SessionRow } from './raw-part-statements.ts'
import { type Loosely, wireTime } from './wire.ts'

export type Occurrence = Course['occurrences'][number]

/** The fields of a session that are the same for everyone. */
export type RawOccurrence = Pick<Occurrence, 'starts_at' | 'ends_at'> &
  Loosely<
    Omit<
      Occurrence,
      | 'starts_at'
      | 'ends_at'
      | 'capacity'
      | 'price'
      | 'restrictions'
      | 'bookable_action'
      | 'waitlist'
      | 'block_booking_information'
      | 'can_cancel'
      | 'last_bookable_at'
    >
  >

/** A session that is where its course is. */
export function staticOccurrence(course: HeadRow, row: SessionRow, locations: Occurrence['locations']): RawOccurrence {
  if (row.location_id !== null && row.location_id !== course.location_id) throw new Error('a session elsewhere')
  const at = (instant: number) => wireTime(instant, course.timezone)
  const [startsAt, endsAt] = [at(row.starts_at), at(row.ends_at)]
  return {
    id: row.id,
    name: course.name,
    duration: Math.round((row.ends_at - row.starts_at) / minute),
    interval_key: row.interval_key,
    schedule_id: course.id,
    recurrence_id: `${course.id}:${row.recurrence}`,
    original_starts_at: row.original_starts_at === null ? startsAt : at(row.original_starts_at),
    original_ends_at: row.original_ends_at === null ? endsAt : at(row.original_ends_at),
    booking_type: 'courses',
    schedule_reference: course.reference,
    template_name: course.name,
    template_description: course.description,
    category_id: row.category_id,
    starts_at: startsAt,
    ends_at: endsAt,
    setup_time_in_minutes: course.setup_minutes,
    teardown_time_in_minutes: course.teardown_minutes,
    status: row.status,
    booking_strategy: course.booking_strategy,
    locations,
    location_name: locations[0]?.name ?? course.venue_name,
    friendly_location_name: course.friendly_location_name,
    instructors: JSON.parse(course.instructors),
    clashes: [],
    allow_anonymous_bookings: course.allow_anonymous === 1,
    tickets: [],
    is_detached_from_recurrence: row.original_starts_at !== null,
  }
}
