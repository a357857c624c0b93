import type { Sale, StoredLine } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Tx } from '../../../repositories.ts'
import { endWaits, passClaimsToOrder } from '../../places/index.ts'
import type { LineRow } from '../present-items.ts'
import { settleBookingsOfCart, settleBundlesOfCart } from '../../reservations/index.ts'

/**
 * Turns held lines into ordered ones: claims, bookings, and the effects of each type. Part of the transaction that
 * settles the order; nothing in it can be refused.
 */
export async function fulfilLines(
  tx: Tx,
  { cartId, lines, ...sale }: Sale & { readonly cartId: number; readonly lines: readonly LineRow[] },
): Promise<void> {
  await passClaimsToOrder(tx, { itemIds: lines.map(({ id }) => id) })
  await settleBundlesOfCart(tx, { cartId, orderId: sale.orderId })
  await settleBookingsOfCart(tx, { cartId, orderId: sale.orderId })
  await endWaits(tx, { cartId, now: sale.now })
  const tops: readonly StoredLine[] = lines.filter(({ parentId }) => parentId === null)
  for (const [type, ofType] of Map.groupBy(tops, ({ purchasableType }) => purchasableType)) {
    await purchasables[type]?.fulfil(tx, ofType, sale)
  }
}
