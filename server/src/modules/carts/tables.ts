import type { CartSource, PurchasableType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'
import type { StoredText } from '../../texts/index.ts'

export type CartTables = ReturnType<typeof cartTables>
export type CartRow = CartTables['carts']['$inferSelect']
export type CartItemRow = CartTables['cartItems']['$inferSelect']

/** A lost line, with enough data to add it again. */
export type LostLine = {
  readonly purchasableType: PurchasableType
  readonly name: StoredText
  readonly quantity: number
  readonly choice: unknown
  /** The reason it was lost, said as long as it is lost; a notice may say it longer. */
  readonly said?: StoredText
}

/** `open` can change; `ordered` belongs to an order and never changes. */
export type CartStatus = 'open' | 'ordered'

export function cartTables(k: Kit, { users }: UserTables) {
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
      /** The partner that fills this basket for the user; 0 for the user's own basket. */
      partnerId: k.int('partner_id').notNull(),
      status: k.text('status').$type<CartStatus>().notNull(),
      /** Counts changes; every change updates it first. */
      version: k.int('version').notNull(),
      /** The end of the hold; null while the basket is empty. */
      holdExpiresAt: k.instant('hold_expires_at'),
      extensionsLeft: k.int('extensions_left').notNull(),
      /** The start of the uninterrupted hold, which lasts four hours at most. */
      heldSince: k.instant('held_since'),
      /** The live payment attempt, during which the hold does not expire. */
      paymentUuid: k.text('payment_uuid'),
      /** True during capture: nothing may change. */
      locked: k.bool('locked').notNull(),
      /** Changes by others, kept until the customer removes something or pays. */
      notices: k.json<readonly StoredText[]>('notices').notNull(),
      /** Lines lost with the hold, which can be added again; cleared by any other change. */
      lost: k.json<readonly LostLine[]>('lost').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('carts_uuid').on(t.uuid),
      k
        .uniqueIndex('carts_one_open')
        .on(t.userId, t.source, t.partnerId)
        .where(sql`${t.status} = 'open'`),
    ],
  )
  /** Lines of a basket; an extra is a line below another (`parentId`). */
  const cartItems = k.table(
    'cart_items',
    {
      id: k.int('id').primaryKey(),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      ...lineColumns(k, users),
      parentId: k.int('parent_id').references((): AnyColumn => cartItems.id),
      /** The choice, as the module that sells it understands it; null for an extra. */
      choice: k.json<unknown>('choice'),
    },
    (t) => [
      k.index('cart_items_cart').on(t.cartId),
      k
        .index('cart_items_membership')
        .on(t.purchasedForUserId)
        .where(sql`${t.purchasableType} = 'membershipRenewal' and ${t.purchasedForUserId} is not null`),
      k.check('cart_items_quantity', sql`${t.quantity} >= 1`),
      k.check('cart_items_total', sql`${t.unitPrice} >= 0 and ${t.lineTotal} = ${t.unitPrice} * ${t.quantity}`),
    ],
  )
  return { carts, cartItems }
}

/** Columns shared by a basket line and the order line it becomes: both keep name and price as they were. */
export function lineColumns(k: Kit, users: UserTables['users']) {
  return {
    purchasableType: k.text('purchasable_type').$type<PurchasableType>().notNull(),
    /** An id of the type's own kind. */
    purchasableId: k.text('purchasable_id').notNull(),
    /** The pricing option that set the price; null for an item without a list price. */
    pricingOptionId: k.int('pricing_option_id'),
    pricingOptionName: k.said('pricing_option_name'),
    name: k.said('name').notNull(),
    quantity: k.int('quantity').notNull(),
    unitPrice: k.money('unit_price').notNull(),
    lineTotal: k.money('line_total').notNull(),
    purchasedForUserId: k.int('purchased_for_user_id').references(() => users.id),
    benefitApplied: k.bool('benefit_applied').notNull(),
    packageApplied: k.bool('package_applied').notNull(),
    /** The reason for the price, such as the sessions left of all. */
    priceNote: k.said('price_note'),
    createdAt: k.instant('created_at').notNull(),
  }
}
