import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { TransactionRow } from '../tables.ts'

/** The caller's attempt. Throws `item_not_found` for one that does not exist and for somebody else's alike. */
export async function findOwnAttempt({ store }: Deps, userId: number, uuid: string): Promise<TransactionRow> {
  const row = await store.read((reads) => reads.payments.byUuid({ uuid }))
  if (!row || row.userId !== userId) throw new PlatformError('item_not_found')
  return row
}
