import type { ChargeType } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type PenaltyTables = ReturnType<typeof penaltyTables>
export type PenaltyRow = PenaltyTables['penalties']['$inferSelect']

export function penaltyTables(k: Kit, { users }: UserTables, { places }: PlaceTables) {
  const penalties = k.table(
    'penalties',
    {
      id: k.int('id').primaryKey(),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      /** The type of charge, and the purchasable type that pays it. */
      type: k.text('type').$type<ChargeType>().notNull(),
      amount: k.money('amount').notNull(),
      reason: k.said('reason').notNull(),
      /** Blocks booking until it is paid. */
      disablesBooking: k.bool('disables_booking').notNull(),
      actions: k.json<readonly string[]>('actions').notNull(),
      /** The booking cancelled late or missed; null for another charge. */
      bookingId: k.int('booking_id'),
      createdAt: k.instant('created_at').notNull(),
      /** One place: a charge is in one basket at a time, and paid once. */
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
      paidAt: k.instant('paid_at'),
      /** It was not due: the person recorded as absent had attended. [O-54] */
      withdrawnAt: k.instant('withdrawn_at'),
    },
    (t) => [
      k.index('penalties_user').on(t.userId),
      k.index('penalties_booking').on(t.bookingId),
      k.check('penalties_amount', sql`${t.amount} > 0`),
    ],
  )
  return { penalties }
}
