import type { CancellationSource } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { changeClaims } from '../../places/index.ts'
import type { CartItemRow } from '../tables.ts'
import { cancelReservedBookings, cancelReservedBundles } from '../../reservations/index.ts'
import { cartWrites } from '../repository.ts'

type Dropping = {
  readonly cartId: number
  readonly lines: readonly CartItemRow[]
  readonly now: number
  readonly source: CancellationSource
}

/** Removes lines from a basket: cancels their bookings and releases their places. Runs last in its transaction. */
export async function dropLines(tx: Tx, { cartId, lines, now, source }: Dropping): Promise<void> {
  if (lines.length === 0) return
  const itemIds = lines.map(({ id }) => id)
  const released = await tx.places.liveOfCartItems({ itemIds })
  await cancelReservedBookings(tx, { itemIds, now, source })
  await cancelReservedBundles(tx, { itemIds, now, source })
  // Extras first: they refer to the line they belong to.
  const [extras, tops] = [
    lines.filter(({ parentId }) => parentId !== null),
    lines.filter(({ parentId }) => parentId === null),
  ]
  for (const part of [extras, tops]) {
    if (part.length > 0) await cartWrites(tx).deleteItems({ cartId, ids: part.map(({ id }) => id) })
  }
  await changeClaims(tx, { taken: [], released, now })
}
