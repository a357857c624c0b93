import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { CategoryTables } from '../categories/tables.ts'
import type { RestrictionTables } from '../restrictions/tables.ts'
import type { VenueTables } from '../venues/tables.ts'

export type OccurrenceTables = ReturnType<typeof occurrenceTables>
export type ScheduleRow = OccurrenceTables['schedules']['$inferSelect']
export type OccurrenceRow = OccurrenceTables['occurrences']['$inferSelect']

export type ScheduleKind = 'course' | 'camp'

export function occurrenceTables(
  k: Kit,
  { venues }: VenueTables,
  { categories }: CategoryTables,
  { restrictions }: RestrictionTables,
) {
  /**
   * Which edition of venues, categories, schedules and their dates this is: one row. Whatever changes any of them writes a
   * new edition in the same unit of work; places taken are no part of it.
   */
  const catalogueEditions = k.table('catalogue_editions', {
    id: k.int('id').primaryKey(),
    edition: k.text('edition').notNull(),
  })
  /** A course or camp: a name, a price, places, and its dated occurrences. */
  const schedules = k.table(
    'schedules',
    {
      id: k.text('id').primaryKey(),
      kind: k.text('kind').$type<ScheduleKind>().notNull(),
      slug: k.text('slug').notNull(),
      name: k.text('name').notNull(),
      description: k.text('description').notNull(),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      categoryId: k
        .text('category_id')
        .notNull()
        .references(() => categories.id),
      locationName: k.text('location_name').notNull(),
      friendlyLocationName: k.text('friendly_location_name'),
      instructors: k.json<readonly { readonly id: number; readonly name: string }[]>('instructors').notNull(),
      weeks: k.int('weeks').notNull(),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      maximum: k.int('maximum').notNull(),
      /** Places reserved or settled. For a camp, the entire camps among them; its sessions count their own. */
      consumed: k.int('consumed').notNull(),
      price: k.money('price').notNull(),
      memberPrice: k.money('member_price'),
      membersOnly: k.bool('members_only').notNull(),
      firstBookableAt: k.instant('first_bookable_at').notNull(),
      lastBookableAt: k.instant('last_bookable_at'),
      bookableAfterStart: k.bool('bookable_after_start').notNull(),
      waiverId: k.int('waiver_id').references(() => restrictions.id),
      inductionId: k.int('induction_id').references(() => restrictions.id),
      restrictionCriteria: k.text('restriction_criteria').$type<'all' | 'any'>(),
      /** Camps only: how it is sold, and what one session costs. [P3-086, C-47] */
      pricingOptions: k.json<readonly ('bundled' | 'individual')[]>('pricing_options').notNull(),
      sessionPrice: k.money('session_price'),
      sessionMemberPrice: k.money('session_member_price'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('schedules_slug').on(t.venueId, t.categoryId, t.slug),
      k.index('schedules_list').on(t.kind, t.startsAt, t.id),
      k.check('schedules_capacity', sql`${t.consumed} >= 0 and ${t.consumed} <= ${t.maximum}`),
      k.check('schedules_price', sql`${t.price} >= 0`),
    ],
  )
  const occurrences = k.table(
    'occurrences',
    {
      id: k.text('id').primaryKey(),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      /** Venue-local day, what a person searches by. */
      localDate: k.text('local_date').notNull(),
      maximum: k.int('maximum').notNull(),
      consumed: k.int('consumed').notNull(),
    },
    (t) => [
      k.index('occurrences_schedule').on(t.scheduleId, t.startsAt, t.id),
      k.check('occurrences_capacity', sql`${t.consumed} >= 0 and ${t.consumed} <= ${t.maximum}`),
    ],
  )
  /** A thing with a price that is bought beside something else. */
  const pricingOptions = k.table(
    'pricing_options',
    {
      id: k.int('id').primaryKey(),
      name: k.text('name').notNull(),
      reference: k.text('reference').notNull(),
      price: k.money('price').notNull(),
      /** Null: as many as are wanted. */
      stock: k.int('stock'),
      consumed: k.int('consumed').notNull(),
    },
    (t) => [
      k.check('pricing_options_stock', sql`${t.consumed} >= 0 and (${t.stock} is null or ${t.consumed} <= ${t.stock})`),
    ],
  )
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
  return { catalogueEditions, schedules, occurrences, pricingOptions, scheduleExtras }
}
