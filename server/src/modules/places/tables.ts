import type { Channel } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'

export type PlaceTables = ReturnType<typeof placeTables>
export type PlacesRow = PlaceTables['places']['$inferSelect']
export type ClaimRow = PlaceTables['claims']['$inferSelect']

export type LockKind = 'location' | 'person' | 'instructor'

/** Everything scarce: a class, a course, a session, a court slot, a stocked extra, a penalty to be paid once. */
export function placeTables(k: Kit) {
  /** Capacity and number taken. A booking never changes the row of the booked item itself. */
  const places = k.table(
    'places',
    {
      id: k.int('id').primaryKey(),
      /** Null without a limit. */
      maximum: k.int('maximum'),
      /** The sum of the live claims. */
      consumed: k.int('consumed').notNull(),
      /** Null in all four when the channels share the places. */
      onlineMax: k.int('online_max'),
      onlineUsed: k.int('online_used'),
      fohMax: k.int('foh_max'),
      fohUsed: k.int('foh_used'),
      /** Null without a waitlist. */
      waitMax: k.int('wait_max'),
      waitUsed: k.int('wait_used').notNull(),
    },
    (t) => [
      k.check('places_consumed', sql`${t.consumed} >= 0 and (${t.maximum} is null or ${t.consumed} <= ${t.maximum})`),
      k.check(
        'places_split',
        sql`(${t.onlineMax} is null and ${t.fohMax} is null and ${t.onlineUsed} is null and ${t.fohUsed} is null)
          or (${t.onlineUsed} >= 0 and ${t.onlineUsed} <= ${t.onlineMax} and ${t.fohUsed} >= 0 and ${t.fohUsed} <= ${t.fohMax}
            and ${t.onlineUsed} + ${t.fohUsed} = ${t.consumed} and ${t.onlineMax} + ${t.fohMax} = ${t.maximum})`,
      ),
      k.check('places_wait', sql`${t.waitUsed} >= 0 and (${t.waitUsed} = 0 or ${t.waitUsed} <= ${t.waitMax})`),
    ],
  )
  /** Claims on places, each held by exactly one of a basket line, an order line, a waitlist, a block. */
  const claims = k.table(
    'claims',
    {
      id: k.int('id').primaryKey(),
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
      count: k.int('count').notNull(),
      channel: k.text('channel').$type<Channel>().notNull(),
      status: k.text('status').$type<'live' | 'released'>().notNull(),
      cartItemId: k.int('cart_item_id'),
      orderItemId: k.int('order_item_id'),
      /** The waitlist of these places, which keeps them until they are offered or freed. */
      waitlistId: k.int('waitlist_id'),
      blockId: k.int('block_id'),
      createdAt: k.instant('created_at').notNull(),
      releasedAt: k.instant('released_at'),
    },
    (t) => [
      k
        .index('claims_live')
        .on(t.placesId, t.id)
        .where(sql`${t.status} = 'live'`),
      k
        .index('claims_cart_item')
        .on(t.cartItemId)
        .where(sql`${t.cartItemId} is not null`),
      k
        .index('claims_order_item')
        .on(t.orderItemId)
        .where(sql`${t.orderItemId} is not null`),
      k
        .index('claims_waitlist')
        .on(t.waitlistId)
        .where(sql`${t.waitlistId} is not null`),
      k
        .index('claims_block')
        .on(t.blockId)
        .where(sql`${t.blockId} is not null`),
      k.check('claims_count', sql`${t.count} >= 1`),
      k.check(
        'claims_one_holder',
        sql`(case when ${t.cartItemId} is null then 0 else 1 end) + (case when ${t.orderItemId} is null then 0 else 1 end)
          + (case when ${t.waitlistId} is null then 0 else 1 end) + (case when ${t.blockId} is null then 0 else 1 end) = 1`,
      ),
    ],
  )
  /** Rows locked in a fixed order before a check for overlaps, so that checks of one day run one after the other. */
  const dayLocks = k.table(
    'day_locks',
    {
      kind: k.text('kind').$type<LockKind>().notNull(),
      id: k.int('id').notNull(),
      /** Days since 1970 in UTC. */
      utcDay: k.int('utc_day').notNull(),
      version: k.int('version').notNull(),
    },
    (t) => [k.primaryKey({ name: 'day_locks_pk', columns: [t.kind, t.id, t.utcDay] })],
  )
  return { places, claims, dayLocks }
}
