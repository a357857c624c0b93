import type { Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { Audience } from './tables.ts'

/** An item's list prices, by audience. */
export type PriceList = {
  readonly option: {
    readonly id: number
    /** The operator's words, or a text of the platform such as *One session*. */
    readonly name: Text | string
    readonly reference: string
    readonly placesId: number | null
  }
  readonly prices: readonly {
    readonly audience: Audience
    readonly amount: MinorUnits
    /** The name of the membership; null for everybody's price. */
    readonly membership: string | null
  }[]
}

/** A person's audiences at a venue: everybody, and each membership in force there. */
export type Audiences = ReadonlySet<Audience>

export const everybody: Audiences = new Set(['everybody'])

/**
 * The lowest price of the person's audiences; null when none fits, shown as "does not qualify". An unknown visitor sees
 * the standard price: everybody's, or the highest where only members have one. [P3-082, C-79]
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

/** The lowest price of several lists; null where none fits. */
export function leastFor(lists: readonly PriceList[], audiences: Audiences | undefined): MinorUnits | null {
  const amounts = lists.flatMap((list) => priceFor(list, audiences) ?? [])
  return amounts.toSorted((a, b) => a - b)[0] ?? null
}

/** Whether a membership makes the price lower. */
export function isMemberPrice({ prices }: PriceList, amount: MinorUnits): boolean {
  const standard = prices.find(({ audience }) => audience === 'everybody')
  return standard !== undefined && amount < standard.amount
}
