import type { CreditType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { CartTables } from '../carts/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type CreditTables = ReturnType<typeof creditTables>
export type CreditRow = CreditTables['credits']['$inferSelect']
export type CreditReservationRow = CreditTables['creditReservations']['$inferSelect']

export type CreditReservationState = 'reserved' | 'spent' | 'released'

export function creditTables(k: Kit, { users }: UserTables, { carts }: CartTables) {
  /**
   * Grants of credit. `remaining` changes only with the grant's account in the ledger, never when credit is reserved.
   */
  const credits = k.table(
    'credits',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      type: k.text('type').$type<CreditType>().notNull(),
      amount: k.money('amount').notNull(),
      remaining: k.money('remaining').notNull(),
      reason: k.said('reason').notNull(),
      createdAt: k.instant('created_at').notNull(),
      expiresAt: k.instant('expires_at'),
      /** Credit that came back with a later end than it had; null for any other. */
      lengthened: k.bool('lengthened'),
    },
    (t) => [
      k.index('credits_user').on(t.userId, t.type),
      k.check('credits_remaining', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.amount}`),
    ],
  )
  /**
   * Credit reserved by a basket: spent when its order is paid, released when the payment fails or the basket changes.
   */
  const creditReservations = k.table(
    'credit_reservations',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      cartId: k
        .int('cart_id')
        .notNull()
        .references(() => carts.id),
      type: k.text('type').$type<CreditType>().notNull(),
      amount: k.money('amount').notNull(),
      state: k.text('state').$type<CreditReservationState>().notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.index('credit_reservations_user').on(t.userId, t.state),
      k
        .uniqueIndex('credit_reservations_one')
        .on(t.cartId, t.type)
        .where(sql`${t.state} = 'reserved'`),
      k.check('credit_reservations_amount', sql`${t.amount} > 0`),
    ],
  )
  return { credits, creditReservations }
}
