import { day, minute } from '@touchline/clock'
import type { BookingType, DeletionReason, OccurrenceStatus, WaitlistMode } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { CategoryTables } from '../categories/tables.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { Audience, PricingTables } from '../pricing/tables.ts'
import type { RestrictionTables } from '../restrictions/tables.ts'
import type { VenueTables } from '../venues/tables.ts'

export type OccurrenceTables = ReturnType<typeof occurrenceTables>
export type ScheduleRow = OccurrenceTables['schedules']['$inferSelect']
export type OccurrenceRow = OccurrenceTables['occurrences']['$inferSelect']
export type LocationRow = OccurrenceTables['locations']['$inferSelect']
export type BookingWindowRow = OccurrenceTables['bookingWindows']['$inferSelect']
export type ClosureRow = OccurrenceTables['closures']['$inferSelect']
export type TicketRow = OccurrenceTables['tickets']['$inferSelect']

/** What is planned lasts no longer, so that what goes on at an instant started at most that long ago. Milliseconds. */
export const longestOccurrence = 31 * day

// A check has no parameters.
const minuteText = sql.raw(String(minute))
const longestText = sql.raw(String(longestOccurrence))

export type Instructor = { readonly id: number; readonly name: string }
export type Tag = { readonly id: number; readonly name: string }

export function occurrenceTables(
  k: Kit,
  { venues }: VenueTables,
  { categories }: CategoryTables,
  { restrictions }: RestrictionTables,
  { places }: PlaceTables,
  { pricingOptions }: PricingTables,
) {
  /** Halls, courts, pools; one may contain others. The venue itself is no location. */
  const locations = k.table(
    'locations',
    {
      id: k.int('id').primaryKey(),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      parentId: k.int('parent_id').references((): AnyColumn => locations.id),
      /** The topmost one that contains it, or itself: what is locked, because a hall contains its courts. */
      topId: k.int('top_id').notNull(),
      name: k.text('name').notNull(),
    },
    (t) => [k.index('locations_of_venue').on(t.venueId)],
  )
  /** What is planned together and sold under one name: a course, a camp, a class through the year, the slots of a court. */
  const schedules = k.table(
    'schedules',
    {
      id: k.text('id').primaryKey(),
      /** Unique to this state of the row and of everything planned with it: sessions, prices, extras, questions. */
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
      friendlyLocationName: k.text('friendly_location_name'),
      instructors: k.json<readonly Instructor[]>('instructors').notNull(),
      weeks: k.int('weeks').notNull(),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      /** Courses: the places of the whole. Null: every occurrence counts its own. */
      placesId: k.int('places_id').references(() => places.id),
      /** Of a course or an entire camp; null: it is not sold whole. */
      pricingOptionId: k.int('pricing_option_id').references(() => pricingOptions.id),
      /** Of one occurrence bought alone; null: none is sold alone. One price for all sessions of a camp. [C-47] */
      sessionPricingOptionId: k.int('session_pricing_option_id').references(() => pricingOptions.id),
      bookableAfterStart: k.bool('bookable_after_start').notNull(),
      bookingStrategy: k.text('booking_strategy').$type<'sequential' | 'overlapping'>().notNull(),
      allowAnonymous: k.bool('allow_anonymous').notNull(),
      /** What happens with a place that comes free while somebody waits; null: nobody can wait. [O-48] */
      waitlistMode: k.text('waitlist_mode').$type<WaitlistMode>(),
      setupMinutes: k.int('setup_minutes').notNull(),
      teardownMinutes: k.int('teardown_minutes').notNull(),
      waiverId: k.int('waiver_id').references(() => restrictions.id),
      inductionId: k.int('induction_id').references(() => restrictions.id),
      restrictionCriteria: k.text('restriction_criteria').$type<'all' | 'any'>(),
      /** Whole years on the first day, both included; null: no limit. [O-97] */
      minAge: k.int('min_age'),
      maxAge: k.int('max_age'),
      /** Who it is for, where the ages alone do not say it. */
      ageLabel: k.text('age_label'),
      bring: k.json<readonly string[]>('bring').notNull(),
      /** What customers narrow a timetable down by. */
      tags: k.json<readonly Tag[]>('tags').notNull(),
      /** Which drawn pattern stands for it; null: its category's. */
      pictureKind: k.text('picture_kind'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('schedules_slug').on(t.venueId, t.categoryId, t.slug),
      k.index('schedules_named').on(t.slug, t.startsAt, t.id),
      // What lists are narrowed by stands behind their order, so that rows are read for a page only.
      k.index('schedules_list').on(t.bookingType, t.startsAt, t.id, t.endsAt, t.venueId, t.categoryId),
      k.index('schedules_of_venue').on(t.venueId, t.bookingType, t.startsAt, t.id, t.endsAt, t.categoryId),
      k.index('schedules_of_category').on(t.categoryId, t.bookingType, t.startsAt, t.id, t.endsAt, t.venueId),
      k.index('schedules_current').on(t.venueId, t.endsAt, t.categoryId, t.startsAt),
      // Whether a category has anything to come at a venue: one look, however long its programme is.
      k.index('schedules_to_come').on(t.venueId, t.categoryId, t.endsAt),
      // Visitors' answers are kept to the end of a minute: nothing that is planned may begin or end within one.
      k.check('schedules_whole_minutes', sql`${t.startsAt} % ${minuteText} = 0 and ${t.endsAt} % ${minuteText} = 0`),
    ],
  )
  /** When whom may book a schedule online: at an instant, or some minutes before what is booked starts. */
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
  /** One dated happening. What its schedule says of all of them is not repeated; a moved one says where it was. */
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
      /** Which of the rhythms of its schedule it belongs to: Mondays, Wednesdays. */
      recurrence: k.int('recurrence').notNull(),
      /** Sessions of one interval are offered together, the next one later. [P3-094] */
      intervalKey: k.text('interval_key'),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      /** Null: it has never been moved. Identity only. [P3-095] */
      originalStartsAt: k.instant('original_starts_at'),
      originalEndsAt: k.instant('original_ends_at'),
      /** Venue-local day, what a person searches by. */
      localDate: k.text('local_date').notNull(),
      status: k.text('status').$type<OccurrenceStatus>().notNull(),
      /** Its own, or its schedule's (a course). */
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
      /** Null: where its schedule is. */
      locationId: k.int('location_id').references(() => locations.id),
      topLocationId: k.int('top_location_id').notNull(),
      /** Null: as its schedule calls it; empty: it has none. */
      friendlyLocationName: k.text('friendly_location_name'),
      /** Null: those of its schedule. */
      instructors: k.json<readonly Instructor[]>('instructors'),
      /** Why it was taken out of the programme. [O-51] */
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
      // The number of an occurrence in the older generation is that of its places.
      k.index('occurrences_of_places').on(t.placesId),
      k.index('occurrences_at_location').on(t.topLocationId, t.startsAt, t.id),
      k.check('occurrences_whole_minutes', sql`${t.startsAt} % ${minuteText} = 0 and ${t.endsAt} % ${minuteText} = 0`),
      k.check('occurrences_length', sql`${t.endsAt} - ${t.startsAt} between 0 and ${longestText}`),
    ],
  )
  /** Kinds of admission to a ticketed occurrence: an adult, a family of four. */
  const tickets = k.table(
    'tickets',
    {
      id: k.text('id').primaryKey(),
      occurrenceId: k
        .text('occurrence_id')
        .notNull()
        .references(() => occurrences.id),
      name: k.text('name').notNull(),
      /** Places that one of them takes. */
      attendees: k.int('attendees').notNull(),
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
  /** Who can give something. */
  const instructors = k.table('instructors', { id: k.int('id').primaryKey(), name: k.text('name').notNull() }, () => [])
  /** Who gives the occurrences of a schedule that do not say otherwise: to find where somebody is. */
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
  /** When a venue, or some of its locations, cannot be used whatever the opening times say. [P3-108] */
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
      /** None: the whole venue. */
      locationIds: k.json<readonly number[]>('location_ids').notNull(),
    },
    (t) => [
      k.index('closures_of_venue').on(t.venueId, t.startsAt, t.id),
      k.check('closures_order', sql`${t.startsAt} < ${t.endsAt}`),
    ],
  )
  /** Things with a price that are bought beside a schedule. */
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
    },
    (t) => [k.primaryKey({ name: 'schedule_extras_pk', columns: [t.scheduleId, t.pricingOptionId] })],
  )
  return {
    locations,
    schedules,
    bookingWindows,
    occurrences,
    tickets,
    instructors,
    scheduleInstructors,
    closures,
    scheduleExtras,
  }
}
