import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { TransactionRow } from '../tables.ts'

/** The caller's attempt, by its uuid or its short id. Throws `item_not_found` for one that does not exist and for somebody else's alike. */
export async function findOwnAttempt({ store }: Deps, userId: number, named: string): Promise<TransactionRow> {
  const row = await store.read((reads) =>
    /^\d{1,15}$/.test(named) ? reads.payments.byId({ id: Number(named) }) : reads.payments.byUuid({ uuid: named }),
  )
  if (!row || row.userId !== userId) throw new PlatformError('item_not_found')
  return row
}
