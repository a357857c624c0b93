import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { PriceList } from './price.ts'

export function createPricingReads(db: ReadDb, { pricingOptions, prices }: Schema) {
  const rows = queries('pricing', db, {
    ofOptions: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({
          option: {
            id: pricingOptions.id,
            name: pricingOptions.name,
            reference: pricingOptions.reference,
            placesId: pricingOptions.placesId,
          },
          price: { audience: prices.audience, amount: prices.amount },
        })
        .from(pricingOptions)
        .innerJoin(prices, eq(prices.pricingOptionId, pricingOptions.id))
        .where(inList(pricingOptions.id, $.ids))
        .orderBy(asc(pricingOptions.id), asc(prices.audience)),
    ),
  })
  return {
    /** Price lists by the id of their option; an option without a price is not there. */
    listsOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, PriceList>> => {
      if (ids.length === 0) return new Map()
      const grouped = Map.groupBy(await rows.ofOptions({ ids: [...new Set(ids)] }), ({ option }) => option.id)
      return new Map(
        [...grouped].flatMap(([id, [first, ...rest]]) =>
          first ? [[id, { option: first.option, prices: [first, ...rest].map(({ price }) => price) }] as const] : [],
        ),
      )
    },
  }
}
