import type { Tx } from '../../repositories.ts'
import { placeWrites } from './repository.ts'
import { waitlistWrites } from './waiting/repository.ts'

/** Ends the waits of users who have booked what they waited for. Part of the transaction that settles the order. */
export async function endWaits(
  tx: Tx,
  { cartId, now }: { readonly cartId: number; readonly now: number },
): Promise<void> {
  for (const { id, placesId } of await tx.waitlists.bookedFrom({ cartId })) {
    // Locks the places first, like every change of their waitlist.
    await placeWrites(tx).lockRow({ id: placesId })
    if (await waitlistWrites(tx).endBooked({ id, endedAt: now }))
      await placeWrites(tx).changeWaiting({ id: placesId, count: -1 })
  }
}
