import { type TenderType, tenders, tenderTypes } from '@touchline/contract'
import { minorUnits, type MinorUnits, minus, sum } from '@touchline/money'

/** An amount paid or given back in one way. */
export type Part = { readonly tenderType: TenderType; readonly amount: MinorUnits }

/**
 * Whether all of `given` may have been given back of what was `paid`: no way back takes more than was paid by the tenders
 * that it may serve. What serves one tender only is part of what serves several, so that each way is looked at together
 * with those within it. [O-41, O-180]
 */
export function mayGiveBack(paid: readonly Part[], given: readonly Part[]): boolean {
  const ways = new Set(given.map(({ tenderType }) => tenderType))
  return [...ways].every((way) => {
    const sources = sourcesOf(way)
    const within = given.filter(({ tenderType }) => [...sourcesOf(tenderType)].every((source) => sources.has(source)))
    return amountOf(within) <= amountOf(paid.filter(({ tenderType }) => sources.has(tenderType)))
  })
}

/** The tenders that may come back in one way. */
function sourcesOf(way: TenderType): ReadonlySet<TenderType> {
  const back = (tender: TenderType): readonly TenderType[] => tenders[tender].refundableTo
  return new Set(tenderTypes.filter((tender) => back(tender).includes(way)))
}

/** What is left of an order to be given back, by what it was paid with. */
export type Left = { readonly membership: MinorUnits; readonly other: MinorUnits }

/** How much of an amount that comes back as credit is membership credit: in proportion to what is left of both. [O-32] */
export function membershipPartOf(amount: MinorUnits, { membership, other }: Left): MinorUnits {
  const left = membership + other
  return left === 0 ? minorUnits(0) : minorUnits(Math.floor((amount * membership) / left))
}

/** What is left to be given back. `returned` is membership credit that came back as such. */
export function leftOf(
  { total, byMembership }: { readonly total: MinorUnits; readonly byMembership: MinorUnits },
  given: { readonly all: readonly Part[]; readonly asMembership: MinorUnits },
): Left {
  const membership = minus(byMembership, given.asMembership)
  return { membership, other: minus(minus(total, amountOf(given.all)), membership) }
}

export function amountOf(parts: readonly Part[]): MinorUnits {
  return sum(parts.map(({ amount }) => amount))
}
