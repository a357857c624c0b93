import { and, asc, count, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { BookingStatus } from '@touchline/contract'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { BookingBundleRow, BookingRow } from './tables.ts'

const ph = sql.placeholder

export type BookingFilter = {
  /** Owner or attendee is one of these; undefined: anybody (staff). */
  readonly userIds: readonly number[] | undefined
  /** Narrows to one owner or attendee. */
  readonly userId: number | undefined
  readonly occurrenceId: string | undefined
  readonly startsAfter: number | undefined
  readonly startsBefore: number | undefined
  readonly statuses: readonly BookingStatus[]
}

export function createBookingReads(db: ReadDb, { bookings, bookingBundles, users, orders }: Schema) {
  const live = prepared(() =>
    db
      .select({ scheduleId: bookingBundles.scheduleId, status: bookingBundles.status })
      .from(bookingBundles)
      .where(and(eq(bookingBundles.userId, ph('userId')), ne(bookingBundles.status, 'cancelled')))
      .prepare('bundles_live'),
  )
  const liveOne = prepared(() =>
    db
      .select({ id: bookingBundles.id, status: bookingBundles.status })
      .from(bookingBundles)
      .where(
        and(
          eq(bookingBundles.userId, ph('userId')),
          eq(bookingBundles.scheduleId, ph('scheduleId')),
          ne(bookingBundles.status, 'cancelled'),
        ),
      )
      .prepare('bundles_live_one'),
  )
  const ofCart = prepared(() =>
    db
      .select()
      .from(bookingBundles)
      .where(and(eq(bookingBundles.cartId, ph('cartId')), ne(bookingBundles.status, 'cancelled')))
      .orderBy(asc(bookingBundles.id))
      .prepare('bundles_of_cart'),
  )
  const ofOrder = prepared(() =>
    db
      .select()
      .from(bookingBundles)
      .where(eq(bookingBundles.orderId, ph('orderId')))
      .orderBy(asc(bookingBundles.id))
      .prepare('bundles_of_order'),
  )
  const byBundle = prepared(() =>
    db
      .select()
      .from(bookings)
      .where(eq(bookings.bundleId, ph('bundleId')))
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .prepare('bookings_of_bundle'),
  )
  const detail = () =>
    db
      .select({
        booking: bookings,
        bundle: { id: bookingBundles.id, price: bookingBundles.price },
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
      .innerJoin(bookingBundles, eq(bookingBundles.id, bookings.bundleId))
      .innerJoin(users, eq(users.id, bookings.userId))
      .leftJoin(orders, eq(orders.id, bookings.orderId))
  const byId = prepared(() =>
    detail()
      .where(eq(bookings.id, ph('id')))
      .prepare('bookings_by_id'),
  )

  const matching = (filter: BookingFilter) =>
    and(
      filter.userIds &&
        or(inArray(bookings.userId, [...filter.userIds]), inArray(bookings.ownerId, [...filter.userIds])),
      filter.userId === undefined
        ? undefined
        : or(eq(bookings.userId, filter.userId), eq(bookings.ownerId, filter.userId)),
      filter.occurrenceId === undefined ? undefined : eq(bookings.occurrenceId, filter.occurrenceId),
      filter.startsAfter === undefined ? undefined : gt(bookings.startsAt, filter.startsAfter),
      filter.startsBefore === undefined ? undefined : lt(bookings.startsAt, filter.startsBefore),
      inArray(bookings.status, [...filter.statuses]),
    )

  return {
    /** The schedules on which a user holds a place, with how. */
    liveSchedules: async (userId: number): Promise<ReadonlyMap<string, 'settled' | 'reserved'>> => {
      const found = new Map<string, 'settled' | 'reserved'>()
      for (const { scheduleId, status } of await live({ userId })) {
        if (status !== 'cancelled') found.set(scheduleId, status)
      }
      return found
    },
    liveBundle: async (userId: number, scheduleId: string) => (await liveOne({ userId, scheduleId }))[0],
    /** The places a basket holds. */
    bundlesOfCart: (cartId: number) => ofCart({ cartId }),
    bundlesOfOrder: (orderId: number) => ofOrder({ orderId }),
    ofBundle: (bundleId: number) => byBundle({ bundleId }),
    byId: async (id: number) => (await byId({ id }))[0],
    list: (filter: BookingFilter, limit: number, offset: number) =>
      detail().where(matching(filter)).orderBy(asc(bookings.startsAt), asc(bookings.id)).limit(limit).offset(offset),
    count: async (filter: BookingFilter) => {
      const [row] = await db.select({ total: count() }).from(bookings).where(matching(filter))
      return row?.total ?? 0
    },
  }
}

export function createBookingWrites(db: Db, { bookings, bookingBundles }: Schema) {
  const insertBundle = prepared(() =>
    db
      .insert(bookingBundles)
      .values({
        id: ph('id'),
        scheduleId: ph('scheduleId'),
        venueId: ph('venueId'),
        ownerId: ph('ownerId'),
        userId: ph('userId'),
        cartId: ph('cartId'),
        cartItemId: ph('cartItemId'),
        orderId: null,
        status: 'reserved',
        whole: true,
        price: ph('price'),
        answers: ph('answers'),
        createdAt: ph('createdAt'),
        cancelledAt: null,
        cancellationSource: null,
      })
      .prepare('bundles_insert'),
  )
  const insertBooking = prepared(() =>
    db
      .insert(bookings)
      .values({
        id: ph('id'),
        bundleId: ph('bundleId'),
        occurrenceId: ph('occurrenceId'),
        scheduleId: ph('scheduleId'),
        venueId: ph('venueId'),
        ownerId: ph('ownerId'),
        userId: ph('userId'),
        orderId: null,
        status: 'reserved',
        startsAt: ph('startsAt'),
        endsAt: ph('endsAt'),
        attended: null,
        createdAt: ph('createdAt'),
      })
      .prepare('bookings_insert'),
  )
  const settleBundles = prepared(() =>
    db
      .update(bookingBundles)
      .set({ status: 'settled', orderId: sql`${ph('orderId')}` })
      .where(and(eq(bookingBundles.cartId, ph('cartId')), eq(bookingBundles.status, 'reserved')))
      .returning({ id: bookingBundles.id })
      .prepare('bundles_settle'),
  )
  const settleBookings = prepared(() =>
    db
      .update(bookings)
      .set({ status: 'settled', orderId: sql`${ph('orderId')}` })
      .where(and(eq(bookings.bundleId, ph('bundleId')), eq(bookings.status, 'reserved')))
      .returning({ id: bookings.id })
      .prepare('bookings_settle'),
  )
  const cancelBundle = prepared(() =>
    db
      .update(bookingBundles)
      .set({ status: 'cancelled', cancelledAt: sql`${ph('now')}`, cancellationSource: sql`${ph('source')}` })
      .where(
        and(
          eq(bookingBundles.cartId, ph('cartId')),
          eq(bookingBundles.cartItemId, ph('cartItemId')),
          eq(bookingBundles.status, 'reserved'),
        ),
      )
      .returning({ id: bookingBundles.id, scheduleId: bookingBundles.scheduleId })
      .prepare('bundles_cancel_reserved'),
  )
  const cancelBookings = prepared(() =>
    db
      .update(bookings)
      .set({ status: 'cancelled' })
      .where(and(eq(bookings.bundleId, ph('bundleId')), eq(bookings.status, 'reserved')))
      .returning({ id: bookings.id })
      .prepare('bookings_cancel_reserved'),
  )
  const moveBundle = prepared(() =>
    db
      .update(bookingBundles)
      .set({ userId: sql`${ph('userId')}`, price: sql`${ph('price')}` })
      .where(eq(bookingBundles.id, ph('bundleId')))
      .returning({ id: bookingBundles.id })
      .prepare('bundles_move'),
  )
  const moveBookings = prepared(() =>
    db
      .update(bookings)
      .set({ userId: sql`${ph('userId')}` })
      .where(eq(bookings.bundleId, ph('bundleId')))
      .returning({ id: bookings.id })
      .prepare('bookings_move'),
  )
  return {
    /** Writes a reserved bundle with its bookings. */
    reserve: async (
      bundle: Omit<BookingBundleRow, 'orderId' | 'status' | 'whole' | 'cancelledAt' | 'cancellationSource'>,
      places: readonly Pick<BookingRow, 'id' | 'occurrenceId' | 'startsAt' | 'endsAt'>[],
    ) => {
      await insertBundle({ ...bundle })
      const { id, scheduleId, venueId, ownerId, userId, createdAt } = bundle
      for (const place of places) {
        await insertBooking({ ...place, bundleId: id, scheduleId, venueId, ownerId, userId, createdAt })
      }
    },
    /** Reserved places of a basket become settled ones of its order; answers how many bundles. [O-31] */
    settleOfCart: async (cartId: number, orderId: number) => {
      const settled = await settleBundles({ cartId, orderId })
      for (const { id } of settled) await settleBookings({ bundleId: id, orderId })
      return settled.length
    },
    /** Gives the reserved places of a basket line up; answers the bundle that held them, if it still did. */
    cancelReserved: async (cartId: number, cartItemId: number, now: number, source: 'customers' | 'foh') => {
      const [bundle] = await cancelBundle({ cartId, cartItemId, now, source })
      if (bundle) await cancelBookings({ bundleId: bundle.id })
      return bundle
    },
    /** Puts another attendee into a reserved bundle. */
    moveTo: async (bundleId: number, userId: number, price: number) => {
      await moveBundle({ bundleId, userId, price })
      await moveBookings({ bundleId, userId })
    },
  }
}
