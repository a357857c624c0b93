import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../../infra/store/kit.ts'

/** Whole years, both included; null without a limit. */
export type AgeRange = { readonly minimum: number | null; readonly maximum: number | null }

type Referred = Readonly<Record<'venues' | 'schedules' | 'pricingOptions', { readonly id: AnyColumn }>>

/** What belongs to schedules: who leads them, when they cannot be, what they cost. */
export function scheduleParts(k: Kit, { venues, schedules, pricingOptions }: Referred) {
  /** People who lead sessions. */
  const instructors = k.table('instructors', { id: k.int('id').primaryKey(), name: k.text('name').notNull() }, () => [])
  /** Default instructors of a schedule, to find where a person is. */
  const scheduleInstructors = k.table(
    'schedule_instructors',
    {
      instructorId: k
        .int('instructor_id')
        .notNull()
        .references(() => instructors.id),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
    },
    (t) => [k.primaryKey({ name: 'schedule_instructors_pk', columns: [t.instructorId, t.scheduleId] })],
  )
  /** Closures of a venue, or of some locations, besides the opening times. */
  const closures = k.table(
    'closures',
    {
      id: k.int('id').primaryKey(),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      message: k.text('message').notNull(),
      /** Empty for the whole venue. */
      locationIds: k.json<readonly number[]>('location_ids').notNull(),
    },
    (t) => [
      k.index('closures_of_venue').on(t.venueId, t.startsAt, t.id),
      k.check('closures_order', sql`${t.startsAt} < ${t.endsAt}`),
    ],
  )
  /** Priced extras of a schedule. */
  const scheduleExtras = k.table(
    'schedule_extras',
    {
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      position: k.int('position').notNull(),
      /** Offered with the whole only; null for any choice of sessions. */
      wholeOnly: k.bool('whole_only'),
    },
    (t) => [k.primaryKey({ name: 'schedule_extras_pk', columns: [t.scheduleId, t.pricingOptionId] })],
  )
  /** The prices of one session by the attendee's age, where there are several. */
  const schedulePrices = k.table(
    'schedule_prices',
    {
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      position: k.int('position').notNull(),
      /** The ages it is for; null for the ordinary price, of anybody without another. */
      ages: k.json<readonly AgeRange[]>('ages'),
    },
    (t) => [k.primaryKey({ name: 'schedule_prices_pk', columns: [t.scheduleId, t.pricingOptionId] })],
  )
  return { instructors, scheduleInstructors, closures, scheduleExtras, schedulePrices }
}
