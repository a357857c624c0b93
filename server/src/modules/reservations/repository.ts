import type { BookingStatus, CancellationSource, Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import { and, asc, count, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, insertInto, many, perform, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { createLiveBookingReads } from './live-repository.ts'
import { createBookingRefundReads } from './refund-repository.ts'
import { createCalendarEntryReads } from './calendar-repository.ts'
import { createAnswerReads, createAnswerWrites } from './answer-repository.ts'
import type { BookingRow, BundleRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** The filter of a list of bookings. */
export type BookingFilter = {
  /** Owner or attendee is one of these; undefined means anybody (staff). */
  readonly userIds: readonly number[] | undefined
  /** Narrows to one owner or attendee. */
  readonly userId: number | undefined
  readonly occurrenceId: string | undefined
  /** Epoch milliseconds, not included. */
  readonly startsAfter: number | undefined
  readonly startsBefore: number | undefined
  readonly statuses: readonly BookingStatus[]
}

export function createBookingReads(db: ReadDb, s: Schema) {
  const { bookings, bookingBundles, bookingRefunds, users, orders, occurrences } = s
  const itsSession = eq(occurrences.id, bookings.occurrenceId)
  const postponed = db.select({ postponed: occurrences.postponed }).from(occurrences).where(itsSession)
  // The new date of a postponed session will follow, whatever its old one is. Looked up for each booking: as a set of
  // sessions, PostgreSQL would read all of them. [O-513]
  const isDateless = sql`(${postponed}) is not null`
  const matching = ($: Given<BookingFilter>) =>
    and(
      $.userIds && or(inList(bookings.userId, $.userIds), inList(bookings.ownerId, $.userIds)),
      $.userId && or(eq(bookings.userId, $.userId), eq(bookings.ownerId, $.userId)),
      $.occurrenceId && eq(bookings.occurrenceId, $.occurrenceId),
      $.startsAfter &&
        ($.startsBefore ? gt(bookings.startsAt, $.startsAfter) : or(gt(bookings.startsAt, $.startsAfter), isDateless)),
      $.startsBefore && lt(bookings.startsAt, $.startsBefore),
      inList(bookings.status, $.statuses),
      // A place that was only held, and is no longer, was never a booking. [O-295]
      or(ne(bookings.status, sql`'cancelled'`), isNotNull(bookings.orderId)),
    )

  const own = queries('bookings', db, {
    pageIds: many(($: Given<BookingFilter & { limit: number; offset: number }>) =>
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(matching($))
        .orderBy(asc(bookings.startsAt), asc(bookings.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<BookingFilter>) => db.select({ total: count() }).from(bookings).where(matching($))),
    details: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({
          booking: bookings,
          user: {
            id: users.id,
            uuid: users.uuid,
            reference: users.reference,
            firstName: users.firstName,
            lastName: users.lastName,
          },
          order: { id: orders.id, status: orders.status },
        })
        .from(bookings)
        // A booking without a named attendee counts as the buyer's.
        .innerJoin(users, eq(users.id, sql`coalesce(${bookings.userId}, ${bookings.ownerId})`))
        .leftJoin(orders, eq(orders.id, bookings.orderId))
        .where(inList(bookings.id, $.ids))
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    settledOfBundles: many(($: Given<{ bundleIds: readonly number[] }>) =>
      db
        .select({ id: bookings.id, bundleId: bookings.bundleId })
        .from(bookings)
        .where(and(inList(bookings.bundleId, $.bundleIds), eq(bookings.status, 'settled')))
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(bookings).where(inList(bookings.id, $.ids)).orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    ofBundles: many(($: Given<{ bundleIds: readonly number[] }>) =>
      db
        .select()
        .from(bookings)
        .where(inList(bookings.bundleId, $.bundleIds))
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    bundlesByIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(bookingBundles).where(inList(bookingBundles.id, $.ids)).orderBy(asc(bookingBundles.id)),
    ),
    missedBy: many(($: Given<{ ownerIds: readonly number[]; since: number }>) =>
      db
        .select({ ownerId: bookings.ownerId, missedAt: sql<number>`${bookings.missedAt}`.mapWith(Number) })
        .from(bookings)
        .where(and(inList(bookings.ownerId, $.ownerIds), gt(bookings.missedAt, $.since))),
    ),
    refundsOf: many(($: Given<{ bookingIds: readonly number[] }>) =>
      db
        .select()
        .from(bookingRefunds)
        .where(inList(bookingRefunds.bookingId, $.bookingIds))
        .orderBy(asc(bookingRefunds.bookingId), asc(bookingRefunds.type)),
    ),
    /** Live bookings of an occurrence. */
    liveAt: many(($: Given<{ occurrenceId: string }>) =>
      db
        .select()
        .from(bookings)
        .where(and(eq(bookings.occurrenceId, $.occurrenceId), ne(bookings.status, 'cancelled')))
        .orderBy(asc(bookings.id)),
    ),
    bundlesOfItems: many(($: Given<{ itemIds: readonly number[] }>) =>
      db.select().from(bookingBundles).where(inList(bookingBundles.itemId, $.itemIds)).orderBy(asc(bookingBundles.id)),
    ),
    /** For the invariants: bundles of orders that came from a basket. */
    bundlesFromCarts: many(() =>
      db
        .select({ orderId: bookingBundles.orderId, status: bookingBundles.status })
        .from(bookingBundles)
        .innerJoin(orders, eq(orders.id, bookingBundles.orderId))
        .where(isNotNull(orders.cartId))
        .orderBy(asc(bookingBundles.id)),
    ),
    bookingsOfItems: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select()
        .from(bookings)
        .where(inList(bookings.itemId, $.itemIds))
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
  })
  return {
    ...createBookingRefundReads(db, s),
    ...createCalendarEntryReads(db, s),
    ...createLiveBookingReads(db, s),
    ...createAnswerReads(db, s),
    ...own,
    byId: async ({ id }: { readonly id: number }) => (await own.details({ ids: [id] }))[0],
  }
}

export function createBookingWrites(db: Db, s: Schema) {
  const { bookings, bookingBundles, bookingRefunds } = s
  type Settling = { cartId: number; orderId: number }
  type By = { now: number; source: CancellationSource }
  type Cancelling = By & { itemIds: readonly number[] }
  type Ending = By & { ids: readonly number[]; reason: Text | string | null; missedAt: number | null }
  type Moving = Pick<BookingRow, 'id' | 'occurrenceId' | 'scheduleId' | 'venueId' | 'startsAt' | 'endsAt'> & {
    fromOccurrenceId: string
    now: number
  }

  const cancelled = ($: Given<By>) =>
    ({ status: 'cancelled', cancelledAt: $.now, cancellationSource: $.source }) as const

  /** A calendar entry that changes. */
  const changed = ($: Given<{ now: number }>) => ({ sequence: sql`${bookings.sequence} + 1`, changedAt: $.now })

  const own = queries('bookings', db, {
    insertBundles: insertInto(bookingBundles),
    insertBookings: insertInto(bookings),
    /** Settles a basket's bundles as those of its order. */
    settleBundlesOfCart: perform(($: Given<Settling>) =>
      db
        .update(bookingBundles)
        .set({ status: 'settled', orderId: $.orderId })
        .where(and(eq(bookingBundles.cartId, $.cartId), eq(bookingBundles.status, 'reserved'))),
    ),
    settleBookingsOfCart: perform(($: Given<Settling>) =>
      db
        .update(bookings)
        .set({ status: 'settled', orderId: $.orderId })
        .where(and(eq(bookings.cartId, $.cartId), eq(bookings.status, 'reserved'))),
    ),
    /** Moves a line's bundle into another basket. */
    passBundle: perform(($: Given<{ itemId: number; cartId: number }>) =>
      db.update(bookingBundles).set({ cartId: $.cartId }).where(eq(bookingBundles.itemId, $.itemId)),
    ),
    passBookings: perform(($: Given<{ itemId: number; cartId: number }>) =>
      db.update(bookings).set({ cartId: $.cartId }).where(eq(bookings.itemId, $.itemId)),
    ),
    /** Changes a bundle of a basket line: whether it is the whole, and its answers. */
    changeBundle: perform(($: Given<{ itemId: number } & Pick<BundleRow, 'whole' | 'answers'>>) =>
      db
        .update(bookingBundles)
        .set({ whole: $.whole, answers: $.answers })
        .where(and(eq(bookingBundles.itemId, $.itemId), eq(bookingBundles.status, 'reserved'))),
    ),
    /** Removes places that were only held, and were never bookings. [O-295] */
    dropHeld: perform(($: Given<{ ids: readonly number[] }>) =>
      db.delete(bookings).where(and(inList(bookings.id, $.ids), eq(bookings.status, 'reserved'))),
    ),
    /** Cancels bundles of basket lines. */
    cancelBundles: perform(($: Given<Cancelling>) =>
      db
        .update(bookingBundles)
        .set(cancelled($))
        .where(and(inList(bookingBundles.itemId, $.itemIds), eq(bookingBundles.status, 'reserved'))),
    ),
    cancelBookings: perform(($: Given<Cancelling>) =>
      db
        .update(bookings)
        .set(cancelled($))
        .where(and(inList(bookings.itemId, $.itemIds), eq(bookings.status, 'reserved'))),
    ),
    /** Compare and set: answers the bookings that were settled until now. `missed` means too late. */
    cancelSettled: many(($: Given<Ending>) =>
      db
        .update(bookings)
        .set({
          status: 'cancelled',
          cancelledAt: $.now,
          cancellationSource: $.source,
          cancellationReason: $.reason,
          missedAt: $.missedAt,
          ...changed($),
        })
        .where(and(inList(bookings.id, $.ids), eq(bookings.status, sql`'settled'`)))
        .returning(),
    ),
    cancelSettledBundle: perform(($: Given<{ id: number; now: number; source: CancellationSource }>) =>
      db
        .update(bookingBundles)
        .set(cancelled($))
        .where(and(eq(bookingBundles.id, $.id), eq(bookingBundles.status, sql`'settled'`))),
    ),
    /** Leaves some tickets of a settled booking; compare and set. */
    shrinkSettled: many(($: Given<{ id: number; from: number; count: number; price: MinorUnits }>) =>
      db
        .update(bookings)
        .set({ count: $.count, price: $.price })
        .where(and(eq(bookings.id, $.id), eq(bookings.count, $.from), eq(bookings.status, sql`'settled'`)))
        .returning({ id: bookings.id }),
    ),
    insertRefunds: insertInto(bookingRefunds),
    /** Records attendance of settled bookings; answers the recorded ones. */
    setAttended: many(($: Given<{ ids: readonly number[]; attended: boolean }>) =>
      db
        .update(bookings)
        .set({ attended: $.attended })
        .where(and(inList(bookings.id, $.ids), eq(bookings.status, sql`'settled'`)))
        .returning(),
    ),
    setMissed: perform(($: Given<{ ids: readonly number[]; missedAt: number | null }>) =>
      db.update(bookings).set({ missedAt: $.missedAt }).where(inList(bookings.id, $.ids)),
    ),
    /** Moves a settled booking to another occurrence; compare and set. */
    moveTo: many(($: Given<Moving>) =>
      db
        .update(bookings)
        .set({
          occurrenceId: $.occurrenceId,
          scheduleId: $.scheduleId,
          venueId: $.venueId,
          startsAt: $.startsAt,
          endsAt: $.endsAt,
          ...changed($),
        })
        .where(
          and(
            eq(bookings.id, $.id),
            eq(bookings.status, sql`'settled'`),
            eq(bookings.occurrenceId, $.fromOccurrenceId),
          ),
        )
        .returning(),
    ),
    /** Moves the bookings of an occurrence to its new time. */
    followOccurrence: many(($: Given<{ occurrenceId: string; startsAt: number; endsAt: number; now: number }>) =>
      db
        .update(bookings)
        .set({ startsAt: $.startsAt, endsAt: $.endsAt, ...changed($) })
        .where(and(eq(bookings.occurrenceId, $.occurrenceId), ne(bookings.status, sql`'cancelled'`)))
        .returning(),
    ),
    /** Changes the attendee of a bundle, and its price. */
    moveBundle: perform(($: Given<{ itemId: number; userId: number | null; price: MinorUnits }>) =>
      db
        .update(bookingBundles)
        .set({ userId: $.userId, price: $.price })
        .where(and(eq(bookingBundles.itemId, $.itemId), eq(bookingBundles.status, 'reserved'))),
    ),
    moveBooking: perform(($: Given<{ id: number; userId: number | null; price: MinorUnits; count: number }>) =>
      db
        .update(bookings)
        .set({ userId: $.userId, price: $.price, count: $.count })
        .where(and(eq(bookings.id, $.id), eq(bookings.status, 'reserved'))),
    ),
  })
  return { ...own, ...createAnswerWrites(db, s) }
}

export const bookingWrites = writesOf('bookings', createBookingWrites)
