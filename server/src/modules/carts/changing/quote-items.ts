import type { AddItem, CartItem, CartQuote, CartSource, Channel, Unworded } from '@touchline/contract'
import { type Currency, sumOf, times } from '@touchline/money'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { presentItems } from '../present-items.ts'
import { checkAttendees, parseItems, quoteAll, type Quoted, refuseBlocked } from './wanted.ts'
import { rowsOf } from './write-lines.ts'

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
  const summaries = await readSummaries(reads, quoted, { userId, channel: actor.channel, currency, now })
  const all = quoted.flatMap(({ quote }) => [quote, ...quote.extras])
  const amounts = all.map(({ unitPrice, quantity }) => ({ amount: times(unitPrice, quantity) }))
  return {
    lines: quoted.map(({ type, quote }, index) => ({
      purchasable_type: type,
      purchasable_id: quote.purchasableId,
      name: quote.name,
      quantity: quote.quantity,
      price: presentPrice(quote.unitPrice, currency),
      line_total: presentPrice(times(quote.unitPrice, quote.quantity), currency),
      benefit_applied: quote.benefitApplied,
      package_applied: quote.packageApplied ?? false,
      price_note: quote.priceNote,
      ...summaries[index],
    })),
    total: presentPrice(sumOf(amounts), currency),
  }
}

type Summarising = Pick<Asking, 'now'> & {
  readonly userId: number
  readonly channel: Channel
  readonly currency: Currency
}

/** The terms of cancelling each line, presented as the basket would present it. [O-430] */
async function readSummaries(
  reads: Reads,
  quoted: readonly Quoted[],
  { userId, channel, currency, now }: Summarising,
): Promise<readonly Pick<Unworded<CartItem>, 'cancellation_summary'>[]> {
  let last = 0
  const next = () => ++last
  const ids = { cart_item: next, booking_bundle: next, booking: next, claim: next }
  const { items, ...written } = rowsOf(quoted, { cartId: 0, ownerId: userId, channel, now, ids })
  const shown = await presentItems(reads, items, { currency, now }, { quoted, items, ...written })
  return shown.map(({ cancellation_summary: summary }) => (summary ? { cancellation_summary: summary } : {}))
}
