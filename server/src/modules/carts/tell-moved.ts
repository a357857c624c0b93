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
 * A basket says what of it takes place at another time or in another place by now. Its hash is another one then, so
 * nothing is paid for before it has been looked at. Part of a unit of work. Throws `basket_locked`. [O-46, O-52, O-101]
 */
export async function tellMoved(tx: Tx, { cartId, itemIds, before, after }: Moved): Promise<void> {
  const found = await cartWrites(tx).touch({ id: cartId })
  // It has been paid meanwhile: who booked is told by mail.
  if (!found) return
  const { id, notices, lost } = unlocked(found)
  const lines = (await tx.carts.itemsOf({ cartId })).filter((line) => itemIds.includes(line.id))
  const said = lines.map(({ name }) => movedNotice(name, before, after))
  await cartWrites(tx).setNotices({ id, notices: withNotices(notices, said), lost })
}
