import type { Tx } from '../../repositories.ts'
import type { Dated } from '../schedules/index.ts'
import { unlocked } from './get-unlocked.ts'
import { movedNotice, withNotices } from './notices.ts'
import { cartWrites } from './repository.ts'

type Moved = {
  readonly cartId: number
  readonly itemIds: readonly number[]
  readonly before: Dated
  readonly after: Dated
}

/**
 * Adds a notice about lines with a new time or place. The basket's hash changes, so the customer sees it before paying.
 * Part of a transaction. Throws `basket_locked`.
 */
export async function tellMoved(tx: Tx, { cartId, itemIds, before, after }: Moved): Promise<void> {
  const found = await cartWrites(tx).touch({ id: cartId })
  // The basket was paid meanwhile; bookings are announced by mail.
  if (!found) return
  const { id, notices, lost } = unlocked(found)
  const lines = (await tx.carts.itemsOf({ cartId })).filter((line) => itemIds.includes(line.id))
  const said = lines.map(({ name }) => movedNotice(name, before, after))
  await cartWrites(tx).setNotices({ id, notices: withNotices(notices, said), lost })
}
