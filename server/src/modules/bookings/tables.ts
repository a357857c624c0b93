import type { Answer, BookingStatus, CancellationSource } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { OccurrenceTables } from '../occurrences/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { UserTables } from '../users/tables.ts'
import type { CartTables } from '../carts/tables.ts'

export type BookingTables = ReturnType<typeof bookingTables>

export type BookingRow = BookingTables['bookings']['$inferSelect']

export function bookingTables(
  k: Kit,
  { users }: UserTables,
  { carts }: CartTables,
  { schedules, occurrences }: OccurrenceTables,
  { orders }: OrderTables,
) {
  /** Bookings bought together on one schedule: a course, an entire camp, some sessions of one. */
  const bookingBundles = k.table(
    'booking_bundles',
    {
      id: k.int('id').primaryKey(),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      venueId: k.int('venue_id').notNull(),
      /** Who bought it. [C-05] */
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      /** Who comes; null: nobody is named. */
      userId: k.int('user_id').references(() => users.id),
      cartId: k.int('cart_id').references(() => carts.id),
      /** The basket line, and the order line it became: both have one id. */
      itemId: k.int('item_id').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      status: k.text('status').$type<BookingStatus>().notNull(),
      /** The whole schedule (a course, an entire camp) or some of its sessions. */
      whole: k.bool('whole').notNull(),
      price: k.money('price').notNull(),
      answers: k.json<readonly Answer[]>('answers').notNull(),
      createdAt: k.instant('created_at').notNull(),
      cancelledAt: k.instant('cancelled_at'),
      cancellationSource: k.text('cancellation_source').$type<CancellationSource>(),
    },
    (t) => [
      k.index('booking_bundles_item').on(t.itemId),
      k.index('booking_bundles_cart').on(t.cartId),
      k.index('booking_bundles_order').on(t.orderId),
      k.index('booking_bundles_user').on(t.userId, t.scheduleId),
    ],
  )
  /** Who comes when. Bookings own no places: the claims of their line do. */
  const bookings = k.table(
    'bookings',
    {
      id: k.int('id').primaryKey(),
      /** Null: bought alone. */
      bundleId: k.int('bundle_id').references(() => bookingBundles.id),
      cartId: k.int('cart_id').references(() => carts.id),
      itemId: k.int('item_id').notNull(),
      occurrenceId: k
        .text('occurrence_id')
        .notNull()
        .references(() => occurrences.id),
      scheduleId: k.text('schedule_id').notNull(),
      venueId: k.int('venue_id').notNull(),
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      /** Who comes; null where anonymous bookings are allowed. [P3-101] */
      userId: k.int('user_id').references(() => users.id),
      /** How many come under this one name. */
      count: k.int('count').notNull(),
      /** One person at one place at one time; tickets are exempt. */
      exclusive: k.bool('exclusive').notNull(),
      /** Its own share of what was paid; shares of a bundle add up to its price. */
      price: k.money('price').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      status: k.text('status').$type<BookingStatus>().notNull(),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      attended: k.bool('attended'),
      createdAt: k.instant('created_at').notNull(),
      cancelledAt: k.instant('cancelled_at'),
      cancellationSource: k.text('cancellation_source').$type<CancellationSource>(),
    },
    (t) => [
      k.index('bookings_bundle').on(t.bundleId),
      k.index('bookings_item').on(t.itemId),
      k.index('bookings_user').on(t.userId, t.startsAt, t.id),
      k.index('bookings_owner').on(t.ownerId, t.startsAt, t.id),
      k.index('bookings_occurrence').on(t.occurrenceId, t.startsAt, t.id),
      k.index('bookings_cart').on(t.cartId),
      k.index('bookings_time').on(t.startsAt, t.id, t.status),
      k.check('bookings_count', sql`${t.count} >= 1`),
      // The last line of defence behind the day locks.
      k
        .uniqueIndex('bookings_one')
        .on(t.userId, t.occurrenceId)
        .where(sql`${t.status} <> 'cancelled' and ${t.exclusive}`),
    ],
  )
  return { bookingBundles, bookings }
}
