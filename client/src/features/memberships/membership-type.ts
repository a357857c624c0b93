import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read, ReadPrice } from '../../api/keys.ts'

type WireType = Entity<'MembershipType'>

/** A membership with an id and a name. */
export type MembershipType = Having<Read<WireType>, 'id' | 'name'>

export type PriceRow = {
  readonly key: string
  readonly name: string
  /** The kind of sale. */
  readonly of: string | null
  /** The kind of sale is named by the operator. */
  readonly isOwnName: boolean
  readonly slug: string | null
  readonly bookingType: string | null
  /** Null when only members can have it. */
  readonly price: ReadPrice | null
  readonly memberPrice: ReadPrice | null
  /** Some of it costs more than the price, or members more than theirs. */
  readonly isFrom: boolean
  readonly isMemberFrom: boolean
}

/** One row for each named and priced activity. */
export function priceRowsOf({ activityPrices }: Pick<MembershipType, 'activityPrices'>): readonly PriceRow[] {
  return (activityPrices ?? []).flatMap((row): readonly PriceRow[] => {
    const name = row.category?.name ?? null
    const [price, memberPrice] = [row.price ?? null, row.memberPrice ?? null]
    if (name === null || (price === null && memberPrice === null)) return []
    return [
      {
        key: `${row.category?.slug ?? name} ${row.name ?? ''}`,
        name,
        of: row.name ?? null,
        isOwnName: row.isOwnName ?? true,
        slug: row.category?.slug ?? null,
        bookingType: row.category?.bookingType ?? null,
        price,
        memberPrice,
        isFrom: row.isFrom ?? false,
        isMemberFrom: row.memberIsFrom ?? row.isFrom ?? false,
      },
    ]
  })
}

/** The price of another month, in minor units, with the renewal fee; null without a price. */
export function renewalCostOf({
  monthlyPrice,
  renewalFee,
}: Pick<MembershipType, 'monthlyPrice' | 'renewalFee'>): number | null {
  return monthlyPrice ? monthlyPrice.value + (renewalFee?.value ?? 0) : null
}

/** The first payment, in minor units: the first month and the joining fee; null without a price. */
export function costOf({
  monthlyPrice,
  joiningFee,
}: Pick<MembershipType, 'monthlyPrice' | 'joiningFee'>): number | null {
  return monthlyPrice ? monthlyPrice.value + (joiningFee?.value ?? 0) : null
}

/** The words around an amount, where there are any: nothing is free, also as the lowest of several prices. [O-507] */
export function amountText({ value }: Pick<ReadPrice, 'value'>, isFrom: boolean): 'free' | 'fromFree' | 'from' | null {
  if (value === 0) return isFrom ? 'fromFree' : 'free'
  return isFrom ? 'from' : null
}
