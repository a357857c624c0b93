import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { BasketKey } from '../../actor.ts'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { CartItemRow, CartRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** The open basket of a kind; an index allows one row at most. */
function openOf(carts: Schema['carts'], $: Given<BasketKey>) {
  return and(
    eq(carts.userId, $.userId),
    eq(carts.source, $.source),
    eq(carts.partnerId, $.partnerId),
    eq(carts.status, 'open'),
  )
}

export function createCartReads(db: ReadDb, { carts, cartItems, claims, bookings }: Schema) {
  return queries('carts', db, {
    findOpen: one(($: Given<BasketKey>) => db.select().from(carts).where(openOf(carts, $))),
    byId: one(($: Given<{ id: number }>) => db.select().from(carts).where(eq(carts.id, $.id))),
    /** The basket line that holds a place of which there is only one. */
    lineHolding: one(($: Given<{ placesId: number }>) =>
      db
        .select({ id: cartItems.id, cartId: cartItems.cartId })
        .from(claims)
        .innerJoin(cartItems, eq(cartItems.id, claims.cartItemId))
        .where(and(eq(claims.placesId, $.placesId), eq(claims.status, sql`'live'`))),
    ),
    /** For the invariants: open baskets that hold places. */
    held: many(() =>
      db
        .select({ id: carts.id, heldSince: carts.heldSince, holdExpiresAt: carts.holdExpiresAt })
        .from(carts)
        .where(and(eq(carts.status, sql`'open'`), isNotNull(carts.heldSince)))
        .orderBy(asc(carts.id)),
    ),
    itemsOf: many(($: Given<{ cartId: number }>) =>
      db.select().from(cartItems).where(eq(cartItems.cartId, $.cartId)).orderBy(asc(cartItems.id)),
    ),
    /** Choices at the price of a membership, behind the bookings of some occurrences, from any basket, paid or not. */
    pricesGivenAt: many(($: Given<{ occurrenceIds: readonly string[] }>) =>
      db
        .select({
          itemId: cartItems.id,
          bookingId: bookings.id,
          occurrenceId: bookings.occurrenceId,
          choice: cartItems.choice,
        })
        .from(bookings)
        .innerJoin(cartItems, eq(cartItems.id, bookings.itemId))
        .where(
          and(
            inList(bookings.occurrenceId, $.occurrenceIds),
            ne(bookings.status, 'cancelled'),
            eq(cartItems.benefitApplied, true),
          ),
        ),
    ),
  })
}

export function createCartWrites(db: Db, { carts, cartItems }: Schema) {
  const open = ($: Given<{ id: number }>) => and(eq(carts.id, $.id), eq(carts.status, 'open'))
  const more = { version: sql`${carts.version} + 1` }
  return queries('carts', db, {
    /** The open basket, counted as changed, or a new one: the first statement of every addition. */
    open: one(($: Given<BasketKey & Pick<CartRow, 'id' | 'uuid' | 'extensionsLeft' | 'createdAt'>>) =>
      db
        .insert(carts)
        .values({
          id: $.id,
          uuid: $.uuid,
          userId: $.userId,
          source: $.source,
          partnerId: $.partnerId,
          status: 'open',
          version: 1,
          extensionsLeft: $.extensionsLeft,
          locked: false,
          notices: [],
          lost: [],
          createdAt: $.createdAt,
        })
        .onConflictDoUpdate({
          target: [carts.userId, carts.source, carts.partnerId],
          targetWhere: sql`status = 'open'`,
          set: more,
        })
        .returning(),
    ),
    /** The open basket, counted as changed: the first statement of every change. Undefined without one. */
    touchOpen: one(($: Given<BasketKey>) => db.update(carts).set(more).where(openOf(carts, $)).returning()),
    /** The open basket by id, counted as changed. */
    touch: one(($: Given<{ id: number }>) => db.update(carts).set(more).where(open($)).returning()),
    setHold: perform(($: Given<{ id: number; holdExpiresAt: number; heldSince: number; extensionsLeft: number }>) =>
      db
        .update(carts)
        .set({ holdExpiresAt: $.holdExpiresAt, heldSince: $.heldSince, extensionsLeft: $.extensionsLeft })
        .where(eq(carts.id, $.id)),
    ),
    clearHold: perform(($: Given<{ id: number }>) =>
      db.update(carts).set({ holdExpiresAt: null, heldSince: null }).where(eq(carts.id, $.id)),
    ),
    /** Ties the hold to a live payment attempt; false when the basket is gone or its payment is being captured. */
    pin: changed(($: Given<{ id: number; payment: string; holdExpiresAt: number | null }>) =>
      db
        .update(carts)
        .set({ paymentUuid: $.payment, holdExpiresAt: $.holdExpiresAt })
        .where(and(open($), eq(carts.locked, false)))
        .returning({ id: carts.id }),
    ),
    /** Unties the hold from a finished attempt, and unlocks; false when another attempt has it. */
    unpin: changed(($: Given<{ id: number; payment: string; holdExpiresAt: number | null }>) =>
      db
        .update(carts)
        .set({ paymentUuid: null, locked: false, holdExpiresAt: $.holdExpiresAt })
        .where(and(open($), eq(carts.paymentUuid, $.payment)))
        .returning({ id: carts.id }),
    ),
    /** Locks the basket during capture. False when another attempt has it. */
    lock: changed(($: Given<{ id: number; payment: string }>) =>
      db
        .update(carts)
        .set({ locked: true, paymentUuid: $.payment })
        .where(and(open($), eq(carts.locked, false), or(isNull(carts.paymentUuid), eq(carts.paymentUuid, $.payment))))
        .returning({ id: carts.id }),
    ),
    /** Marks the basket as ordered; false when it already was. */
    close: changed(($: Given<{ id: number }>) =>
      db
        .update(carts)
        .set({ status: 'ordered', paymentUuid: null, locked: false, holdExpiresAt: null, heldSince: null })
        .where(open($))
        .returning({ id: carts.id }),
    ),
    /** Removes what the baskets of a user say beside their lines. */
    forgetNoticesOf: perform(($: Given<{ userId: number }>) =>
      db.update(carts).set({ notices: [], lost: [] }).where(eq(carts.userId, $.userId)),
    ),
    /** Removes the choices behind lines, with the answers in them. */
    forgetChoicesOf: perform(($: Given<{ userId: number }>) =>
      db
        .update(cartItems)
        .set({ choice: null })
        .where(inArray(cartItems.cartId, db.select({ id: carts.id }).from(carts).where(eq(carts.userId, $.userId)))),
    ),
    setNotices: perform(($: Given<Pick<CartRow, 'id' | 'notices' | 'lost'>>) =>
      db.update(carts).set({ notices: $.notices, lost: $.lost }).where(eq(carts.id, $.id)),
    ),
    insertItems: insertInto(cartItems),
    deleteItems: perform(($: Given<{ cartId: number; ids: readonly number[] }>) =>
      db.delete(cartItems).where(and(eq(cartItems.cartId, $.cartId), inList(cartItems.id, $.ids))),
    ),
    /** Moves a line into another basket, as an item reserved already. */
    passItem: perform(($: Given<Pick<CartItemRow, 'id' | 'cartId' | 'purchasableType' | 'purchasableId' | 'choice'>>) =>
      db
        .update(cartItems)
        .set({
          cartId: $.cartId,
          purchasableType: $.purchasableType,
          purchasableId: $.purchasableId,
          choice: $.choice,
        })
        .where(eq(cartItems.id, $.id)),
    ),
    passExtras: perform(($: Given<{ parentId: number; cartId: number; fromCartId: number }>) =>
      db
        .update(cartItems)
        .set({ cartId: $.cartId })
        .where(and(eq(cartItems.cartId, $.fromCartId), eq(cartItems.parentId, $.parentId))),
    ),
    /** Changes a line's quantity, attendee and price, with the name that tells which price it is. */
    updateItem: perform(($: Given<Pick<CartItemRow, keyof Repriced>>) =>
      db
        .update(cartItems)
        .set({
          name: $.name,
          choice: $.choice,
          quantity: $.quantity,
          purchasedForUserId: $.purchasedForUserId,
          unitPrice: $.unitPrice,
          lineTotal: $.lineTotal,
          pricingOptionId: $.pricingOptionId,
          pricingOptionName: $.pricingOptionName,
          benefitApplied: $.benefitApplied,
          packageApplied: $.packageApplied,
          priceNote: $.priceNote,
        })
        .where(eq(cartItems.id, $.id)),
    ),
  })
}

type Repriced = Pick<
  CartItemRow,
  | 'id'
  | 'name'
  | 'choice'
  | 'quantity'
  | 'purchasedForUserId'
  | 'unitPrice'
  | 'lineTotal'
  | 'pricingOptionId'
  | 'pricingOptionName'
  | 'benefitApplied'
  | 'packageApplied'
  | 'priceNote'
>

export const cartWrites = writesOf('carts', createCartWrites)
