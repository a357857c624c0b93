import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { PlaceTables } from '../places/tables.ts'

export type PricingTables = ReturnType<typeof pricingTables>

/** The audience of a price or a booking window: everybody, or the holders of one type of membership. */
export type Audience = 'everybody' | `membership:${number}`

/** The membership type of an audience; undefined for everybody. */
export function membershipOf(audience: Audience): number | undefined {
  return audience === 'everybody' ? undefined : Number(audience.slice(audience.indexOf(':') + 1))
}

export function pricingTables(k: Kit, { places }: PlaceTables) {
  /** Items with list prices: a course, an entire camp, one session, a ticket, an extra, a package. */
  const pricingOptions = k.table('pricing_options', {
    id: k.int('id').primaryKey(),
    name: k.said('name').notNull(),
    reference: k.text('reference').notNull(),
    /** The stock of an extra; null when the priced item has its own places, or none. */
    placesId: k.int('places_id').references(() => places.id),
  })
  const prices = k.table(
    'prices',
    {
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      audience: k.text('audience').$type<Audience>().notNull(),
      amount: k.money('amount').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'prices_pk', columns: [t.pricingOptionId, t.audience] }),
      k.check('prices_amount', sql`${t.amount} >= 0`),
    ],
  )
  return { pricingOptions, prices }
}
