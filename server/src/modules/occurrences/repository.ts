import { and, asc, count, eq, gte, isNotNull, isNull, ne, or, sql, sum } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createOccurrenceReads(db: ReadDb, s: Schema) {
  const edition = prepared(() =>
    db.select({ edition: s.catalogueEditions.edition }).from(s.catalogueEditions).prepare('catalogue_edition'),
  )
  const consumed = prepared(() =>
    db
      .select({ id: s.schedules.id, consumed: s.schedules.consumed })
      .from(s.schedules)
      .where(eq(s.schedules.kind, ph('kind')))
      .prepare('schedules_consumed'),
  )
  const consumedOf = prepared(() =>
    db
      .select({ consumed: s.schedules.consumed })
      .from(s.schedules)
      .where(eq(s.schedules.id, ph('id')))
      .prepare('schedules_consumed_of'),
  )
  const extrasConsumed = prepared(() =>
    db
      .select({ id: s.pricingOptions.id, consumed: s.pricingOptions.consumed })
      .from(s.pricingOptions)
      .where(isNotNull(s.pricingOptions.stock))
      .prepare('pricing_options_consumed'),
  )
  const schedules = prepared(() =>
    db
      .select({ schedule: s.schedules, venue: s.venues, category: s.categories })
      .from(s.schedules)
      .innerJoin(s.venues, eq(s.venues.id, s.schedules.venueId))
      .innerJoin(s.categories, eq(s.categories.id, s.schedules.categoryId))
      .orderBy(asc(s.schedules.startsAt), asc(s.schedules.id))
      .prepare('catalogue_schedules'),
  )
  const occurrences = prepared(() =>
    db
      .select()
      .from(s.occurrences)
      .orderBy(asc(s.occurrences.scheduleId), asc(s.occurrences.startsAt), asc(s.occurrences.id))
      .prepare('catalogue_occurrences'),
  )
  const extras = prepared(() =>
    db
      .select({ scheduleId: s.scheduleExtras.scheduleId, option: s.pricingOptions })
      .from(s.scheduleExtras)
      .innerJoin(s.pricingOptions, eq(s.pricingOptions.id, s.scheduleExtras.pricingOptionId))
      .orderBy(asc(s.scheduleExtras.scheduleId), asc(s.scheduleExtras.position), asc(s.pricingOptions.id))
      .prepare('catalogue_extras'),
  )
  const sections = prepared(() =>
    db
      .select()
      .from(s.questionSections)
      .orderBy(asc(s.questionSections.position), asc(s.questionSections.id))
      .prepare('catalogue_sections'),
  )
  return {
    edition: async () => (await edition())[0]?.edition,
    /** Places taken by schedule id. */
    consumed: async (kind: 'course' | 'camp') =>
      new Map((await consumed({ kind })).map((row) => [row.id, row.consumed])),
    consumedOf: async (id: string) => (await consumedOf({ id }))[0]?.consumed,
    /** Pieces taken of the extras that are limited, by pricing option id. */
    extrasConsumed: async () => new Map((await extrasConsumed()).map((row) => [row.id, row.consumed])),
    /** For the invariants: what is taken beside what bookings and lines say is taken. Not for a request path. */
    counts: async () => {
      const live = await db
        .select({ id: s.bookingBundles.scheduleId, counted: count() })
        .from(s.bookingBundles)
        .where(and(ne(s.bookingBundles.status, 'cancelled'), eq(s.bookingBundles.whole, true)))
        .groupBy(s.bookingBundles.scheduleId)
      const inCarts = await db
        .select({ id: s.cartItems.pricingOptionId, pieces: sum(s.cartItems.quantity).mapWith(Number) })
        .from(s.cartItems)
        .innerJoin(s.carts, eq(s.carts.id, s.cartItems.cartId))
        .where(and(isNotNull(s.cartItems.pricingOptionId), eq(s.carts.status, 'open')))
        .groupBy(s.cartItems.pricingOptionId)
      const ordered = await db
        .select({ id: s.orderItems.pricingOptionId, pieces: sum(s.orderItems.quantity).mapWith(Number) })
        .from(s.orderItems)
        .innerJoin(s.orders, eq(s.orders.id, s.orderItems.orderId))
        .where(and(isNotNull(s.orderItems.pricingOptionId), eq(s.orders.status, 'success')))
        .groupBy(s.orderItems.pricingOptionId)
      const bundles = await db
        .select({ id: s.bookingBundles.id, status: s.bookingBundles.status, other: count() })
        .from(s.bookingBundles)
        .innerJoin(s.bookings, eq(s.bookings.bundleId, s.bookingBundles.id))
        .where(ne(s.bookings.status, s.bookingBundles.status))
        .groupBy(s.bookingBundles.id, s.bookingBundles.status)
      const schedules = await db
        .select({ id: s.schedules.id, consumed: s.schedules.consumed, maximum: s.schedules.maximum })
        .from(s.schedules)
      const extras = await db
        .select({ id: s.pricingOptions.id, consumed: s.pricingOptions.consumed })
        .from(s.pricingOptions)
      const places = new Map(live.map((row) => [row.id, row.counted]))
      const pieces = (id: number) =>
        [...inCarts, ...ordered].reduce((total, row) => total + (row.id === id ? row.pieces : 0), 0)
      return {
        schedules: schedules.map((row) => ({ ...row, counted: places.get(row.id) ?? 0 })),
        extras: extras.map((row) => ({ ...row, counted: pieces(row.id) })),
        bundles,
      }
    },
    /** Everything of the catalogue that does not change with a booking. */
    catalogueRows: async () => ({
      schedules: await schedules(),
      occurrences: await occurrences(),
      extras: await extras(),
      sections: await sections(),
    }),
  }
}

export function createOccurrenceWrites(db: Db, s: Schema) {
  const reserve = prepared(() =>
    db
      .update(s.schedules)
      .set({ consumed: sql`${s.schedules.consumed} + 1` })
      .where(and(eq(s.schedules.id, ph('id')), sql`${s.schedules.consumed} < ${s.schedules.maximum}`))
      .returning({ consumed: s.schedules.consumed })
      .prepare('schedules_reserve'),
  )
  const release = prepared(() =>
    db
      .update(s.schedules)
      .set({ consumed: sql`${s.schedules.consumed} - 1` })
      .where(eq(s.schedules.id, ph('id')))
      .returning({ consumed: s.schedules.consumed })
      .prepare('schedules_release'),
  )
  const takeExtra = prepared(() =>
    db
      .update(s.pricingOptions)
      .set({ consumed: sql`${s.pricingOptions.consumed} + cast(${ph('count')} as integer)` })
      .where(
        and(
          eq(s.pricingOptions.id, ph('id')),
          or(
            isNull(s.pricingOptions.stock),
            gte(s.pricingOptions.stock, sql`${s.pricingOptions.consumed} + cast(${ph('count')} as integer)`),
          ),
        ),
      )
      .returning({ id: s.pricingOptions.id })
      .prepare('pricing_options_take'),
  )
  const giveExtra = prepared(() =>
    db
      .update(s.pricingOptions)
      .set({ consumed: sql`${s.pricingOptions.consumed} - cast(${ph('count')} as integer)` })
      .where(eq(s.pricingOptions.id, ph('id')))
      .returning({ id: s.pricingOptions.id })
      .prepare('pricing_options_give'),
  )
  return {
    /** Takes one place; false when there is none left. The contended row: last in its unit of work. */
    reservePlace: async (scheduleId: string) => (await reserve({ id: scheduleId })).length > 0,
    releasePlace: async (scheduleId: string) => {
      await release({ id: scheduleId })
    },
    /** Takes pieces of an extra; false when there are not enough. */
    takeExtra: async (id: number, count: number) => (await takeExtra({ id, count })).length > 0,
    giveExtraBack: async (id: number, count: number) => {
      await giveExtra({ id, count })
    },
  }
}
