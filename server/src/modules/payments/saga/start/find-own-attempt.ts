import { PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId, isForVisit } from '../../../../actor.ts'
import type { Deps } from '../../../../deps.ts'
import type { TransactionRow } from '../../tables.ts'

/**
 * The caller's attempt, by its uuid or its short id; on a visit one for that basket. Throws `item_not_found` for one that does
 * not exist and for somebody else's alike. [O-17]
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
