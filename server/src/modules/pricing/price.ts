import type { MinorUnits } from '@touchline/money'
import type { Audience } from './tables.ts'

/** Something with a list price, and what it costs whom. */
export type PriceList = {
  readonly option: {
    readonly id: number
    readonly name: string
    readonly reference: string
    readonly placesId: number | null
  }
  readonly prices: readonly {
    readonly audience: Audience
    readonly amount: MinorUnits
    /** The name of the membership that gives it; null: everybody's. */
    readonly membership: string | null
  }[]
}

/** What somebody belongs to at a venue: everybody, and each membership in force there. */
export type Audiences = ReadonlySet<Audience>

export const everybody: Audiences = new Set(['everybody'])

/**
 * The least that an audience of the person pays; null when none fits, which reads "does not qualify". Somebody unknown
 * is told the standard price: that of everybody, or the highest there is where it is for members only.
 * [P3-082, C-79]
 */
export function priceFor({ prices }: PriceList, audiences: Audiences | undefined): MinorUnits | null {
  const fitting = prices.filter(({ audience }) => (audiences ?? everybody).has(audience))
  const amounts = (fitting.length > 0 || audiences ? fitting : prices).map(({ amount }) => amount)
  const [first, ...rest] = amounts
  if (first === undefined) return null
  const choose = fitting.length > 0 ? Math.min : Math.max
  // One of the amounts, which are money.
  return choose(first, ...rest) as MinorUnits
}

/** Whether a price is lower because of a membership. */
export function isMemberPrice({ prices }: PriceList, amount: MinorUnits): boolean {
  const standard = prices.find(({ audience }) => audience === 'everybody')
  return standard !== undefined && amount < standard.amount
}
