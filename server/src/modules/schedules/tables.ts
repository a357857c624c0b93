import { minute } from '@touchline/clock'
import type { BookingType, DeletionReason, OccurrenceStatus, WaitlistMode } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { CategoryTables } from '../categories/tables.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { Audience, PricingTables } from '../pricing/tables.ts'
import type { RestrictionTables } from '../restrictions/tables.ts'
import type { VenueTables } from '../venues/tables.ts'
import { longestOccurrence } from './longest-occurrence.ts'
import { type AgeRange, scheduleParts } from './parts/tables.ts'

export type OccurrenceTables = ReturnType<typeof occurrenceTables>
export type ScheduleRow = OccurrenceTables['schedules']['$inferSelect']
export type OccurrenceRow = OccurrenceTables['occurrences']['$inferSelect']
export type LocationRow = OccurrenceTables['locations']['$inferSelect']
export type BookingWindowRow = OccurrenceTables['bookingWindows']['$inferSelect']
export type ClosureRow = OccurrenceTables['closures']['$inferSelect']
export type TicketRow = OccurrenceTables['tickets']['$inferSelect']

// A check constraint has no parameters.
const minuteText = sql.raw(String(minute))
const longestText = sql.raw(String(longestOccurrence))

type Named = { readonly id: number; readonly name: string }
export type Instructor = Named

export function occurrenceTables(
  k: Kit,
  { venues }: VenueTables,
  { categories }: CategoryTables,
  { restrictions }: RestrictionTables,
  { places }: PlaceTables,
  { pricingOptions }: PricingTables,
) {
  /** Halls, courts, pools; one may contain others. The venue itself is not a location. */
  const locations = k.table(
    'locations',
    {
      id: k.int('id').primaryKey(),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      parentId: k.int('parent_id').references((): AnyColumn => locations.id),
      /** The topmost location that contains it, or itself. Locks use it, because a hall contains its courts. */
      topId: k.int('top_id').notNull(),
      name: k.text('name').notNull(),
    },
    (t) => [k.index('locations_of_venue').on(t.venueId)],
  )
  /**
   * Occurrences planned together and sold under one name: a course, a camp, a class through the year, the slots of a
   * court.
   */
  const schedules = k.table(
    'schedules',
    {
      id: k.text('id').primaryKey(),
      /** Unique to this state of the row and of its sessions, prices, extras and questions. */
      revision: k.text('revision').notNull(),
      bookingType: k.text('booking_type').$type<BookingType>().notNull(),
      slug: k.text('slug').notNull(),
      name: k.text('name').notNull(),
      description: k.text('description').notNull(),
      reference: k.text('reference').notNull(),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      categoryId: k
        .text('category_id')
        .notNull()
        .references(() => categories.id),
      locationId: k
        .int('location_id')
        .notNull()
        .references(() => locations.id),
      /** Further locations that every session needs, below the same topmost one; null for none. */
      otherLocationIds: k.json<readonly number[]>('other_location_ids'),
      friendlyLocationName: k.text('friendly_location_name'),
      instructors: k.json<readonly Instructor[]>('instructors').notNull(),
      weeks: k.int('weeks').notNull(),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      /** The places of a whole course; null when every occurrence has its own. */
      placesId: k.int('places_id').references(() => places.id),
      /** The price of a course or an entire camp; null when it is not sold whole. */
      pricingOptionId: k.int('pricing_option_id').references(() => pricingOptions.id),
      /** The price of one occurrence, the first of several; null when none is sold alone. All sessions of a camp share it. */
      sessionPricingOptionId: k.int('session_pricing_option_id').references(() => pricingOptions.id),
      bookableAfterStart: k.bool('bookable_after_start').notNull(),
      bookingStrategy: k.text('booking_strategy').$type<'sequential' | 'overlapping'>().notNull(),
      allowAnonymous: k.bool('allow_anonymous').notNull(),
      /** How a freed place goes to the waitlist; null without a waitlist. */
      waitlistMode: k.text('waitlist_mode').$type<WaitlistMode>(),
      setupMinutes: k.int('setup_minutes').notNull(),
      teardownMinutes: k.int('teardown_minutes').notNull(),
      waiverId: k.int('waiver_id').references(() => restrictions.id),
      inductionId: k.int('induction_id').references(() => restrictions.id),
      restrictionCriteria: k.text('restriction_criteria').$type<'all' | 'any'>(),
      /** Whole years on the first day, inclusive; null without a limit. */
      minAge: k.int('min_age'),
      maxAge: k.int('max_age'),
      /** The audience, where the ages alone do not describe it. */
      ageLabel: k.text('age_label'),
      bring: k.json<readonly string[]>('bring').notNull(),
      /** Filters of a timetable. */
      tags: k.json<readonly Named[]>('tags').notNull(),
      /** The drawn pattern; null for its category's. */
      pictureKind: k.text('picture_kind'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('schedules_slug').on(t.venueId, t.categoryId, t.slug),
      k.index('schedules_named').on(t.slug, t.startsAt, t.id),
      // Filter columns follow the order columns, so that only the rows of a page are read.
      k.index('schedules_list').on(t.bookingType, t.startsAt, t.id, t.endsAt, t.venueId, t.categoryId),
      k.index('schedules_of_venue').on(t.venueId, t.bookingType, t.startsAt, t.id, t.endsAt, t.categoryId),
      k.index('schedules_of_category').on(t.categoryId, t.bookingType, t.startsAt, t.id, t.endsAt, t.venueId),
      k.index('schedules_current').on(t.venueId, t.endsAt, t.categoryId, t.startsAt),
      // Answers whether a category has anything to come at a venue with one index look-up.
      k.index('schedules_to_come').on(t.venueId, t.categoryId, t.endsAt),
      // Visitors' answers are cached to the end of a minute, so nothing may begin or end within one.
      k.check('schedules_whole_minutes', sql`${t.startsAt} % ${minuteText} = 0 and ${t.endsAt} % ${minuteText} = 0`),
    ],
  )
  /** The periods of online booking, by audience: from an instant, or some minutes before the start. */
  const bookingWindows = k.table(
    'booking_windows',
    {
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      audience: k.text('audience').$type<Audience>().notNull(),
      opensAt: k.instant('opens_at'),
      opensMinutesBefore: k.int('opens_minutes_before'),
      closesAt: k.instant('closes_at'),
      closesMinutesBefore: k.int('closes_minutes_before'),
    },
    (t) => [
      k.primaryKey({ name: 'booking_windows_pk', columns: [t.scheduleId, t.audience] }),
      k.check(
        'booking_windows_whole_minutes',
        sql`coalesce(${t.opensAt} % ${minuteText}, 0) = 0 and coalesce(${t.closesAt} % ${minuteText}, 0) = 0`,
      ),
    ],
  )
  /** One dated happening. It inherits from its schedule; a moved one keeps its original time. */
  const occurrences = k.table(
    'occurrences',
    {
      id: k.text('id').primaryKey(),
      revision: k.text('revision').notNull(),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      venueId: k.int('venue_id').notNull(),
      categoryId: k.text('category_id').notNull(),
      bookingType: k.text('booking_type').$type<BookingType>().notNull(),
      /** The recurrence of its schedule that it belongs to: Mondays, Wednesdays. */
      recurrence: k.int('recurrence').notNull(),
      /** Sessions of one interval are offered together, the next one later. */
      intervalKey: k.text('interval_key'),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      /** Null when it was never moved. Identity only. [P3-095] */
      originalStartsAt: k.instant('original_starts_at'),
      originalEndsAt: k.instant('original_ends_at'),
      /** The venue-local day, which searches use. */
      localDate: k.text('local_date').notNull(),
      status: k.text('status').$type<OccurrenceStatus>().notNull(),
      /** Its own places, or its schedule's (a course). */
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
      /** Null for its schedule's location. */
      locationId: k.int('location_id').references(() => locations.id),
      /** Further locations; null for those of its schedule, or none where it has a location of its own. */
      otherLocationIds: k.json<readonly number[]>('other_location_ids'),
      topLocationId: k.int('top_location_id').notNull(),
      /** Null for its schedule's name; empty for none. */
      friendlyLocationName: k.text('friendly_location_name'),
      /** Null for those of its schedule. */
      instructors: k.json<readonly Instructor[]>('instructors'),
      /** Its time does not count any more, and a new one will follow; its status is `clashing` meanwhile. */
      postponed: k.bool('postponed'),
      /** Why it was called off or is postponed. */
      deletionReason: k.text('deletion_reason').$type<DeletionReason>(),
    },
    (t) => [
      k.index('occurrences_in_time').on(t.startsAt, t.id, t.venueId),
      k
        .index('occurrences_clashing')
        .on(t.startsAt, t.id)
        .where(sql`${t.status} = 'clashing'`),
      k
        .index('occurrences_own_instructors')
        .on(t.startsAt, t.id)
        .where(sql`${t.instructors} is not null`),
      k.index('occurrences_of_schedule').on(t.scheduleId, t.startsAt, t.id),
      k.index('occurrences_of_venue').on(t.venueId, t.startsAt, t.id),
      k.index('occurrences_of_category').on(t.categoryId, t.venueId, t.startsAt, t.id),
      // The older generation numbers an occurrence by its places row.
      k.index('occurrences_of_places').on(t.placesId),
      k.index('occurrences_at_location').on(t.topLocationId, t.startsAt, t.id),
      k.check('occurrences_whole_minutes', sql`${t.startsAt} % ${minuteText} = 0 and ${t.endsAt} % ${minuteText} = 0`),
      k.check('occurrences_length', sql`${t.endsAt} - ${t.startsAt} between 0 and ${longestText}`),
    ],
  )
  /** Ticket types of an occurrence: an adult, a family of four. */
  const tickets = k.table(
    'tickets',
    {
      id: k.text('id').primaryKey(),
      occurrenceId: k
        .text('occurrence_id')
        .notNull()
        .references(() => occurrences.id),
      name: k.text('name').notNull(),
      /** Places taken by one ticket. */
      attendees: k.int('attendees').notNull(),
      /** Ages that can have their own price or package for it; null for anybody. */
      ages: k.json<readonly AgeRange[]>('ages'),
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      position: k.int('position').notNull(),
    },
    (t) => [
      k.index('tickets_of_occurrence').on(t.occurrenceId, t.position, t.id),
      k.check('tickets_attendees', sql`${t.attendees} >= 1`),
    ],
  )
  return {
    locations,
    schedules,
    bookingWindows,
    occurrences,
    tickets,
    ...scheduleParts(k, { venues, schedules, pricingOptions }),
  }
}
