import type { Answer, CartSource, PurchasableType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { OccurrenceTables } from '../occurrences/tables.ts'
import type { UserTables } from '../users/tables.ts'

export type CartTables = ReturnType<typeof cartTables>
export type CartRow = CartTables['carts']['$inferSelect']
export type CartItemRow = CartTables['cartItems']['$inferSelect']

/** `open` can change; `ordered` has become an order and stays as it was. */
export type CartStatus = 'open' | 'ordered'

export function cartTables(k: Kit, { users }: UserTables, { schedules, pricingOptions }: OccurrenceTables) {
  const carts = k.table(
    'carts',
    {
      id: k.int('id').primaryKey(),
      uuid: k.text('uuid').notNull(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      source: k.text('source').$type<CartSource>().notNull(),
      status: k.text('status').$type<CartStatus>().notNull(),
      /** Counts changes; updating it is the first statement of every change. */
      version: k.int('version').notNull(),
      /** Until when the places are kept; null while the basket is empty. [O-31] */
      holdExpiresAt: k.instant('hold_expires_at'),
      extensionsLeft: k.int('extensions_left').notNull(),
      /** The payment attempt that is alive: the hold does not expire meanwhile. */
      paymentUuid: k.text('payment_uuid'),
      /** The money is being taken: nothing may change. */
      locked: k.bool('locked').notNull(),
      notices: k.json<readonly string[]>('notices').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('carts_uuid').on(t.uuid),
      k
        .uniqueIndex('carts_one_open')
        .on(t.userId, t.source)
        .where(sql`${t.status} = 'open'`),
    ],
  )
  /** A line of the basket: a schedule, or an extra below one (`parentId`). */
  const cartItems = k.table(
    'cart_items',
    {
      id: k.int('id').primaryKey(),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      parentId: k.int('parent_id').references((): AnyColumn => cartItems.id),
      purchasableType: k.text('purchasable_type').$type<PurchasableType>().notNull(),
      scheduleId: k.text('schedule_id').references(() => schedules.id),
      pricingOptionId: k.int('pricing_option_id').references(() => pricingOptions.id),
      name: k.text('name').notNull(),
      quantity: k.int('quantity').notNull(),
      unitPrice: k.money('unit_price').notNull(),
      lineTotal: k.money('line_total').notNull(),
      purchasedForUserId: k.int('purchased_for_user_id').references(() => users.id),
      benefitApplied: k.bool('benefit_applied').notNull(),
      /** Sessions bought of all there are, when the price is a part of the full one. */
      priceNote: k.text('price_note'),
      answers: k.json<readonly Answer[]>('answers').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.index('cart_items_cart').on(t.cartId),
      k.check('cart_items_quantity', sql`${t.quantity} >= 1`),
      k.check('cart_items_total', sql`${t.unitPrice} >= 0 and ${t.lineTotal} = ${t.unitPrice} * ${t.quantity}`),
    ],
  )
  return { carts, cartItems }
}
