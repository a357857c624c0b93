import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { PriceList } from './price.ts'
import { type Audience, membershipOf } from './tables.ts'

export function createPricingReads(db: ReadDb, { pricingOptions, prices, membershipTypes }: Schema) {
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
    membershipNames: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({ id: membershipTypes.id, name: membershipTypes.name })
        .from(membershipTypes)
        .where(inList(membershipTypes.id, $.ids)),
    ),
  })

  /** Membership names, keyed by audience. */
  async function namesOf(audiences: readonly Audience[]): Promise<ReadonlyMap<Audience, string>> {
    const ids = new Set(audiences.flatMap((audience) => membershipOf(audience) ?? []))
    if (ids.size === 0) return new Map()
    const types = await rows.membershipNames({ ids: [...ids] })
    return new Map(types.map(({ id, name }) => [`membership:${id}` as const, name]))
  }

  return {
    /** Price lists, keyed by option id. An option without prices is left out. */
    listsOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, PriceList>> => {
      if (ids.length === 0) return new Map()
      const found = await rows.ofOptions({ ids: [...new Set(ids)] })
      const names = await namesOf(found.map(({ price }) => price.audience))
      const grouped = Map.groupBy(found, ({ option }) => option.id)
      const named = ({ price }: (typeof found)[number]) => ({ ...price, membership: names.get(price.audience) ?? null })
      return new Map(
        [...grouped].flatMap(([id, [first, ...rest]]) =>
          first ? [[id, { option: first.option, prices: [first, ...rest].map(named) }] as const] : [],
        ),
      )
    },
  }
}
