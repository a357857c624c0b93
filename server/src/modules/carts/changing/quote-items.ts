import type { AddItem, CartQuote, CartSource, Unworded } from '@touchline/contract'
import { sumOf, times } from '@touchline/money'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { checkAttendees, parseItems, quoteAll, refuseBlocked } from './wanted.ts'

type Asking = { readonly source: CartSource; readonly items: readonly AddItem[]; readonly now: number }

/** The lines that items would be in the basket, at the price of adding them now. Throws as adding does. [O-283] */
export async function quoteItems(
  reads: Reads,
  actor: Actor,
  { source, items, now }: Asking,
): Promise<Unworded<CartQuote>> {
  const { userId } = basketOf(actor, source)
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  const wanted = parseItems(items, userId)
  await checkAttendees(reads, wanted, by)
  const quoted = await quoteAll(reads, wanted, { actor, now })
  await refuseBlocked(reads, wanted, by)
  const currency = currencyOf(await reads.site.getClient())
  const all = quoted.flatMap(({ quote }) => [quote, ...quote.extras])
  const amounts = all.map(({ unitPrice, quantity }) => ({ amount: times(unitPrice, quantity) }))
  return {
    lines: quoted.map(({ type, quote }) => ({
      purchasable_type: type,
      purchasable_id: quote.purchasableId,
      name: quote.name,
      quantity: quote.quantity,
      price: presentPrice(quote.unitPrice, currency),
      line_total: presentPrice(times(quote.unitPrice, quote.quantity), currency),
      benefit_applied: quote.benefitApplied,
      package_applied: quote.packageApplied ?? false,
      price_note: quote.priceNote,
    })),
    total: presentPrice(sumOf(amounts), currency),
  }
}
