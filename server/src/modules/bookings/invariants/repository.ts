import {
  aliasedTable,
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  sum,
} from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import type { Schema } from '../../../schema.ts'

/** The most violations of one rule that are named. */
const most = 100

/** Queries of the booking invariants: each is empty while its rule holds. Not for a request path. */
export function createBookingChecks(db: ReadDb, s: Schema) {
  const { bookings, bookingBundles, bookingRefunds, occurrences, claims, credits, orders } = s
  const isLive = ne(bookings.status, 'cancelled')
  /** A course that was given up keeps its past sessions but no place. */
  const isLeft = or(isNull(bookingBundles.cancelledAt), gte(bookings.startsAt, sql`${bookingBundles.cancelledAt}`))
  /** Two bookings whose occurrences staff have moved. */
  const movedOf = (one: Pick<typeof bookings, 'occurrenceId'>, other: Pick<typeof bookings, 'occurrenceId'>) =>
    db
      .select({ id: occurrences.id })
      .from(occurrences)
      .where(
        and(
          or(eq(occurrences.id, one.occurrenceId), eq(occurrences.id, other.occurrenceId)),
          isNotNull(occurrences.originalStartsAt),
        ),
      )
  /**
   * People with a booking that begins before the previous one has ended. Only neighbours in time are compared: if any
   * two bookings overlap, two neighbours do.
   */
  async function crowded(): Promise<readonly number[]> {
    const { userId, startsAt, endsAt, id } = bookings
    const inOrder = db
      .select({
        userId,
        startsAt,
        endOfLast: sql<number>`lag(${endsAt}) over (partition by ${userId} order by ${startsAt}, ${id})`.as(
          'end_of_last',
        ),
      })
      .from(bookings)
      .where(and(isLive, eq(bookings.exclusive, true), isNotNull(userId)))
      .as('in_order')
    const found = await db
      .selectDistinct({ userId: sql<number>`${inOrder.userId}`.mapWith(Number) })
      .from(inOrder)
      .where(gt(inOrder.endOfLast, inOrder.startsAt))
    return found.map((row) => row.userId)
  }

  return {
    /** Live bookings without a live claim of their line. */
    uncovered: () =>
      db
        .select({ id: bookings.id, occurrenceId: bookings.occurrenceId })
        .from(bookings)
        .innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
        .leftJoin(bookingBundles, eq(bookingBundles.id, bookings.bundleId))
        .leftJoin(
          claims,
          and(
            eq(claims.placesId, occurrences.placesId),
            eq(claims.status, 'live'),
            or(eq(claims.cartItemId, bookings.itemId), eq(claims.orderItemId, bookings.itemId)),
          ),
        )
        .where(and(isLive, isLeft, isNull(claims.id)))
        .orderBy(asc(bookings.id))
        .limit(most),
    /** Live bookings of occurrences that staff called off. */
    calledOff: () =>
      db
        .select({ id: bookings.id, status: bookings.status, occurrenceId: bookings.occurrenceId })
        .from(bookings)
        .innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
        .where(and(isLive, eq(occurrences.status, 'cancelled')))
        .orderBy(asc(bookings.id))
        .limit(most),
    /** Live bookings in another state than their bundle. */
    straying: () =>
      db
        .select({ id: bookings.id, status: bookings.status, bundle: bookingBundles.status })
        .from(bookings)
        .innerJoin(bookingBundles, eq(bookingBundles.id, bookings.bundleId))
        .where(and(isLive, isLeft, ne(bookings.status, bookingBundles.status)))
        // An expression, or PostgreSQL would look a bundle up for each booking in order of id.
        .orderBy(sql`${bookings.id} + 0`)
        .limit(most),
    /** Bundles whose bookings' shares do not add up to their price. */
    uneven: () => {
      const shares = sum(bookings.price).mapWith(Number)
      return db
        .select({ id: bookingBundles.id, price: bookingBundles.price, shares })
        .from(bookingBundles)
        .innerJoin(bookings, eq(bookings.bundleId, bookingBundles.id))
        .groupBy(bookingBundles.id, bookingBundles.price)
        .having(sql`${sum(bookings.price)} <> ${bookingBundles.price}`)
        .orderBy(asc(bookingBundles.id))
        .limit(most)
    },
    /** Refund grants that do not match their bookings. */
    unbacked: () => {
      const returned = sum(bookingRefunds.amount).mapWith(Number)
      return db
        .select({ id: credits.id, amount: credits.amount, returned })
        .from(bookingRefunds)
        .innerJoin(credits, eq(credits.id, bookingRefunds.creditId))
        .groupBy(credits.id, credits.amount)
        .having(sql`${sum(bookingRefunds.amount)} <> ${credits.amount}`)
        .orderBy(asc(credits.id))
        .limit(most)
    },
    /** Orders with refunds above the amount paid. */
    overpaid: () => {
      const returned = sum(bookingRefunds.amount).mapWith(Number)
      return db
        .select({ id: orders.id, total: orders.total, returned })
        .from(bookingRefunds)
        .innerJoin(orders, eq(orders.id, bookingRefunds.orderId))
        .groupBy(orders.id, orders.total)
        .having(sql`${sum(bookingRefunds.amount)} > ${orders.total}`)
        .orderBy(asc(orders.id))
        .limit(most)
    },
    /**
     * Pairs of live bookings of one person at one time. The venue may place two at one time itself, so those are left
     * out.
     */
    doubled: async () => {
      const userIds = await crowded()
      if (userIds.length === 0) return []
      const other = aliasedTable(bookings, 'other')
      return db
        .select({ id: bookings.id, other: other.id, userId: bookings.userId })
        .from(bookings)
        .innerJoin(
          other,
          and(
            eq(other.userId, bookings.userId),
            gt(other.id, bookings.id),
            lt(other.startsAt, bookings.endsAt),
            gt(other.endsAt, bookings.startsAt),
            ne(other.status, 'cancelled'),
            eq(other.exclusive, true),
          ),
        )
        .where(
          and(
            inArray(bookings.userId, userIds),
            isLive,
            eq(bookings.exclusive, true),
            notExists(movedOf(bookings, other)),
          ),
        )
        .orderBy(asc(bookings.id))
        .limit(most)
    },
  }
}
