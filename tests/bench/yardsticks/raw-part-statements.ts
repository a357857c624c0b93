import type { RestrictionSummary } from '@touchline/contract'
import type { Database } from 'better-sqlite3'

export type HeadRow = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly reference: string
  readonly weeks: number
  readonly starts_at: number
  readonly ends_at: number
  readonly location_id: number
  readonly friendly_location_name: string | null
  readonly instructors: string
  readonly places_id: number
  readonly pricing_option_id: number
  readonly bookable_after_start: number
  readonly booking_strategy: 'sequential' | 'overlapping'
  readonly allow_anonymous: number
  readonly setup_minutes: number
  readonly teardown_minutes: number
  readonly waiver_id: number | null
  readonly induction_id: number | null
  readonly restriction_criteria: 'all' | 'any' | null
  readonly min_age: number | null
  readonly max_age: number | null
  readonly age_label: string | null
  readonly bring: string
  readonly venue_id: number
  readonly venue_name: string
  readonly venue_slug: string
  readonly timezone: string
  readonly category_id: string
  readonly category_name: string
  readonly category_slug: string
  readonly category_type: 'courses' | 'camps' | null
  readonly picture_kind: string
  readonly cancellation: string
}
export type SessionRow = {
  readonly id: string
  readonly schedule_id: string
  readonly category_id: string
  readonly recurrence: number
  readonly interval_key: string | null
  readonly starts_at: number
  readonly ends_at: number
  readonly original_starts_at: number | null
  readonly original_ends_at: number | null
  readonly status: 'bookable' | 'cancelled'
  readonly location_id: number | null
}
export type WindowRow = {
  readonly schedule_id: string
  readonly audience: string
  readonly opens_at: number | null
  readonly opens_minutes_before: number | null
  readonly closes_at: number | null
  readonly closes_minutes_before: number | null
}
export type LocationRow = { readonly id: number; readonly parent_id: number | null; readonly name: string }
export type SectionRow = {
  readonly id: number
  readonly schedule_id: string
  readonly title: string
  readonly description: string | null
  readonly position: number
  readonly questions: string
}
export type PriceRow = {
  readonly schedule_id: string
  readonly id: number
  readonly name: string
  readonly places_id: number | null
  readonly audience: string
  readonly amount: number
  readonly membership: string | null
}
const ofCourses = 'in (select value from json_each(?))'

/** Reads the rows for courses, one statement per table; ids are one JSON text. */
export function partStatements(db: Database) {
  return {
    heads: db.prepare<[string], HeadRow>(
      `select s.*, v.name venue_name, v.slug venue_slug, v.timezone, c.name category_name, c.slug category_slug,
         c.booking_type category_type, c.picture_kind, c.cancellation
       from schedules s join venues v on v.id = s.venue_id join categories c on c.id = s.category_id
       where s.id ${ofCourses}`,
    ),
    sessions: db.prepare<[string], SessionRow>(
      `select * from occurrences where schedule_id ${ofCourses} order by schedule_id, starts_at, id`,
    ),
    windows: db.prepare<[string], WindowRow>(`select * from booking_windows where schedule_id ${ofCourses}`),
    locations: db.prepare<[string], LocationRow>(
      `select id, parent_id, name from locations where venue_id ${ofCourses} order by id`,
    ),
    sections: db.prepare<[string], SectionRow>(
      `select * from question_sections where schedule_id ${ofCourses} order by position, id`,
    ),
    prices: db.prepare<[string], PriceRow>(
      `select s.id schedule_id, o.id, o.name, o.places_id, p.audience, p.amount,
         t.name membership from schedules s
       join pricing_options o on o.id = s.pricing_option_id join prices p on p.pricing_option_id = o.id
       left join membership_types t on 'membership:' || t.id = p.audience
       where s.id ${ofCourses} order by o.id, p.audience`,
    ),
    extras: db.prepare<[string], PriceRow>(
      `select e.schedule_id, o.id, o.name, o.places_id, p.audience, p.amount,
         t.name membership from schedule_extras e
       join pricing_options o on o.id = e.pricing_option_id join prices p on p.pricing_option_id = o.id
       left join membership_types t on 'membership:' || t.id = p.audience
       where e.schedule_id ${ofCourses} order by e.schedule_id, e.position, o.id, p.audience`,
    ),
    restrictions: db.prepare<[string], RestrictionSummary>(
      `select id, name, type from restrictions where id ${ofCourses}`,
    ),
  }
}

export type PartStatements = ReturnType<typeof partStatements>
