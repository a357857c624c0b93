import type { BookingType } from '@touchline/contract'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { VenueTables } from '../venues/tables.ts'

export type CategoryTables = ReturnType<typeof categoryTables>
export type CategoryRow = CategoryTables['categories']['$inferSelect']

/** The deadline of free cancellation, and the consequences after it. */
export type CancellationPolicy = {
  readonly cutOffMinutes: number
  readonly actions: readonly ('charge_fee' | 'disable_booking' | 'disable_access' | 'disable_cancelling')[]
  readonly fee: number
  readonly message: string
  /** The actions apply only from the `count`-th late cancellation or absence within so many days; absent: to each. */
  readonly strikes?: { readonly count: number; readonly days: number }
  /** Another cut-off for sessions that begin before a time of day (`HH:MM`, at the venue). */
  readonly early?: { readonly before: string; readonly cutOffMinutes: number }
  /** No refund at any time; before the cut-off a booking can be moved. */
  readonly movesOnly?: boolean
  /** An absence without cancelling counts as a late cancellation. */
  readonly chargesAbsence?: boolean
}

export function categoryTables(k: Kit, { venues }: VenueTables) {
  const categories = k.table(
    'categories',
    {
      id: k.text('id').primaryKey(),
      /** Unique to this state of the row. */
      revision: k.text('revision').notNull(),
      slug: k.text('slug').notNull(),
      name: k.text('name').notNull(),
      bookingType: k.text('booking_type').$type<BookingType>(),
      parentId: k.text('parent_id').references((): AnyColumn => categories.id),
      pictureKind: k.text('picture_kind').notNull(),
      cancellation: k.json<CancellationPolicy>('cancellation').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('categories_slug').on(t.slug)],
  )
  const categoryVenues = k.table(
    'category_venues',
    {
      categoryId: k
        .text('category_id')
        .notNull()
        .references(() => categories.id),
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
    },
    (t) => [k.primaryKey({ name: 'category_venues_pk', columns: [t.categoryId, t.venueId] })],
  )
  return { categories, categoryVenues }
}
