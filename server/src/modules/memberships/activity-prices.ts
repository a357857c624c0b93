import type { ActivityPrice, BookingType, Text, Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits, minorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import { toColumn } from '../../texts/stored.ts'
import type { Audience } from '../pricing/index.ts'

/** What an audience pays for one pricing option of a category. */
export type OptionPrice = {
  readonly category: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly bookingType: BookingType | null
  }
  /** The kind of sale: options of one name are shown together. */
  readonly name: Text | string
  readonly optionId: number
  readonly audience: Audience
  readonly amount: MinorUnits
}

type Amounts = readonly MinorUnits[]

/** Prices of each activity for non-members and for holders of a membership, who pay the lower of their prices. */
export function pricesWith(
  all: readonly OptionPrice[],
  typeId: number,
  currency: Currency,
): readonly Unworded<ActivityPrice>[] {
  const byKind = Map.groupBy(all, ({ category, name }) => `${category.id} ${toColumn(name)}`)
  return [...byKind.values()].flatMap((ofKind): readonly Unworded<ActivityPrice>[] => {
    const [first] = ofKind
    if (!first) return []
    const everybody = ofKind.filter(({ audience }) => audience === 'everybody').map(({ amount }) => amount)
    const members = amountsOfMembers(ofKind, `membership:${typeId}`)
    if (members.length === 0) return []
    const { id, name, slug, bookingType } = first.category
    return [
      {
        category: { id, name, slug, booking_type: bookingType },
        name: first.name,
        price: everybody.length === 0 ? null : presentPrice(least(everybody), currency),
        member_price: presentPrice(least(members), currency),
        is_from: isSeveral(everybody.length === 0 ? members : everybody),
        member_is_from: isSeveral(members),
        is_own_name: typeof first.name === 'string',
      },
    ]
  })
}

/** What a member pays for each option that is sold to them. */
function amountsOfMembers(ofKind: readonly OptionPrice[], own: Audience): Amounts {
  const options = Map.groupBy(ofKind, ({ optionId }) => optionId)
  return [...options.values()].flatMap((ofOption) => {
    const amounts = ofOption.filter(({ audience }) => audience === 'everybody' || audience === own)
    return amounts.length === 0 ? [] : [least(amounts.map(({ amount }) => amount))]
  })
}

const least = (amounts: Amounts): MinorUnits => minorUnits(Math.min(...amounts))

const isSeveral = (amounts: Amounts): boolean => new Set(amounts).size > 1
