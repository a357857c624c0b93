import type { CartSource } from '@touchline/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { CartItemRow, CartRow } from './tables.ts'

const ph = sql.placeholder

export function createCartReads(db: ReadDb, { carts, cartItems }: Schema) {
  const open = prepared(() =>
    db
      .select()
      .from(carts)
      .where(and(eq(carts.userId, ph('userId')), eq(carts.source, ph('source')), eq(carts.status, 'open')))
      .prepare('carts_open'),
  )
  const byId = prepared(() =>
    db
      .select()
      .from(carts)
      .where(eq(carts.id, ph('id')))
      .prepare('carts_by_id'),
  )
  const items = prepared(() =>
    db
      .select()
      .from(cartItems)
      .where(eq(cartItems.cartId, ph('cartId')))
      .orderBy(asc(cartItems.id))
      .prepare('cart_items'),
  )
  return {
    findOpen: async (userId: number, source: CartSource) => (await open({ userId, source }))[0],
    byId: async (id: number) => (await byId({ id }))[0],
    itemsOf: (cartId: number) => items({ cartId }),
  }
}

export function createCartWrites(db: Db, { carts, cartItems }: Schema) {
  const insert = prepared(() =>
    db
      .insert(carts)
      .values({
        id: ph('id'),
        uuid: ph('uuid'),
        userId: ph('userId'),
        source: ph('source'),
        status: 'open',
        version: 1,
        holdExpiresAt: null,
        extensionsLeft: ph('extensionsLeft'),
        paymentUuid: null,
        locked: false,
        notices: [],
        createdAt: ph('createdAt'),
      })
      .onConflictDoNothing()
      .prepare('carts_insert'),
  )
  const touchOpen = prepared(() =>
    db
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(and(eq(carts.userId, ph('userId')), eq(carts.source, ph('source')), eq(carts.status, 'open')))
      .returning()
      .prepare('carts_touch_open'),
  )
  const touch = prepared(() =>
    db
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(and(eq(carts.id, ph('id')), eq(carts.status, 'open')))
      .returning()
      .prepare('carts_touch'),
  )
  const setHold = prepared(() =>
    db
      .update(carts)
      .set({ holdExpiresAt: sql`${ph('holdExpiresAt')}`, extensionsLeft: sql`${ph('extensionsLeft')}` })
      .where(eq(carts.id, ph('id')))
      .prepare('carts_hold'),
  )
  const clearHold = prepared(() =>
    db
      .update(carts)
      .set({ holdExpiresAt: null })
      .where(eq(carts.id, ph('id')))
      .prepare('carts_clear_hold'),
  )
  const pin = prepared(() =>
    db
      .update(carts)
      .set({ paymentUuid: sql`${ph('payment')}`, holdExpiresAt: sql`${ph('holdExpiresAt')}` })
      .where(and(eq(carts.id, ph('id')), eq(carts.status, 'open'), eq(carts.locked, false)))
      .returning({ id: carts.id })
      .prepare('carts_pin'),
  )
  const unpin = prepared(() =>
    db
      .update(carts)
      .set({ paymentUuid: null, locked: false, holdExpiresAt: sql`${ph('holdExpiresAt')}` })
      .where(and(eq(carts.id, ph('id')), eq(carts.status, 'open'), eq(carts.paymentUuid, ph('payment'))))
      .returning({ id: carts.id })
      .prepare('carts_unpin'),
  )
  const lock = prepared(() =>
    db
      .update(carts)
      .set({ locked: true, paymentUuid: sql`${ph('payment')}` })
      .where(
        and(
          eq(carts.id, ph('id')),
          eq(carts.status, 'open'),
          eq(carts.locked, false),
          sql`(${carts.paymentUuid} is null or ${carts.paymentUuid} = ${ph('payment')})`,
        ),
      )
      .returning({ id: carts.id })
      .prepare('carts_lock'),
  )
  const close = prepared(() =>
    db
      .update(carts)
      .set({ status: 'ordered', paymentUuid: null, locked: false, holdExpiresAt: null })
      .where(and(eq(carts.id, ph('id')), eq(carts.status, 'open')))
      .returning({ id: carts.id })
      .prepare('carts_close'),
  )
  const insertItem = prepared(() =>
    db
      .insert(cartItems)
      .values({
        id: ph('id'),
        cartId: ph('cartId'),
        parentId: ph('parentId'),
        purchasableType: ph('purchasableType'),
        scheduleId: ph('scheduleId'),
        pricingOptionId: ph('pricingOptionId'),
        name: ph('name'),
        quantity: ph('quantity'),
        unitPrice: ph('unitPrice'),
        lineTotal: ph('lineTotal'),
        purchasedForUserId: ph('purchasedForUserId'),
        benefitApplied: ph('benefitApplied'),
        priceNote: ph('priceNote'),
        answers: ph('answers'),
        createdAt: ph('createdAt'),
      })
      .prepare('cart_items_insert'),
  )
  const deleteItem = prepared(() =>
    db
      .delete(cartItems)
      .where(and(eq(cartItems.id, ph('id')), eq(cartItems.cartId, ph('cartId'))))
      .returning({ id: cartItems.id })
      .prepare('cart_items_delete'),
  )
  return {
    /** Writes an open basket unless the user has one already. */
    insert: async (cart: Pick<CartRow, 'id' | 'uuid' | 'userId' | 'source' | 'extensionsLeft' | 'createdAt'>) => {
      await insert({ ...cart })
    },
    /** The open basket, counted as changed: the first statement of every change. Undefined when there is none. */
    touchOpen: async (userId: number, source: CartSource) => (await touchOpen({ userId, source }))[0],
    /** The same by id. */
    touch: async (id: number) => (await touch({ id }))[0],
    setHold: async (id: number, holdExpiresAt: number, extensionsLeft: number) => {
      await setHold({ id, holdExpiresAt, extensionsLeft })
    },
    clearHold: async (id: number) => {
      await clearHold({ id })
    },
    /** Ties the hold to a payment attempt that is alive; false when the basket is gone or its money is being taken. */
    pin: async (id: number, payment: string, holdExpiresAt: number) =>
      (await pin({ id, payment, holdExpiresAt })).length > 0,
    /** Unties the hold from an attempt that is over; false when another attempt has it. Unlocks too. */
    unpin: async (id: number, payment: string, holdExpiresAt: number) =>
      (await unpin({ id, payment, holdExpiresAt })).length > 0,
    /** Nothing may change from now on: the money is being taken. False when another attempt has the basket. */
    lock: async (id: number, payment: string) => (await lock({ id, payment })).length > 0,
    /** The basket has become an order; false when it already had. */
    close: async (id: number) => (await close({ id })).length > 0,
    setNotices: async (id: number, notices: readonly string[]) => {
      await db.update(carts).set({ notices }).where(eq(carts.id, id))
    },
    insertItem: async (item: CartItemRow) => {
      await insertItem({ ...item })
    },
    /** Answers whether the line was still there. */
    deleteItem: async (cartId: number, id: number) => (await deleteItem({ cartId, id })).length > 0,
    /** Puts a line to another attendee and price. */
    updateItem: async (
      id: number,
      change: Pick<CartItemRow, 'purchasedForUserId' | 'unitPrice' | 'lineTotal' | 'benefitApplied'>,
    ) => {
      await db.update(cartItems).set(change).where(eq(cartItems.id, id))
    },
  }
}
