import type { Tx } from '../../repositories.ts'
import { placeWrites } from './repository.ts'
import type { WaitlistEntryRow } from './waiting/tables.ts'
import { waitlistWrites } from './waiting/repository.ts'

/**
 * Ends the waits of people who have booked as many places as they waited for since they joined, in whatever lines and
 * orders. Part of the transaction that settles the order. [O-434]
 */
export async function endWaits(
  tx: Tx,
  { cartId, now }: { readonly cartId: number; readonly now: number },
): Promise<void> {
  for (const entry of await tx.waitlists.bookedFrom({ cartId })) {
    const { placesId, userId, count, createdAt: since } = entry
    // Locks the places first, like every change of their waitlist: another order of the person is settled before or after.
    await placeWrites(tx).lockRow({ id: placesId })
    const booked = await tx.waitlists.bookedSince({ placesId, userId, since })
    if (booked.some((at) => at.booked >= count)) await endBooked(tx, entry, now)
  }
}

type Moved = { readonly placesId: number; readonly userId: number; readonly count: number; readonly now: number }

/** Ends the wait of a person whose booking was moved to the places that they waited for. Part of a transaction. */
export async function endWaitOfMoved(tx: Tx, { placesId, userId, count, now }: Moved): Promise<void> {
  await placeWrites(tx).lockRow({ id: placesId })
  const entry = await tx.waitlists.findLive({ userId, placesId })
  if (entry?.status === 'waiting' && entry.count <= count) await endBooked(tx, entry, now)
}

async function endBooked(tx: Tx, { id, placesId }: Pick<WaitlistEntryRow, 'id' | 'placesId'>, now: number) {
  if (await waitlistWrites(tx).endBooked({ id, endedAt: now })) {
    await placeWrites(tx).changeWaiting({ id: placesId, count: -1 })
  }
}
