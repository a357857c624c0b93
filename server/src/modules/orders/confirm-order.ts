import type { CartItem, Unworded } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { type LineRow, presentItems } from '../carts/index.ts'
import { postMail, writeConfirmation } from '../mails/index.ts'
import { currencyOf } from '../site/index.ts'
import { orderReference } from '../../infra/wire/order-reference.ts'
import type { OrderRow } from './tables.ts'

type Confirming = {
  readonly mailId: number
  readonly now: number
  /** A resend on request. */
  readonly again?: boolean
}

/** Puts the confirmation of a paid order into the outbox, once; a customer without an e-mail address gets none. */
export function confirmOrder(
  tx: Tx,
  { id: orderId, total, userId }: OrderRow,
  lines: readonly LineRow[],
  { mailId, now, again = false }: Confirming,
): Promise<void> {
  const envelope = {
    mailId,
    kind: 'order-confirmation',
    about: again ? `${orderId} again ${mailId}` : String(orderId),
    readers: [userId],
    orderId,
    now,
  }
  return postMail(tx, envelope, async (reader) => {
    const currency = currencyOf(await tx.site.getClient())
    const items = await presentItems(tx, lines, { currency, now })
    return writeConfirmation({
      ...reader,
      reference: orderReference(orderId),
      items,
      passes: await passesOf(tx, items),
      paid: { minor: total, symbol: currency.symbol },
      madeAt: now,
    })
  })
}

/** Pass codes by line; only lines without bookings can have passes. */
async function passesOf(tx: Tx, items: readonly Unworded<CartItem>[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const ids = items.filter(({ type }) => type === 'pricing_option').map(({ id }) => id)
  const found = ids.length > 0 ? await tx.guestPasses.codesOf({ ownedPackageIds: ids }) : []
  const byLine = Map.groupBy(found, ({ ownedPackageId }) => ownedPackageId)
  return new Map([...byLine].map(([id, passes]) => [id, passes.map(({ code }) => code)]))
}
