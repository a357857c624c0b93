import type { Answer, BookingStatus, CancellationSource, CreditType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { CreditTables } from '../credits/tables.ts'
import type { OccurrenceTables } from '../schedules/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { UserTables } from '../people/tables.ts'
import type { CartTables } from '../carts/tables.ts'

export type BookingTables = ReturnType<typeof bookingTables>

export type BundleRow = BookingTables['bookingBundles']['$inferSelect']
export type BookingRow = BookingTables['bookings']['$inferSelect']

export function bookingTables(
  k: Kit,
  { users }: UserTables,
  { carts }: CartTables,
  { schedules, occurrences }: OccurrenceTables,
  { orders }: OrderTables,
  { credits }: CreditTables,
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
      /** The buyer. */
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      /** The attendee; null: nobody is named. */
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
  /** Bookings: who comes when. They own no places; the claims of their line do. */
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
      /** The attendee; null where anonymous bookings are allowed. */
      userId: k.int('user_id').references(() => users.id),
      /** The number of people under this one name. */
      count: k.int('count').notNull(),
      /** Whether the person can be at one place only at this time; tickets are exempt. */
      exclusive: k.bool('exclusive').notNull(),
      /** The share of the amount paid; the shares of a bundle add up to its price. */
      price: k.money('price').notNull(),
      orderId: k.int('order_id').references(() => orders.id),
      status: k.text('status').$type<BookingStatus>().notNull(),
      startsAt: k.instant('starts_at').notNull(),
      endsAt: k.instant('ends_at').notNull(),
      attended: k.bool('attended'),
      /** The number of changes of its calendar entry. RFC 5545, SEQUENCE */
      sequence: k.int('sequence').notNull(),
      /** The last change of its calendar entry; null when there was none. */
      changedAt: k.instant('changed_at'),
      createdAt: k.instant('created_at').notNull(),
      cancelledAt: k.instant('cancelled_at'),
      cancellationSource: k.text('cancellation_source').$type<CancellationSource>(),
      /** The reason given by staff or the venue. */
      cancellationReason: k.said('cancellation_reason'),
      /** The instant of a late cancellation, or of the start of a missed session; policies count both. */
      missedAt: k.instant('missed_at'),
    },
    (t) => [
      k.index('bookings_bundle').on(t.bundleId),
      k.index('bookings_item').on(t.itemId),
      k.index('bookings_user').on(t.userId, t.startsAt, t.id),
      k.index('bookings_owner').on(t.ownerId, t.startsAt, t.id),
      k.index('bookings_occurrence').on(t.occurrenceId, t.startsAt, t.id),
      k.index('bookings_cart').on(t.cartId),
      k
        .index('bookings_missed')
        .on(t.ownerId, t.missedAt)
        .where(sql`${t.missedAt} is not null`),
      k.index('bookings_time').on(t.startsAt, t.id, t.status),
      k.check('bookings_count', sql`${t.count} >= 1`),
      // A last safeguard behind the day locks.
      k
        .uniqueIndex('bookings_one')
        .on(t.userId, t.occurrenceId)
        .where(sql`${t.status} <> 'cancelled' and ${t.exclusive}`),
    ],
  )
  /** Refunds of cancelled bookings, by grant: credit with different ends comes back in several. */
  const bookingRefunds = k.table(
    'booking_refunds',
    {
      bookingId: k
        .int('booking_id')
        .notNull()
        .references(() => bookings.id),
      type: k.text('type').$type<CreditType>().notNull(),
      orderId: k
        .int('order_id')
        .notNull()
        .references(() => orders.id),
      /** The grant it is part of. */
      creditId: k
        .int('credit_id')
        .notNull()
        .references(() => credits.id),
      amount: k.money('amount').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'booking_refunds_pk', columns: [t.bookingId, t.type, t.creditId] }),
      k.index('booking_refunds_order').on(t.orderId),
      k.index('booking_refunds_credit').on(t.creditId),
      k.check('booking_refunds_amount', sql`${t.amount} > 0`),
    ],
  )
  return { bookingBundles, bookings, bookingRefunds }
}
