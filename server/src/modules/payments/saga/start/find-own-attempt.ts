import { PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId, isForVisit } from '../../../../actor.ts'
import type { Deps } from '../../../../deps.ts'
import type { TransactionRow } from '../../tables.ts'

/**
 * The caller's attempt, by uuid or short id; in a third-party checkout, one of its basket. Throws `item_not_found` for
 * an unknown attempt and another user's alike.
 */
export async function findOwnAttempt({ store }: Deps, actor: Actor, named: string): Promise<TransactionRow> {
  const userId = getOwnerId(actor)
  return store.read(async (reads) => {
    const row = await (/^\d{1,15}$/.test(named)
      ? reads.payments.byId({ id: Number(named) })
      : reads.payments.byUuid({ uuid: named }))
    if (!row || row.userId !== userId || !isForVisit(actor, row.cartId)) throw new PlatformError('item_not_found')
    return row
  })
}
