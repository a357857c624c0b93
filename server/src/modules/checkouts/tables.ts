import type { Kit } from '../../infra/store/kit.ts'
import type { CartTables } from '../carts/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type CheckoutTables = ReturnType<typeof checkoutTables>
export type RedirectSessionRow = CheckoutTables['redirectSessions']['$inferSelect']

export function checkoutTables(k: Kit, { users }: UserTables, { carts }: CartTables, { orders }: OrderTables) {
  /** Partners that may send customers from their own site to the checkout. */
  const partners = k.table(
    'partners',
    {
      id: k.int('id').primaryKey(),
      name: k.text('name').notNull(),
      /** SHA-256 of the key; only the holder knows the key itself. */
      keyHash: k.text('key_hash').notNull(),
      /** Hosts that customers may be sent back to. */
      hosts: k.json<readonly string[]>('hosts').notNull(),
    },
    (t) => [k.uniqueIndex('partners_key').on(t.keyHash)],
  )
  const redirectSessions = k.table(
    'redirect_sessions',
    {
      /** A random text that cannot be guessed. */
      id: k.text('id').primaryKey(),
      partnerId: k
        .int('partner_id')
        .notNull()
        .references(() => partners.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      successUrl: k.text('success_url').notNull(),
      abortUrl: k.text('abort_url').notNull(),
      expirationUrl: k.text('expiration_url').notNull(),
      createdAt: k.instant('created_at').notNull(),
      /** Brought forward when the partner sends the customer again. */
      expiresAt: k.instant('expires_at').notNull(),
      consumedAt: k.instant('consumed_at'),
      orderId: k.int('order_id').references(() => orders.id),
      /** The Idempotency-Key of the partner's request, and a hash of the request. */
      requestKey: k.text('request_key'),
      bodyHash: k.text('body_hash').notNull(),
    },
    (t) => [
      k.index('redirect_sessions_cart').on(t.cartId),
      k.uniqueIndex('redirect_sessions_request').on(t.partnerId, t.requestKey),
    ],
  )
  return { partners, redirectSessions }
}
