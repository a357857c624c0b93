import type { Channel } from '@touchline/contract'
import { and, type AnyColumn, asc, eq, gte, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createPlaceReads(db: ReadDb, { places, claims, cartItems, carts }: Schema) {
  const own = queries('places', db, {
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(places).where(inList(places.id, $.ids)).orderBy(asc(places.id)),
    ),
    liveOfCartItems: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select()
        .from(claims)
        .where(and(inList(claims.cartItemId, $.itemIds), eq(claims.status, 'live')))
        .orderBy(asc(claims.placesId), asc(claims.id)),
    ),
    /** Places of a line in the basket of one of some users, and of its extras. */
    heldByLine: many(($: Given<{ itemId: number; ownerIds: readonly number[] }>) =>
      db
        .select({ placesId: claims.placesId, count: claims.count })
        .from(claims)
        .innerJoin(cartItems, eq(cartItems.id, claims.cartItemId))
        .innerJoin(carts, eq(carts.id, cartItems.cartId))
        .where(
          and(
            or(eq(cartItems.id, $.itemId), eq(cartItems.parentId, $.itemId)),
            inList(carts.userId, $.ownerIds),
            eq(claims.status, 'live'),
          ),
        )
        .orderBy(asc(claims.placesId), asc(claims.id)),
    ),
    liveOfOrderItems: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select()
        .from(claims)
        .where(and(inList(claims.orderItemId, $.itemIds), eq(claims.status, 'live')))
        .orderBy(asc(claims.placesId), asc(claims.id)),
    ),
    liveOfBlock: many(($: Given<{ blockId: number }>) =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.blockId, $.blockId), eq(claims.status, 'live')))
        .orderBy(asc(claims.id)),
    ),
    /** Places kept for a waitlist. */
    liveOfWaitlist: many(($: Given<{ placesId: number }>) =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.waitlistId, $.placesId), eq(claims.status, 'live')))
        .orderBy(asc(claims.id)),
    ),
  })
  return {
    ...own,
    /** For the invariants: places whose number taken differs from their live claims. Not for a request path. */
    differences: () => {
      const claimed = db
        .select({
          placesId: claims.placesId,
          total: sum(claims.count).mapWith(Number).as('total'),
          online: sum(sql`case when ${claims.channel} = 'online' then ${claims.count} else 0 end`)
            .mapWith(Number)
            .as('online'),
        })
        .from(claims)
        .where(eq(claims.status, 'live'))
        .groupBy(claims.placesId)
        .as('claimed')
      const total = sql<number>`coalesce(${claimed.total}, 0)`.mapWith(Number)
      const online = sql<number>`coalesce(${claimed.online}, 0)`.mapWith(Number)
      return db
        .select({ places, total, online })
        .from(places)
        .leftJoin(claimed, eq(claimed.placesId, places.id))
        .where(
          or(
            sql`${places.consumed} <> ${total}`,
            and(isNotNull(places.onlineUsed), sql`${places.onlineUsed} <> ${online}`),
          ),
        )
        .orderBy(asc(places.id))
        .limit(100)
    },
  }
}

export function createPlaceWrites(db: Db, { places, claims, dayLocks }: Schema) {
  type Change = { readonly id: number; readonly count: number }

  /** Changes the number taken, within the capacity; `count` is negative for a release. */
  const change = (channel: Channel, $: Given<Change>) => {
    const [used, most] = channel === 'online' ? [places.onlineUsed, places.onlineMax] : [places.fohUsed, places.fohMax]
    const more = (column: AnyColumn) => sql`${column} + ${$.count}`
    return db
      .update(places)
      .set({ consumed: more(places.consumed), [channel === 'online' ? 'onlineUsed' : 'fohUsed']: more(used) })
      .where(
        and(
          eq(places.id, $.id),
          or(isNull(places.maximum), gte(places.maximum, more(places.consumed))),
          // Shared places have no share of a channel: their null stays null.
          or(isNull(most), gte(most, more(used))),
        ),
      )
      .returning({ id: places.id })
  }

  return queries('places', db, {
    changeOnline: changed(($: Given<Change>) => change('online', $)),
    changeFoh: changed(($: Given<Change>) => change('foh', $)),
    /** Changes the number waiting by one; false when the waitlist is full. */
    changeWaiting: changed(($: Given<Change>) =>
      db
        .update(places)
        .set({ waitUsed: sql`${places.waitUsed} + ${$.count}` })
        .where(and(eq(places.id, $.id), gte(places.waitMax, sql`${places.waitUsed} + ${$.count}`)))
        .returning({ id: places.id }),
    ),
    insertPlaces: insertInto(places),
    /** Sets the capacity of shared places; false when more are taken. */
    shareAs: changed(($: Given<{ id: number; maximum: number }>) =>
      db
        .update(places)
        .set({ maximum: $.maximum })
        .where(and(eq(places.id, $.id), isNull(places.onlineMax), lte(places.consumed, $.maximum)))
        .returning({ id: places.id }),
    ),
    /** Sets the capacities of split places; false when more are taken. */
    splitAs: changed(($: Given<{ id: number; maximum: number; online: number; foh: number }>) =>
      db
        .update(places)
        .set({ maximum: $.maximum, onlineMax: $.online, fohMax: $.foh })
        .where(and(eq(places.id, $.id), lte(places.onlineUsed, $.online), lte(places.fohUsed, $.foh)))
        .returning({ id: places.id }),
    ),
    insertClaims: insertInto(claims),
    release: many(($: Given<{ ids: readonly number[]; releasedAt: number }>) =>
      db
        .update(claims)
        .set({ status: 'released', releasedAt: $.releasedAt })
        .where(and(inList(claims.id, $.ids), eq(claims.status, 'live')))
        .returning({ id: claims.id }),
    ),
    /** Turns claims of basket lines into those of order lines, which have the same ids. */
    passToOrder: perform(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .update(claims)
        .set({ orderItemId: sql`${claims.cartItemId}`, cartItemId: null })
        .where(and(inList(claims.cartItemId, $.itemIds), eq(claims.status, 'live'))),
    ),
    /** Keeps a claim, or its rest, for the waitlist. */
    keepForWaitlist: perform(($: Given<{ id: number; count: number }>) =>
      db
        .update(claims)
        .set({
          waitlistId: sql`${claims.placesId}`,
          cartItemId: null,
          orderItemId: null,
          blockId: null,
          count: $.count,
        })
        .where(and(eq(claims.id, $.id), eq(claims.status, 'live'))),
    ),
    /** Locks the row until the transaction ends. */
    lockRow: changed(($: Given<{ id: number }>) =>
      db
        .update(places)
        .set({ waitUsed: sql`${places.waitUsed}` })
        .where(eq(places.id, $.id))
        .returning({ id: places.id }),
    ),
    /** In the given order: always by kind, id and day. */
    touchDays: insertInto(dayLocks, {
      target: [dayLocks.kind, dayLocks.id, dayLocks.utcDay],
      set: { version: sql`${dayLocks.version} + 1` },
    }),
  })
}

export const placeWrites = writesOf('places', createPlaceWrites)
