import type { CartSource, PurchasableType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../infra/store/kit.ts'
import type { UserTables } from '../people/tables.ts'
import type { StoredText } from '../../texts/index.ts'

export type CartTables = ReturnType<typeof cartTables>
export type CartRow = CartTables['carts']['$inferSelect']
export type CartItemRow = CartTables['cartItems']['$inferSelect']

/** What tells a line that was lost, and is enough to add it again. */
export type LostLine = {
  readonly purchasableType: PurchasableType
  readonly name: StoredText
  readonly quantity: number
  readonly choice: unknown
  /** Why it was lost: said as long as it is lost, and by the notices longer where they say so too. */
  readonly said?: StoredText
}

/** `open` can change; `ordered` has become an order and stays as it was. */
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
      /** Which partner puts it together for the user, who has a basket besides; 0: none, it is the user's own. [O-17] */
      partnerId: k.int('partner_id').notNull(),
      status: k.text('status').$type<CartStatus>().notNull(),
      /** Counts changes; updating it is the first statement of every change. */
      version: k.int('version').notNull(),
      /** Until when the places are kept; null while the basket is empty. [O-31] */
      holdExpiresAt: k.instant('hold_expires_at'),
      extensionsLeft: k.int('extensions_left').notNull(),
      /** Since when it has kept places without a break: it keeps them for four hours at most. */
      heldSince: k.instant('held_since'),
      /** The payment attempt that is alive: the hold does not expire meanwhile. */
      paymentUuid: k.text('payment_uuid'),
      /** The money is being taken: nothing may change. */
      locked: k.bool('locked').notNull(),
      /** What was changed in it by others, until its customer takes something out or pays. [O-101] */
      notices: k.json<readonly StoredText[]>('notices').notNull(),
      /** What its hold lost, to be added again; empty as soon as something else is done with it. [O-88] */
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
  /** A line of the basket: something bought, or an extra below it (`parentId`). */
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
      /** What was chosen, as the noun that sells it understands it; null for an extra. */
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

/** What a line of a basket and the line of an order it becomes have in common: both keep name and price as they were. */
export function lineColumns(k: Kit, users: UserTables['users']) {
  return {
    purchasableType: k.text('purchasable_type').$type<PurchasableType>().notNull(),
    /** Of whatever kind the type has. [O-58] */
    purchasableId: k.text('purchasable_id').notNull(),
    /** What its price was taken from; null where nothing has a list price. */
    pricingOptionId: k.int('pricing_option_id'),
    pricingOptionName: k.text('pricing_option_name'),
    name: k.said('name').notNull(),
    quantity: k.int('quantity').notNull(),
    unitPrice: k.money('unit_price').notNull(),
    lineTotal: k.money('line_total').notNull(),
    purchasedForUserId: k.int('purchased_for_user_id').references(() => users.id),
    benefitApplied: k.bool('benefit_applied').notNull(),
    packageApplied: k.bool('package_applied').notNull(),
    /** Why the price is what it is: sessions left of all there are. */
    priceNote: k.said('price_note'),
    createdAt: k.instant('created_at').notNull(),
  }
}
