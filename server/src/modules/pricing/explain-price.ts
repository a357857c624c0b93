import type { PriceReason } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import type { PriceList } from './price.ts'

/** What of a list price is paid: all of it, or the share of the sessions that are left. */
type Proportion = (amount: MinorUnits) => MinorUnits

export type Explained = { readonly normal: MinorUnits | null; readonly reason: PriceReason | null }

/**
 * What somebody without a membership pays, and why a person's price differs from it or could. `paid` is the list price
 * of the person; null: they do not qualify. [O-97, C-79]
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
  // The one that gives the person the price, where several do.
  const own = prices.find(({ audience, amount }) => audience !== 'everybody' && amount === paid) ?? least
  const percent = standard === null ? null : Math.round((100 * (standard - own.amount)) / standard)
  const price = presentPrice(proportion(own.amount), currency)
  return { normal, reason: { code: codeOf(standard, paid), percent, membership: own.membership, price } }
}

function codeOf(standard: MinorUnits | null, paid: MinorUnits | null): PriceReason['code'] {
  if (standard === null) return 'members_only'
  return paid !== null && paid < standard ? 'member_price' : 'members_pay_less'
}
