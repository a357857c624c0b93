import type { Tx } from '../../repositories.ts'
import type { CartItemRow } from './tables.ts'

/**
 * Takes lines out of a basket and gives their places and pieces back. Lines below others come out first, places in order
 * of schedule, so that two units of work never wait for each other.
 */
export async function dropLines(
  tx: Tx,
  cartId: number,
  lines: readonly CartItemRow[],
  now: number,
  source: 'customers' | 'foh' = 'customers',
): Promise<void> {
  const extras = lines.filter(({ parentId }) => parentId !== null)
  const tops = lines
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => (a.scheduleId ?? '').localeCompare(b.scheduleId ?? ''))
  for (const extra of extras.toSorted((a, b) => (a.pricingOptionId ?? 0) - (b.pricingOptionId ?? 0))) {
    const removed = await tx.carts.deleteItem(cartId, extra.id)
    if (removed && extra.pricingOptionId !== null)
      await tx.occurrences.giveExtraBack(extra.pricingOptionId, extra.quantity)
  }
  for (const line of tops) {
    await tx.carts.deleteItem(cartId, line.id)
    const bundle = await tx.bookings.cancelReserved(cartId, line.id, now, source)
    if (bundle) await tx.occurrences.releasePlace(bundle.scheduleId)
  }
}
