import type { Tx } from '../../repositories.ts'
import { placeWrites } from './repository.ts'
import { waitlistWrites } from './waiting/repository.ts'

/**
 * Who has booked what they waited for, as they may where everybody is told of places that came free, waits no longer.
 * Part of the unit of work that settles the order. [O-48]
 */
export async function endWaits(
  tx: Tx,
  { cartId, now }: { readonly cartId: number; readonly now: number },
): Promise<void> {
  for (const { id, placesId } of await tx.waitlists.bookedFrom({ cartId })) {
    // The places first, as everybody does who changes who waits for them.
    await placeWrites(tx).lockRow({ id: placesId })
    if (await waitlistWrites(tx).endBooked({ id, endedAt: now }))
      await placeWrites(tx).changeWaiting({ id: placesId, count: -1 })
  }
}
