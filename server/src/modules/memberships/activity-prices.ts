import type { ActivityPrice, BookingType } from '@touchline/contract'
import { type Currency, type MinorUnits, minorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import type { Audience } from '../pricing/index.ts'

/** The lowest and the highest price that an audience pays for one kind of sale in a category. */
export type PriceSpan = {
  readonly category: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly bookingType: BookingType | null
  }
  readonly name: string
  readonly audience: Audience
  readonly least: number
  readonly most: number
}

/** Prices of each activity for non-members and for holders of a membership, who pay the lower of their prices. */
export function pricesWith(spans: readonly PriceSpan[], typeId: number, currency: Currency): readonly ActivityPrice[] {
  const own: Audience = `membership:${typeId}`
  const byOption = Map.groupBy(spans, ({ category, name }) => `${category.id} ${name}`)
  return [...byOption.values()].flatMap((ofOption): readonly ActivityPrice[] => {
    const [first] = ofOption
    if (!first) return []
    const everybody = spanOf(ofOption, 'everybody')
    const members = spanOf(ofOption, own)
    const shown = [everybody, members].filter((span) => span !== undefined)
    if (shown.length === 0) return []
    const price = everybody ? minorUnits(everybody.least) : null
    const { id, name, slug, bookingType } = first.category
    return [
      {
        category: { id, name, slug, booking_type: bookingType },
        name: first.name,
        price: price === null ? null : presentPrice(price, currency),
        member_price: presentPrice(leastOf(shown), currency),
        is_from: shown.some(({ least, most }) => least < most),
      },
    ]
  })
}

/** Single prices and prices by age may have the same name. */
function spanOf(spans: readonly PriceSpan[], audience: Audience): Pick<PriceSpan, 'least' | 'most'> | undefined {
  const own = spans.filter((span) => span.audience === audience)
  if (own.length === 0) return undefined
  return { least: leastOf(own), most: Math.max(...own.map(({ most }) => most)) }
}

function leastOf(spans: readonly Pick<PriceSpan, 'least'>[]): MinorUnits {
  return minorUnits(Math.min(...spans.map(({ least }) => least)))
}
