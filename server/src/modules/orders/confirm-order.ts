import type { CartItem, Unworded } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { postMail, readPlaces, writeConfirmation } from '../mails/index.ts'
import { currencyOf } from '../site/index.ts'
import { presentOrder } from './presenter.ts'
import type { OrderRow } from './tables.ts'

type Confirming = {
  readonly mailId: number
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly now: number
  /** A resend on request. */
  readonly again?: boolean
}

/**
 * Puts the confirmation of a paid order, as it is now, into the outbox, once; a customer without an e-mail address gets
 * none. It says the same as the receipt on the site. [O-300]
 */
export function confirmOrder(
  tx: Tx,
  order: OrderRow,
  { mailId, publicUrl, now, again = false }: Confirming,
): Promise<void> {
  const { id: orderId, userId } = order
  const envelope = {
    mailId,
    kind: 'order-confirmation',
    about: again ? `${orderId} again ${mailId}` : String(orderId),
    readers: [userId],
    orderId,
    now,
  }
  return postMail(tx, envelope, async (reader) => {
    const { symbol } = currencyOf(await tx.site.getClient())
    const receipt = await presentOrder(tx, order, now)
    const venueIds = receipt.items.flatMap(({ venue, home_venue: home }) => venue?.id ?? home?.id ?? [])
    return writeConfirmation({
      ...reader,
      order: receipt,
      passes: await passesOf(tx, receipt.items),
      places: await readPlaces(tx, venueIds),
      symbol,
      publicUrl,
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
