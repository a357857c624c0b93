import type { PriceReason } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import type { PriceList } from './price.ts'

/** The share of a list price that is due: all of it, or that of the remaining sessions. */
type Proportion = (amount: MinorUnits) => MinorUnits

export type Explained = { readonly normal: MinorUnits | null; readonly reason: PriceReason | null }

/**
 * The price without a membership, and the reason a person's price differs or could. `paid` is the person's list price;
 * null when they do not qualify. [O-97, C-79]
 */
export function explainPrice(
  { prices }: PriceList,
  paid: MinorUnits | null,
  { currency, proportion }: { readonly currency: Currency; readonly proportion: Proportion },
): Explained {
  const standard = prices.find(({ audience }) => audience === 'everybody')?.amount ?? null
  const normal = standard === null ? null : proportion(standard)
  const least = prices.filter(({ audience }) => audience !== 'everybody').toSorted((a, b) => a.amount - b.amount)[0]
  if (!least || (standard !== null && least.amount >= standard)) return { normal, reason: null }
  // The membership that gives the price, where several do.
  const own = prices.find(({ audience, amount }) => audience !== 'everybody' && amount === paid) ?? least
  const percent = standard === null ? null : Math.round((100 * (standard - own.amount)) / standard)
  const price = presentPrice(proportion(own.amount), currency)
  return { normal, reason: { code: codeOf(standard, paid), percent, membership: own.membership, price } }
}

function codeOf(standard: MinorUnits | null, paid: MinorUnits | null): PriceReason['code'] {
  if (standard === null) return 'members_only'
  return paid !== null && paid < standard ? 'member_price' : 'members_pay_less'
}
